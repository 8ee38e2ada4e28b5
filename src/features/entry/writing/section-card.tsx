import { useId, type FocusEvent } from 'react'
import type { Entry } from '#domain/entry'
import { entrySections, fits, type SectionName } from '#domain/entry-sections'
import { Button } from '~/drawings/button'
import { SectionFrame } from '~/drawings/section-frame'
import { LateConflictView } from '~/ui/late-conflict-view'
import { PaperBox } from '~/ui/paper-box'
import { useEntryChange, useSaveEntry } from '../stored/entry-change.queries.ts'
import { saveStateOf } from '~/device/save-state'

type SectionCardProps = {
  entry: Entry
  name: SectionName
  /** What the section is called within a sentence. */
  noun: string
  action: string
  question?: string
  onSaved?: () => void
}

/** A section that is written in a card of its own, below the stored page. */
export function SectionCard({ entry, name, noun, action, question, onSaved }: SectionCardProps) {
  const titleId = useId()
  const { texts, changed, conflicts, onDevice, isWaiting, type, choose } = useEntryChange(entry, entry)
  const { save, isSaving } = useSaveEntry(entry, entry)
  const section = entrySections[name]
  const { title } = section
  const text = texts[name]
  const isChanged = changed.includes(name)
  const isConflict = conflicts.includes(name)
  const isSavable = !isSaving && !isConflict && isChanged && fits({ [name]: text })
  /**
   * Without a message, which the card does not need, and without an advertisement. The button loses the focus when it is
   * disabled, and nothing is left then.
   */
  const saveOnLeaving = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!isSavable || !(target instanceof HTMLTextAreaElement) || currentTarget.contains(relatedTarget)) return
    save({ names: [name], isQuiet: true })
  }
  return (
    <SectionFrame
      {...{ title, titleId }}

      onBlur={saveOnLeaving}
      foot={
        <>
          <Button
            onClick={() => save({ names: [name] }, { onSuccess: (delivered) => delivered && onSaved?.() })}
            disabled={!isSavable}
          >
            {action}
          </Button>
          <p role="status" className={`text-13 ${isChanged && !onDevice ? 'text-warning' : 'text-soft'}`}>
            {isSaving || isChanged
              ? saveStateOf({
                  begun: isChanged,
                  onDevice,
                  isSending: isSaving,
                  isWaiting: isWaiting(name),
                  draft: 'On this device until it is saved',
                })
              : entry[name] && 'Saved'}
          </p>
        </>
      }
    >
      <PaperBox
        label={title}
        value={text}
        onChange={(next) => type(name, next)}
        max={section.maxLength}
        placeholder={question ?? section.question}
      />
      {isConflict && (
        <div className="flex flex-col gap-3 rounded-control border border-warning p-4">
          <p>The {noun} was saved elsewhere in the meantime.</p>
          <LateConflictView
            sections={[{ title, saved: entry[name], own: text }]}
            onChoose={(choice) => choose(choice, [name])}
          />
        </div>
      )}
    </SectionFrame>
  )
}
