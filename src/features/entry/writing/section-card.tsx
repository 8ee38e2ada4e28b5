import { useId } from 'react'
import type { Entry } from '#domain/entry'
import { entrySections, fits, type SectionName } from '#domain/entry-sections'
import { Button } from '~/ui/button'
import { Card } from '~/drawings/card'
import { CountedBox } from '~/ui/counted-box'
import { LateConflictView } from '~/ui/late-conflict-view'
import { warmToasts } from '~/ui/toast'
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
  return (
    <Card roomy aria-labelledby={titleId} className="flex flex-col gap-3" onFocus={warmToasts}>
      <h2 id={titleId} className="text-21">
        {title}
      </h2>
      <CountedBox
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
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          onClick={() => save({ names: [name] }, { onSuccess: (delivered) => delivered && onSaved?.() })}
          disabled={isSaving || isConflict || !isChanged || !fits({ [name]: text })}
        >
          {action}
        </Button>
        <p role="status" className={`text-15 ${isChanged && !onDevice ? 'text-warning' : 'text-soft'}`}>
          {isSaving || isChanged
            ? saveStateOf({
                begun: isChanged,
                onDevice,
                isSending: isSaving,
                isWaiting: isWaiting(name),
                draft: 'On this device, not saved yet',
              })
            : entry[name] && 'Saved'}
        </p>
      </div>
    </Card>
  )
}
