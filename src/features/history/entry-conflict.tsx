import type { Entry } from '#domain/entry'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { differing, sections, textIn, type EditDraft } from './edit-draft.ts'
import { moment } from './entry-texts-view.tsx'

type EntryConflictProps = {
  entry: Entry
  draft: EditDraft
  zone: string
  isSaving: boolean
  onKeepTheirs: () => void
  onKeepMine: () => void
  onEditBoth: () => void
}

/** The entry was changed elsewhere while it was changed here: both texts, and nothing replaced unseen. */
export function EntryConflict({
  entry,
  draft,
  zone,
  isSaving,
  onKeepTheirs,
  onKeepMine,
  onEditBoth,
}: EntryConflictProps) {
  const different = differing(entry, draft)
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="warning" title="This entry has changed in the meantime">
        <p>
          It was changed elsewhere on {moment(entry.updatedAt, zone)}. Both texts are safe; nothing is replaced until
          you choose.
        </p>
      </Notice>
      {sections.map(({ name, title }) =>
        different.includes(name) ? (
          <section key={name}>
            <h3 className="text-17">{title}</h3>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <Version title="What stands now" text={entry[name]} />
              <Version title="What you wrote here" text={textIn(entry, draft, name)} isMine />
            </div>
          </section>
        ) : (
          entry[name] && (
            <p key={name} className="text-15 text-soft">
              {title}: the same in both.
            </p>
          )
        ),
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onEditBoth} disabled={isSaving}>
          Edit from both
        </Button>
        <Button onClick={onKeepMine} disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Keep what I wrote here'}
        </Button>
        <Button onClick={onKeepTheirs} disabled={isSaving}>
          Keep what stands now
        </Button>
      </div>
    </div>
  )
}

function Version({ title, text, isMine = false }: { title: string; text: string; isMine?: boolean }) {
  return (
    <div className={`min-w-0 rounded-control border p-4 ${isMine ? 'border-action' : 'border-control'}`}>
      <h4 className="text-13 text-soft">{title}</h4>
      {text ? (
        <p className="mt-1 font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">{text}</p>
      ) : (
        <p className="mt-1 text-soft">Nothing</p>
      )}
    </div>
  )
}
