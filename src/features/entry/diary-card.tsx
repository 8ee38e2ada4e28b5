import { type Entry } from '#domain/entry'
import { entrySections, fits, type SectionName } from '#domain/entry-sections'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ConflictView } from '~/ui/conflict-view'
import { CountedBox } from '~/ui/counted-box'
import { warmToasts } from '~/ui/toast'
import { useEntryChange, useSaveEntry } from './entry-change.queries.ts'
import { LockedCard } from './locked-card.tsx'
import { saveStateOf } from './save-state.tsx'

type DiaryCardProps = { user: User; entry: Entry; onSaved: () => void }

const name: SectionName = 'diaryText'
const { title, question, maxLength } = entrySections[name]

export function DiaryCard({ user, entry, onSaved }: DiaryCardProps) {
  return hasPremium(roleOf(user)) ? <OpenDiary entry={entry} onSaved={onSaved} /> : <ClosedDiary entry={entry} />
}

function OpenDiary({ entry, onSaved }: Omit<DiaryCardProps, 'user'>) {
  const { texts, changed, conflicts, onDevice, isWaiting, type, choose } = useEntryChange(entry, entry)
  const { save, isSaving } = useSaveEntry(entry, entry)
  const text = texts[name]
  const isChanged = changed.includes(name)
  const isConflict = conflicts.includes(name)
  return (
    <Card roomy aria-labelledby="diary-title" className="flex flex-col gap-3" onFocus={warmToasts}>
      <h2 id="diary-title" className="text-21">
        {title}
      </h2>
      <CountedBox
        label={title}
        value={text}
        onChange={(next) => type(name, next)}
        max={maxLength}
        placeholder={question}
      />
      {isConflict && (
        <div className="flex flex-col gap-3 rounded-control border border-warning p-4">
          <p>The diary was saved elsewhere in the meantime.</p>
          <ConflictView
            sections={[{ title, saved: entry[name], own: text }]}
            onChoose={(choice) => choose(choice, [name])}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          onClick={() => save({ names: [name] }, { onSuccess: (delivered) => delivered && onSaved() })}
          disabled={isSaving || isConflict || !isChanged || !fits({ [name]: text })}
        >
          Save Diary
        </Button>
        <p role="status" className={`text-15 ${isChanged && !onDevice ? 'text-warning' : 'text-soft'}`}>
          {isSaving || isChanged
            ? saveStateOf({
                begun: isChanged,
                onDevice,
                isSending: isSaving,
                isWaiting: isWaiting(name),
                draft: 'Kept on this device, not saved yet',
              })
            : entry[name] && 'Stored'}
        </p>
      </div>
    </Card>
  )
}

/** What was written before Premium ended, or as a guest, stays visible. */
function ClosedDiary({ entry }: { entry: Entry }) {
  const { texts, changed } = useEntryChange(entry, entry)
  if (entry.tone) return <QuietDiary text={texts.diaryText} />
  return (
    <LockedCard
      id="diary-title"
      title={title}
      sentence="A page for whatever else the day holds, for nobody's eyes but yours."
      action={<Button disabled>Save Diary</Button>}
    >
      <CountedBox label={title} value={texts[name]} max={maxLength} placeholder={question} />
      {changed.includes(name) && (
        <p className="text-15 text-soft">Kept on this device only. With Premium it can be saved.</p>
      )}
    </LockedCard>
  )
}

/** Beside a page that needs help or quiet nothing is offered. */
function QuietDiary({ text }: { text: string }) {
  if (!text) return null
  return (
    <Card roomy aria-labelledby="diary-title" className="flex flex-col gap-3">
      <h2 id="diary-title" className="text-21">
        Daily Diary
      </h2>
      <p className="font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">{text}</p>
    </Card>
  )
}
