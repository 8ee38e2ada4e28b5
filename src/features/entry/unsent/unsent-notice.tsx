import type { Entry } from '#domain/entry'
import { fits, type SectionName } from '#domain/entry-sections'
import { journal, unsent } from '#domain/texts'
import { LateConflictView } from '~/ui/late-conflict-view'
import { toast } from '~/ui/toast'
import { useEntryChange, useSaveEntry, type Choice } from '../stored/entry-change.queries.ts'

type UnsentNoticeProps = {
  entry: Entry
  /** The sections that differ. */
  names: SectionName[]
  takesFocus: boolean
}

/** This device holds another text for a day that is written. Both stay until the person chooses. */
export function UnsentNotice({ entry, names, takesFocus }: UnsentNoticeProps) {
  const { texts, choiceOf, choose } = useEntryChange(entry, entry)
  const { save, isSaving } = useSaveEntry(entry, entry)
  const onChoose = (choice: Choice) => {
    const isStorable = fits(choiceOf(choice, names))
    choose(choice, names)
    if (choice === 'saved') return
    if (isStorable) save({ names })
    // The texts are opened in its place.
    else toast({ ...unsent.besidePage.tooLong, tone: 'danger' })
  }
  return (
    <section
      className="mt-3 mb-2 flex flex-col gap-4 rounded-control border border-warning p-4"
      aria-labelledby="unsent-title"
    >
      <h2 id="unsent-title" ref={takesFocus ? focus : undefined} tabIndex={-1} className="text-21 outline-none">
        {unsent.besidePage.title}
      </h2>
      <p className="text-soft">{unsent.besidePage.text}</p>
      <LateConflictView
        sections={names.map((name) => ({
          title: journal.sections[name].title,
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
