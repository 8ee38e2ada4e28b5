import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { isLocalDate } from '#domain/local-date'
import type { User } from '#domain/user'
import { useUser } from '~/features/user/user.queries'
import { draftDates, onDraftChange } from '~/lib/draft-store'
import { useToday } from '~/lib/use-today'
import { Page } from '~/ui/page'
import { DayToCome, PastDay, ReadyForToday, UnsentDay } from './day-states.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryPage, type Surroundings } from './entry-page.tsx'
import { EntrySkeleton } from './entry-skeleton.tsx'
import { entryQuery } from './entry.queries.ts'
import { GuestToday } from './guest-today.tsx'
import { sendWaiting } from './outbox.ts'
import { ReplyLetter } from './reply-letter.tsx'
import { TodayHeader } from './today-header.tsx'
import { useEntryDraft } from './use-draft.ts'
import { useGuestHandover } from './use-guest-handover.ts'
import { useSendEntry } from './use-send-entry.ts'
import { WrittenPage } from './written-page.tsx'

export function TodayScreen(around: Surroundings) {
  const { user } = useUser()
  return user ? <MemberToday user={user} around={around} /> : <GuestToday />
}

function MemberToday({ user, around }: { user: User; around: Surroundings }) {
  const [query] = useSearchParams()
  const today = useToday(user.timezone)
  const asked = query.get('date')
  const date = asked && isLocalDate(asked) ? asked : today
  useOutbox(user)
  return (
    <Page>
      <TodayHeader name={user.name || 'Friend'} date={date} isToday={date === today} />
      {date === today && <UnsentDays userId={user.id} today={today} />}
      {/* A day is a page of its own: nothing of yesterday's is left in it. */}
      <Day key={date} user={user} around={around} date={date} today={today} isAsked={asked !== null} responds={query.get('respond') === 'true'} />
    </Page>
  )
}

type DayProps = { user: User; around: Surroundings; date: string; today: string; isAsked: boolean; responds: boolean }

function Day({ user, around, date, today, isAsked, responds }: DayProps) {
  const { data, error } = useQuery(entryQuery(date))
  const { send, isSending, words } = useSendEntry({ userId: user.id, date })
  const { draft, begun } = useEntryDraft(user.id, date)
  useEffect(() => {
    if (error) console.warn('The entry could not be fetched and is treated as none.', error.message)
  }, [error])
  const entry = error ? null : data
  useGuestHandover({ user, today, entry: date === today ? entry : undefined, send })

  if (entry) return <EntryPage user={user} entry={entry} {...around} />
  if (entry === undefined) return <EntrySkeleton />
  if (words !== undefined) {
    return (
      <>
        <WrittenPage {...draft} />
        <ReplyLetter words={words} zone={user.timezone} />
      </>
    )
  }
  if (date > today) return <DayToCome />
  const writes = responds && (date === today || begun)
  if (date < today && !writes) return <PastDay userId={user.id} date={date} />
  if (isAsked && !writes && !begun) return <ReadyForToday />
  return <EntryForm userId={user.id} date={date} beginsAtOnce={responds} isSending={isSending} onSend={(page) => send({ draft: page })} />
}

/** What was sent without a connection goes out when it is back. */
function useOutbox({ id }: User): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const send = () => void sendWaiting(id, queryClient)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [id, queryClient])
}

function UnsentDays({ userId, today }: { userId: string; today: string }) {
  const dates = useSyncExternalStore(onDraftChange, () => draftDates(userId, 'entry').filter((date) => date < today).join())
  return dates.split(',').filter(Boolean).map((date) => <UnsentDay key={date} userId={userId} date={date} />)
}
