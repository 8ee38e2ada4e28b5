import type { ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import type { User } from '#domain/user'
import { DiaryCard } from './diary-card.tsx'
import { HighlightsCard } from './highlights-card.tsx'
import { ReplyLetter } from './reply-letter.tsx'
import { UnsentNotice } from './unsent-notice.tsx'
import { WrittenPage } from './written-page.tsx'

/** What the route brings from other features. */
export type Surroundings = { banner: ReactNode; onDiarySaved: () => void }

/** A day that is written: the page, its reply, and what else the day may hold. */
export function EntryPage({ user, entry, banner, onDiarySaved }: Surroundings & { user: User; entry: Entry }) {
  return (
    <>
      <WrittenPage gratitudeText={entry.gratitudeText} goalsText={entry.goalsText} />
      <UnsentNotice entry={entry} />
      {/* A day that was brought along from elsewhere has none. */}
      {entry.aiResponse !== '' && <ReplyLetter words={entry.aiResponse} respondedAt={entry.respondedAt} zone={user.timezone} />}
      {banner}
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <DiaryCard user={user} entry={entry} onSaved={onDiarySaved} />
        <HighlightsCard user={user} />
      </div>
    </>
  )
}
