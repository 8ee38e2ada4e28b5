import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formSections, hasText } from '#domain/entry-sections'
import type { Entry } from '#domain/entry'
import { hasPremium, roleOf } from '#domain/plan'
import { ridgesOf, skyAround } from '#domain/sky'
import { today as texts } from '#domain/texts'
import type { DayPart } from '#domain/time/day-part'
import { addDays, dayOfPerson, isLocalDate, longDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { DayHeader } from '~/drawings/day-header'
import { useUser } from '~/features/user/user.queries'
import { onClocks, otherDay } from '~/device/clock'
import { hasSentTexts, readUnsentTexts } from '~/device/guest-texts'
import { useToday } from '~/lib/use-today'
import { whenIdle } from '~/lib/when-idle'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { Page } from '~/drawings/page'
import { holdToasts } from '~/ui/toast'
import { DayPage, type Surroundings } from './day-page.tsx'
import { formTextsOf } from './stored/entry-change.ts'
import { useEntryChange, useSaveEntry } from './stored/entry-change.queries.ts'
import { EntryForm } from './writing/entry-form.tsx'
import { EntrySkeleton } from './entry-skeleton.tsx'
import { entryQuery } from './stored/entry.queries.ts'
import { TodayRoom, useDayPart } from './today-sky.tsx'

// Most days show none of these.
const DayWithoutEntry = lazyPart(async () => (await import('./day-states.tsx')).default)
const WrongClock = lazyPart(async () => (await import('./unsent/wrong-clock.tsx')).WrongClock)
const UnknownDay = lazyPart(async () => (await import('./day-states.tsx')).UnknownDay)
const GuestToday = lazyPart(async () => (await import('./guest-today.tsx')).default)
const loadTransfer = () => import('./unsent/guest-transfer.tsx')
// Guest texts that are not transferred stay on the device.
const GuestTransfer = lazyPart(async () => (await loadTransfer()).default, nothing)
const GuestTransferOfDay = lazyPart(async () => (await loadTransfer()).GuestTransferOfDay, nothing)
const UnsentGuestTexts = lazyPart(async () => (await import('./unsent/unsent-guest-texts.tsx')).default, nothing)

export function TodayScreen(around: Surroundings) {
  const { user } = useUser()
  if (user) return <MemberToday user={user} around={around} />
  return (
    <Suspense
      fallback={
        <Page>
          <EntrySkeleton />
        </Page>
      }
    >
      <GuestToday />
    </Suspense>
  )
}

function MemberToday({ user, around }: { user: User; around: Surroundings }) {
  const [query] = useSearchParams()
  const today = useToday(user.timezone)
  const asked = query.get('date')
  const date = asked && isLocalDate(asked) ? asked : today
  const { data: entry } = useQuery(entryQuery(date))
  const part = useDayPart(user.timezone)
  const days = dayOfPerson(user, date)
  const header =
    entry?.tone === 'help' ? (
      <header className="day-header">
        <h1 className="text-21 first-letter:uppercase max-desk:sr-only">{longDate(date)}</h1>
      </header>
    ) : (
      <DayHeader
        {...{ date, part, days }}
        name={user.name}
        isToday={date === today}
        isWritten={Boolean(entry)}
        dayBefore={
          !hasPremium(roleOf(user)) && <Link to={`/?date=${addDays(today, -1)}`}>{texts.header.dayBefore}</Link>
        }
      />
    )
  return (
    <RoomOfDay {...{ user, date, part, days, entry, header }} isToday={date === today}>
      {date !== today && hasSentTexts() && (
        <Suspense>
          <GuestTransfer user={user} />
        </Suspense>
      )}
      {date === today && around.unsent}
      {date === today && entry !== undefined && entry?.tone !== 'help' && hasText(readUnsentTexts()) && (
        <Suspense>
          <UnsentGuestTexts day={{ userId: user.id, date }} entry={entry} />
        </Suspense>
      )}
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
    </RoomOfDay>
  )
}

type RoomProps = {
  user: User
  date: string
  isToday: boolean
  part: DayPart
  days: number
  entry: Entry | null | undefined
  header: ReactNode
  children: ReactNode
}

/** Its sky is that of the stored page, or of the lines that are written so far. */
function RoomOfDay({ user, date, isToday, part, entry, ...room }: RoomProps) {
  const { change } = useEntryChange({ userId: user.id, date }, null)
  const draft = () => ({ part, ridges: ridgesOf(formTextsOf(change?.fields)), mood: null, isWritten: false })
  return <TodayRoom sky={entry ? skyAround(entry, { zone: user.timezone, part, isToday }) : draft()} {...room} />
}

type DayProps = { user: User; around: Surroundings; date: string; today: string; isAsked: boolean; responds: boolean }

/** The badge of the installed app. */
async function markApp(isUnwritten: boolean): Promise<() => void> {
  await import('~/lib/push-browser').then(({ showBadge }) => showBadge(isUnwritten))
  return () => {}
}

function Day({ user, around, date, today, isAsked, responds }: DayProps) {
  const day = { userId: user.id, date }
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(entryQuery(date))
  const { save, saveAndWait, isSaving, hasFailed, sending } = useSaveEntry(day, null)
  const { change } = useEntryChange(day, null)
  const right = useSyncExternalStore(onClocks, () => otherDay(user.timezone))
  const draft = formTextsOf(change?.fields)
  const begun = change !== undefined && hasText(change.fields)
  useEffect(() => {
    if (error) console.warn('The entry could not be fetched and is treated as none.', error.message)
  }, [error])
  // A toast measures the page, and is not drawn in the frame that replaces the form.
  useEffect(() => (isSaving ? holdToasts() : undefined), [isSaving])
  // Also while it is looked up again: what is typed meanwhile stays where it is.
  const isUnknown = data === undefined && errorUpdateCount > 0
  const entry = isUnknown ? null : data
  const isUnwritten = date === today && data !== undefined ? data === null : undefined
  useEffect(() => (isUnwritten === undefined ? undefined : whenIdle(() => markApp(isUnwritten))), [isUnwritten])
  return (
    <>
      {date === today && hasSentTexts() && (
        <Suspense>
          <GuestTransferOfDay user={user} today={today} entry={entry} save={save} />
        </Suspense>
      )}
      {content()}
    </>
  )

  function content() {
    if (entry === undefined) return <EntrySkeleton />
    if (entry || sending.words !== undefined)
      return (
        <DayPage
          date={date}
          isToday={date === today}
          user={user}
          entry={entry}
          draft={draft}
          sending={sending}
          around={around}
        />
      )
    if (isUnknown && date <= today) {
      // A change of a stored page is not one without it.
      const isEdit = change?.seenVersion !== undefined
      return (
        <>
          <Suspense>
            <UnknownDay begun={begun} isLooking={isFetching} onAgain={() => void refetch()} />
          </Suspense>
          {!isEdit && (date === today || begun) && form()}
        </>
      )
    }
    const writes = responds && (date === today || begun)
    if (date !== today ? date > today || !writes : isAsked && !writes && !begun)
      return (
        <Suspense fallback={<EntrySkeleton />}>
          <DayWithoutEntry date={date} today={today} begun={begun} />
        </Suspense>
      )
    return form()
  }

  function form() {
    return (
      <EntryForm
        day={day}
        beginsAtOnce={responds}
        wasDeleted={data === null && begun && change?.seenVersion !== undefined}
        isSending={isSaving}
        hasFailed={hasFailed}
        ownWeek={around.ownWeek}
        notice={
          <>
            {right && date === today && (
              <Suspense>
                <WrongClock day={day} right={right} />
              </Suspense>
            )}
            {around.letterChoice}
          </>
        }
        onSend={() => saveAndWait({ names: formSections })}
      />
    )
  }
}
