import { useId, type FocusEvent } from 'react'
import type { Entry } from '#domain/entry'
import { entrySections, fits, type SectionsWith } from '#domain/entry-sections'
import { journal, saving, today } from '#domain/texts'
import { Button } from '~/drawings/button'
import { SectionFrame } from '~/drawings/section-frame'
import { LateConflictView } from '~/ui/late-conflict-view'
import { PaperBox } from '~/ui/paper-box'
import { useEntryChange, useSaveEntry } from '../stored/entry-change.queries.ts'
import { saveStateOf } from '~/device/save-state'

type SectionCardProps = {
  entry: Entry
  name: SectionsWith<'writtenOn', 'card'>
  question?: string
  onSaved?: () => void
}

/** A section that is written in a card of its own, below the stored page. */
export function SectionCard({ entry, name, question, onSaved }: SectionCardProps) {
  const titleId = useId()
  const { texts, changed, conflicts, onDevice, isWaiting, type, choose } = useEntryChange(entry, entry)
  const { save, isSaving } = useSaveEntry(entry, entry)
  const { title, ...section } = journal.sections[name]
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
            {today.cards[name].save}
          </Button>
          <p role="status" className={`text-13 ${isChanged && !onDevice ? 'text-warning' : 'text-soft'}`}>
            {isSaving || isChanged
              ? saveStateOf({
                  begun: isChanged,
                  onDevice,
                  isSending: isSaving,
                  isWaiting: isWaiting(name),
                  draft: saving.untilSaved,
                })
              : entry[name] && today.page.saved}
          </p>
        </>
      }
    >
      <PaperBox
        label={title}
        value={text}
        onChange={(next) => type(name, next)}
        max={entrySections[name].maxLength}
        placeholder={question ?? section.question}
      />
      {isConflict && (
        <div className="flex flex-col gap-3 rounded-control border border-warning p-4">
          <p>{today.cards[name].savedElsewhere}</p>
          <LateConflictView
            sections={[{ title, saved: entry[name], own: text }]}
            onChoose={(choice) => choose(choice, [name])}
          />
        </div>
      )}
    </SectionFrame>
  )
}
