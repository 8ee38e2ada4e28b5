import { type Entry } from '#domain/entry'
import { entrySections, type SectionName } from '#domain/entry-sections'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { CountedBox } from '~/ui/counted-box'
import { useEntryChange } from './entry-change.queries.ts'
import { LockedCard } from './locked-card.tsx'
import { SectionCard } from './section-card.tsx'

type DiaryCardProps = { user: User; entry: Entry; onSaved: () => void }

const name: SectionName = 'diaryText'
const { title, question, maxLength } = entrySections[name]

export function DiaryCard({ user, entry, onSaved }: DiaryCardProps) {
  if (!hasPremium(roleOf(user))) return <ClosedDiary entry={entry} />
  return <SectionCard entry={entry} name={name} noun="diary" action="Save Diary" onSaved={onSaved} />
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
