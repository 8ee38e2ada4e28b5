import { useEffect, useRef, useState } from 'react'
import { replyChoices, type Entry, type ReplyChoice } from '#domain/entry'
import { coachSections, entrySections, fits, requiredSections, type SectionName } from '#domain/entry-sections'
import { common, editor, journal, saving } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Form } from '~/ui/form'
import { LinedBox } from '~/ui/lined-box'
import { PaperBox } from '~/ui/paper-box'
import { Segmented } from '~/drawings/segmented'
import { toast } from '~/ui/toast'
import { useEntryChange, useSaveEntry } from '../stored/entry-change.queries.ts'

type EntryEditorProps = {
  entry: Entry
  /** The sections that can be changed here. */
  names: SectionName[]
  /** The buttons stay in sight at the end of a dialog. */
  inDialog?: boolean
  /** Opened by a press, so the cursor comes along. */
  takesFocus?: boolean
  onDone: () => void
}

export function EntryEditor({ entry, names, inDialog = false, takesFocus = false, onDone }: EntryEditorProps) {
  const { texts, changed: allChanged, onDevice, isWaiting, type, discard } = useEntryChange(entry, entry)
  const { saveAndWait, isSaving } = useSaveEntry(entry, entry)
  const [reply, setReply] = useState<ReplyChoice>('new')
  const changed = allChanged.filter((name) => names.includes(name))
  // An imported entry may lack a required section from the beginning.
  const isComplete = requiredSections.every((name) => texts[name].trim() !== '' || entry[name] === '')
  // What was saved without a connection is sent later, by the outbox.
  const waits = changed.some(isWaiting)
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && changed.length === 0) onDone()
    waited.current = waits
  }, [waits, changed.length, onDone])
  const asksCoach = coachSections.some((name) => changed.includes(name))
  const hasLetter = Boolean(entry.aiResponse) && entry.tone !== 'help'
  const submit = async () => {
    if (isComplete)
      await saveAndWait({ names: changed, ...(asksCoach && hasLetter && { reply }) }, { onSuccess: onDone })
    else toast({ ...journal.bothSections, tone: 'danger' })
  }
  const cancel = () => {
    onDone()
    if (changed.length > 0) discard(changed)
  }
  const state = isSaving
    ? asksCoach && reply === 'new' && editor.writesReply
    : changed.length > 0 && stateOf({ onDevice, isWaiting: waits })
  return (
    <Form ref={takesFocus ? focusFirstBox : undefined} onSubmit={submit} className="flex flex-col gap-6">
      {names.map((name) => {
        const { title, question } = journal.sections[name]
        const { shownAs, maxLength } = entrySections[name]
        const box = {
          label: title,
          value: texts[name],
          onChange: (text: string) => type(name, text),
          max: maxLength,
          disabled: isSaving,
        }
        return (
          <section key={name} className="flex flex-col gap-2">
            <h3 className="text-21">{title}</h3>
            {shownAs === 'items' ? <LinedBox {...box} /> : <PaperBox {...box} placeholder={question} />}
          </section>
        )
      })}
      {asksCoach && hasLetter ? (
        <div className="flex flex-col items-start gap-2">
          <p className="text-15 text-soft">{editor.answersEarlier}</p>
          <Segmented
            name="letter"
            label={editor.reply.title}
            options={replyChoices.map((value) => ({ value, label: editor.reply[value] }))}
            value={reply}
            onChange={setReply}
          />
        </div>
      ) : (
        <p className="text-15 text-soft">{editor.updatesReply}</p>
      )}
      <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${inDialog ? 'sheet-foot' : ''}`}>
        <p role="status" className={`mr-auto text-15 max-sm:basis-full ${onDevice ? 'text-soft' : 'text-warning'}`}>
          {state}
        </p>
        <Button onClick={cancel} disabled={isSaving}>
          {common.cancel}
        </Button>
        <Button type="submit" look="primary" disabled={isSaving || changed.length === 0 || !fits(texts)}>
          {isSaving ? common.saving : common.save}
        </Button>
      </div>
    </Form>
  )
}

function focusFirstBox(form: HTMLFormElement | null): void {
  const box = form?.querySelector('textarea')
  box?.setSelectionRange(box.value.length, box.value.length)
  box?.focus()
}

function stateOf({ onDevice, isWaiting }: { onDevice: boolean; isWaiting: boolean }): string {
  if (!onDevice) return editor.noRoom
  return isWaiting ? saving.waits : saving.untilSaved
}
