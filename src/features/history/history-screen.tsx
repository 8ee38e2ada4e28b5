import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { monthOf } from '#domain/time/month'
import type { User } from '#domain/user'
import { drawnHistory, frame, history } from '#domain/texts'
import { PlaceOfYear, yearComesFirst } from '~/drawings/year'
import { useUser } from '~/features/user/user.queries'
import { useMedia } from '~/lib/use-media'
import { useToday } from '~/lib/use-today'
import { Button } from '~/drawings/button'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { reportNotOpened } from '~/ui/report-not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import { WhenSeen } from '~/ui/when-seen'
import { AskLine } from './ask-line.tsx'
import { Entries } from './entries.tsx'
import type { Editor } from './reading/entry-day.tsx'
import { statsQuery } from './history.queries.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { SearchField } from './search-field.tsx'
import { Stats } from './stats.tsx'
import { paneFits } from './reading/pane.ts'
import { useOpenEntry } from './reading/use-open-entry.ts'
import { useDayKeys } from './reading/use-day-keys.ts'
import { useNeighbours, useTurn } from './reading/use-turn.ts'
import './history.css'

const YearView = lazyPart(async () => (await import('./year-view.tsx')).YearView, nothing)

type HistoryScreenProps = { banner: ReactNode; editor: Editor }

export function HistoryScreen(props: HistoryScreenProps) {
  const { user } = useUser()
  return user && <HistoryOf user={user} {...props} />
}

function HistoryOf({ user, banner, editor }: HistoryScreenProps & { user: User }) {
  const today = useToday(user.timezone)
  const { data: stats } = useQuery(statsQuery(today))
  const { opened, marked, open, close } = useOpenEntry()
  const [month, setMonth] = useMonth(today, opened)
  /** The list shows the latest entries until a month is chosen. */
  const [listed, setListed] = useState<string>()
  const [looksFor, setLooksFor] = useState('')
  const {
    Part: OpenedEntry,
    open: fetchEntry,
    warm: warmUp,
  } = useOnFirstUse(async () => (await import('./reading/opened-entry.tsx')).OpenedEntry)
  const load = useCallback(async () => {
    if (!(await fetchEntry())) reportNotOpened(history.notOpened)
  }, [fetchEntry])
  useEffect(() => {
    if (opened) void load()
  }, [opened, load])
  /** The effect above does not run for an entry that is open, and could not be loaded. */
  const openAgain: typeof open = (...place) => (place[0] === opened && !OpenedEntry ? void load() : open(...place))
  const row = { today, zone: user.timezone, opened, onOpen: openAgain, onAboutToOpen: warmUp }
  const years = stats?.years ?? []
  const neighbours = useNeighbours(opened, stats?.years)
  const turn = useTurn(opened, neighbours, (date) => {
    // The list follows to a day that it does not show.
    if (looksFor === '' && !document.querySelector(`[data-entry='${date}']`)) setListed(monthOf(date))
    open(date)
  })
  const isBeside = useMedia(paneFits)
  const yearPlace = useRef<HTMLDivElement>(null)
  const hasRoomForYear = useMedia(yearComesFirst)
  const isYearFirst = hasRoomForYear && (!stats || years.length > 0)
  const placeOfYear = <PlaceOfYear year={years.at(-1) ?? Number(today.slice(0, 4))} />
  const year = <YearView today={today} years={years} onAboutToOpen={warmUp} />
  useDayKeys({ opened, isBeside, onTurn: turn, onClose: close })

  return (
    <Page width="desk">
      <PageHeader title={drawnHistory.title} back={{ to: '/', label: frame.backToToday }}>
        {!hasRoomForYear && years.length > 0 && (
          <Button look="plain" className="px-0! text-15!" onClick={() => yearPlace.current?.scrollIntoView()}>
            {drawnHistory.toYear}
          </Button>
        )}
      </PageHeader>
      {isYearFirst && <Suspense fallback={placeOfYear}>{stats ? year : placeOfYear}</Suspense>}
      <div className="journey-room">
        <div
          className="journey"
          data-searching={looksFor !== '' || undefined}
          data-opened={(isBeside && OpenedEntry && opened) || undefined}
        >
          <div className="journey-search">
            <SearchField onLookFor={setLooksFor} />
            <AskLine key={user.id} user={user} typed={looksFor} row={row} />
          </div>
          <div className="journey-side">
            <div className="journey-own">
              <MonthCalendar
                {...row}
                weekStart={user.weekStart}
                years={years}
                month={month}
                onChoose={(chosen) => {
                  setMonth(chosen)
                  setListed(chosen)
                }}
              />
              <Stats stats={stats} />
            </div>
            <Entries
              {...row}
              looksFor={looksFor}
              month={listed}
              firstDate={stats?.firstDate ?? null}
              onShowRecent={() => {
                setMonth(monthOf(today))
                setListed(undefined)
              }}
            />
          </div>
          {OpenedEntry && (
            <OpenedEntry
              {...neighbours}
              user={user}
              date={opened}
              marked={marked}
              Editor={editor}
              onTurn={turn}
              onClose={close}
            />
          )}
        </div>
      </div>
      {/* Nothing is advertised beside an open entry, whose tone may forbid it. */}
      {!opened && banner}
      {!isYearFirst && (
        <div ref={yearPlace} className="min-h-svh print:min-h-0">
          <WhenSeen>{year}</WhenSeen>
        </div>
      )}
    </Page>
  )
}

/**
 * The month of the calendar: the chosen one, or the one of the entry that was opened last. The month of today ends
 * with it.
 */
function useMonth(today: string, opened: string | undefined) {
  const [month, setMonth] = useState(monthOf(opened ?? today))
  const [followed, setFollowed] = useState(opened)
  const thisMonth = monthOf(today)
  const [lastMonth, setLastMonth] = useState(thisMonth)
  if (thisMonth !== lastMonth) {
    setLastMonth(thisMonth)
    if (month === lastMonth && !opened) setMonth(thisMonth)
  }
  if (opened !== followed) {
    setFollowed(opened)
    if (opened) setMonth(monthOf(opened))
  }
  return [month, setMonth] as const
}
