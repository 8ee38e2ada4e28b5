import type { FormEvent } from 'react'
import { bothSections, type Entry } from '#domain/entry'
import { entrySections, fits } from '#domain/entry-sections'
import { Button } from '~/ui/button'
import { CountedBox } from '~/ui/counted-box'
import { LinedBox } from '~/ui/lined-box'
import { toast } from '~/ui/toast'
import { differing, isComplete, sections, textIn, type EditDraft, type SectionName } from './edit-draft.ts'

type EntryEditorProps = {
  entry: Entry
  draft: EditDraft
  isChanged: boolean
  onDevice: boolean
  isSaving: boolean
  onWrite: (draft: EditDraft) => void
  onCancel: () => void
  onSave: () => void
}

export function EntryEditor({
  entry,
  draft,
  isChanged,
  onDevice,
  isSaving,
  onWrite,
  onCancel,
  onSave,
}: EntryEditorProps) {
  const change = (name: SectionName, text: string) => onWrite({ ...draft, [name]: text })
  const asksAgain = differing(entry, draft).some((name) => name !== 'diaryText')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete(entry, draft)) void toast({ ...bothSections, tone: 'danger' })
    else onSave()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      {sections.map(({ name, title }) => (
        <section key={name} className="flex flex-col gap-3">
          <h3 className="text-17">{title}</h3>
          {name === 'diaryText' ? (
            <CountedBox
              label={title}
              value={textIn(entry, draft, name)}
              onChange={(text) => change(name, text)}
              max={entrySections.diaryText.maxLength}
              placeholder="Whatever else the day held"
              disabled={isSaving}
            />
          ) : (
            <LinedBox
              label={title}
              value={textIn(entry, draft, name)}
              onChange={(text) => change(name, text)}
              max={entrySections[name].maxLength}
              disabled={isSaving}
            />
          )}
          {draft.fromBoth && differing(entry, draft).includes(name) && entry[name] !== '' && (
            <Other
              text={entry[name]}
              onTake={() => change(name, [draft[name], entry[name]].filter(Boolean).join('\n'))}
            />
          )}
        </section>
      ))}
      <p className="text-15 text-soft">The AI response updates automatically after changes to gratitude and goals.</p>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-card px-6 py-4">
        <p role="status" className={`mr-auto text-15 ${onDevice ? 'text-soft' : 'text-warning'}`}>
          {isSaving
            ? asksAgain
              ? 'Your reply is being written anew'
              : ''
            : isChanged && (onDevice ? 'Kept on this device, not saved yet' : 'This device has no room left')}
        </p>
        <Button onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={isSaving || !isChanged || !fits(draft)}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

/** What stands in the entry, beside what is being written. */
function Other({ text, onTake }: { text: string; onTake: () => void }) {
  return (
    <div className="border-l-2 border-control pl-4">
      <p className="text-13 text-soft">What stands in the entry</p>
      <p className="font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">{text}</p>
      <Button look="plain" className="px-0! text-15!" onClick={onTake}>
        Add this below mine
      </Button>
    </div>
  )
}
