import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { isLocalDate } from '#domain/local-date'
import type { User } from '#domain/user'
import { useUser } from '~/features/user/user.queries'
import { draftDates, onDraftChange } from '~/lib/draft-store'
import { useToday } from '~/lib/use-today'
import { Page } from '~/ui/page'
import { DayPage, type Surroundings } from './day-page.tsx'
import { DayToCome, PastDay, ReadyForToday } from './day-states.tsx'
import { hasWords, readEntryDraft } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { EntrySkeleton } from './entry-skeleton.tsx'
import { entryQuery } from './entry.queries.ts'
import { GuestToday } from './guest-today.tsx'
import { TodayHeader } from './today-header.tsx'
import { UnsentDay } from './unsent-day.tsx'
import { useEntryDraft } from './use-entry-draft.ts'
import { useGuestHandover } from './use-guest-handover.ts'
import { useSendEntry } from './use-send-entry.ts'

export function TodayScreen(around: Surroundings) {
  const { user } = useUser()
  return user ? <MemberToday user={user} around={around} /> : <GuestToday />
}

function MemberToday({ user, around }: { user: User; around: Surroundings }) {
  const [query] = useSearchParams()
  const today = useToday(user.timezone)
  const asked = query.get('date')
  const date = asked && isLocalDate(asked) ? asked : today
  return (
    <Page>
      <TodayHeader name={user.name || 'Friend'} date={date} isToday={date === today} />
      {date === today && <UnsentDays userId={user.id} today={today} />}
      {/* A day is a page of its own: nothing of yesterday's is left in it. */}
      <Day
        key={date}
        user={user}
        around={around}
        date={date}
        today={today}
        isAsked={asked !== null}
        responds={query.get('respond') === 'true'}
      />
    </Page>
  )
}

type DayProps = { user: User; around: Surroundings; date: string; today: string; isAsked: boolean; responds: boolean }

function Day({ user, around, date, today, isAsked, responds }: DayProps) {
  const day = { userId: user.id, date }
  const { data, error } = useQuery(entryQuery(date))
  const { send, isSending, sending } = useSendEntry(day)
  const { words: draft, begun } = useEntryDraft(day)
  useEffect(() => {
    if (error) console.warn('The entry could not be fetched and is treated as none.', error.message)
  }, [error])
  const entry = error ? null : data
  useGuestHandover({ user, today, entry: date === today ? entry : undefined, send })

  if (entry === undefined) return <EntrySkeleton />
  if (entry || sending.words !== undefined)
    return <DayPage user={user} entry={entry} draft={draft} sending={sending} around={around} />
  if (date > today) return <DayToCome />
  const writes = responds && (date === today || begun)
  if (date < today && !writes) return <PastDay begun={begun} date={date} />
  if (isAsked && !writes && !begun) return <ReadyForToday />
  return <EntryForm day={day} beginsAtOnce={responds} isSending={isSending} onSend={(page) => send({ draft: page })} />
}

function UnsentDays({ userId, today }: { userId: string; today: string }) {
  const isUnsent = (date: string) => {
    const draft = readEntryDraft({ userId, date })
    return date < today && draft !== undefined && !draft.isSent && hasWords(draft)
  }
  const dates = useSyncExternalStore(onDraftChange, () => draftDates(userId, 'entry').filter(isUnsent).join())
  return dates
    .split(',')
    .filter(Boolean)
    .map((date) => <UnsentDay key={date} userId={userId} date={date} />)
}
