import type { FormEvent } from 'react'
import { bothSections, type Entry } from '#domain/entry'
import {
  coachSections,
  entrySections,
  fits,
  requiredSections,
  sectionNames,
  type EntryTexts,
  type SectionName,
} from '#domain/entry-sections'
import { Button } from '~/ui/button'
import { CountedBox } from '~/ui/counted-box'
import { LinedBox } from '~/ui/lined-box'
import { toast, warmToasts } from '~/ui/toast'

type EntryEditorProps = {
  entry: Entry
  texts: EntryTexts
  changed: SectionName[]
  onDevice: boolean
  isSaving: boolean
  isWaiting: boolean
  onType: (name: SectionName, text: string) => void
  onCancel: () => void
  onSave: () => void
}

export function EntryEditor(props: EntryEditorProps) {
  const { entry, texts, changed, onDevice, isSaving, isWaiting, onType, onCancel, onSave } = props
  // An imported entry may lack a required section from the beginning.
  const isComplete = requiredSections.every((name) => texts[name].trim() !== '' || entry[name] === '')
  const asksCoach = coachSections.some((name) => changed.includes(name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) onSave()
    else void toast({ ...bothSections, tone: 'danger' })
  }
  const state = isSaving
    ? asksCoach && 'Your reply is being written anew'
    : changed.length > 0 && stateOf({ onDevice, isWaiting })
  return (
    <form onSubmit={submit} onFocus={warmToasts} className="flex flex-col gap-6">
      {sectionNames.map((name) => {
        const { title, shownAs, maxLength, question } = entrySections[name]
        const box = {
          label: title,
          value: texts[name],
          onChange: (text: string) => onType(name, text),
          max: maxLength,
          disabled: isSaving,
        }
        return (
          <section key={name} className="flex flex-col gap-3">
            <h3 className="text-17">{title}</h3>
            {shownAs === 'items' ? <LinedBox {...box} /> : <CountedBox {...box} placeholder={question} />}
          </section>
        )
      })}
      <p className="text-15 text-soft">The AI response updates automatically after changes to gratitude and goals.</p>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-card px-6 py-4">
        <p role="status" className={`mr-auto text-15 ${onDevice ? 'text-soft' : 'text-warning'}`}>
          {state}
        </p>
        <Button onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={isSaving || changed.length === 0 || !fits(texts)}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

function stateOf({ onDevice, isWaiting }: { onDevice: boolean; isWaiting: boolean }): string {
  if (!onDevice) return 'This device has no room left'
  return isWaiting
    ? 'Saved on this device. It will be sent when the connection is back.'
    : 'On this device, not saved yet'
}
