import type { Entry } from '#domain/entry'
import { entrySections, fits, formSections } from '#domain/entry-sections'
import { LateConflictView } from '~/ui/late-conflict-view'
import { toast } from '~/ui/toast'
import { useEntryChange, useSaveEntry, type Choice } from '../stored/entry-change.queries.ts'

/** This device holds another text for a day that is written. Both stay until the person chooses. */
export function UnsentNotice({ entry, takesFocus }: { entry: Entry; takesFocus: boolean }) {
  const { change, changed, conflicts, texts, choiceOf, choose } = useEntryChange(entry, entry)
  const { save, isSaving } = useSaveEntry(entry, entry)
  // A page that was begun before the day had an entry is shown whole.
  const differing = change?.seenVersion === undefined ? changed : conflicts
  const names = formSections.filter((name) => differing.includes(name))
  if (names.length === 0) return null

  const onChoose = (choice: Choice) => {
    const isStorable = fits(choiceOf(choice, names))
    choose(choice, names)
    if (choice === 'saved') return
    if (isStorable) save({ names })
    // The texts are opened in its place.
    else
      void toast({
        title: 'Longer than a page can hold',
        description: 'Please shorten it, and save it then.',
        tone: 'danger',
      })
  }
  return (
    <section
      className="mt-3 mb-2 flex flex-col gap-4 rounded-control border border-warning p-4"
      aria-labelledby="unsent-title"
    >
      <h2 id="unsent-title" ref={takesFocus ? focus : undefined} tabIndex={-1} className="text-21 outline-none">
        This device holds something else you wrote for this day
      </h2>
      <p className="text-soft">The page below is the saved version. Nothing is replaced unless you say so.</p>
      <LateConflictView
        sections={names.map((name) => ({
          title: entrySections[name].title,
          saved: entry[name],
          own: texts[name],
        }))}
        isSaving={isSaving}
        onChoose={onChoose}
      />
    </section>
  )
}

function focus(title: HTMLElement | null): void {
  title?.focus()
}
