import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer } from 'lucide'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { addDays, longDate } from '#domain/time/local-date'
import { addMonths, monthOf, monthTitle } from '#domain/time/month'
import { firstLineOf } from '#domain/on-this-day'
import { skyOfKnown } from '#domain/sky'
import { common, history } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { ActionWords } from '~/drawings/action-words'
import { Button } from '~/drawings/button'
import { Select } from '~/ui/select'
import { Arrow } from './arrow.tsx'
import { monthEntriesQuery, recentQuery, writtenDaysQuery } from './history.queries.ts'
import { DayMark, MonthGrid } from '~/drawings/month-grid'

type MonthCalendarProps = {
  today: string
  zone: string
  weekStart: string
  /** Those that have an entry, for the list of years. */
  years: number[]
  /** The shown month. */
  month: string
  onChoose: (month: string) => void
  /** The day of the open entry. */
  opened: string | undefined
  onOpen: (date: string) => void
  onAboutToOpen: () => void
}

/** One month, with a sun for each day that has an entry. */
export function MonthCalendar({
  today,
  zone,
  weekStart,
  years,
  month,
  onChoose,
  opened,
  onOpen,
  onAboutToOpen,
}: MonthCalendarProps) {
  const titleId = useId()
  const { written, found, error, isFetching, refetch } = useDaysOfMonth(month, today)
  const { stop, grid, onKeyDown } = useDayStops({
    month,
    setMonth: onChoose,
    preferred: written.includes(today) || monthOf(today) === month ? today : written[0],
  })

  return (
    <section aria-labelledby={titleId} className="journey-month desk:gap-2">
      <div className="flex items-center gap-x-1">
        <h2
          id={titleId}
          aria-live="polite"
          className={`grow text-21 wrap-anywhere first-letter:uppercase ${opened ? '' : 'desk:text-28'}`}
        >
          {monthTitle(month)}
        </h2>
        <Arrow name={history.month.previous} onPress={() => onChoose(addMonths(month, -1))} icon={ChevronLeft} />
        <Arrow name={history.month.next} onPress={() => onChoose(addMonths(month, 1))} icon={ChevronRight} />
      </div>
      {/* Above the days, whose rows are as many and as high as each month needs. */}
      {years.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <Years {...{ month, today, years }} onChoose={(year) => onChoose(`${year}${month.slice(4)}`)} />
          {written.length > 0 && (
            <Link
              to={`/history/print/${month}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-control text-15 text-soft hover:text-ink"
            >
              <Icon of={Printer} />
              <ActionWords text={history.month.print(monthTitle(month))} />
            </Link>
          )}
        </div>
      )}
      <div ref={grid} className="month-room">
        <MonthGrid
          month={month}
          weekStart={weekStart}
          labelledBy={titleId}
          isBusy={isFetching}
          renderDay={(date) => {
            const isWritten = written.includes(date)
            const entry = found.get(date)
            const line = entry && firstLineOf(entry)
            const words = line && firstWordsOf(line)
            return (
              <button
                type="button"
                data-date={date}
                data-written={isWritten || undefined}
                aria-disabled={!isWritten || undefined}
                aria-current={date === today ? 'date' : undefined}
                data-open={date === opened || undefined}
                tabIndex={date === stop ? 0 : -1}
                onPointerEnter={isWritten ? onAboutToOpen : undefined}
                onKeyDown={onKeyDown}
                onClick={() => isWritten && onOpen(date)}
                className="month-day"
              >
                <span className="sr-only">
                  {history.month.day(longDate(date), { today: date === today, written: isWritten })}
                  {line && ', '}
                </span>
                <DayMark date={date} sky={isWritten ? skyOfKnown(entry, zone) : undefined} />
                {line && <span className="sr-only">{line}</span>}
                {words && (
                  <span aria-hidden className="month-line">
                    {words}
                  </span>
                )}
              </button>
            )
          }}
        />
      </div>
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-15 text-danger">
          {history.month.failed}
          <Button look="plain" className="px-0!" onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        </p>
      )}
    </section>
  )
}

/** Three whole words, or none where a cell has no room for them. */
function firstWordsOf(line: string): string | undefined {
  const words = line.split(/\s+/u).slice(0, 3)
  return words.some((word) => word.length > 10) || words.join(' ').length > 22
    ? undefined
    : words.join(' ').replace(/[\p{P}]+$/u, '')
}

/**
 * The written days of a month, and their entries. The page brings the days of this month and the newest entries along,
 * so they are shown before the others have arrived.
 */
function useDaysOfMonth(month: string, today: string) {
  const isThisMonth = month === monthOf(today)
  const days = useQuery({ ...writtenDaysQuery(month), enabled: isThisMonth })
  const entries = useQuery(monthEntriesQuery(month))
  const recent = useQuery({ ...recentQuery, enabled: false })
  const { error, isFetching, refetch } = isThisMonth ? days : entries
  return {
    written: entries.data?.map(({ date }) => date) ?? days.data ?? [],
    found: new Map([...(recent.data ?? []), ...(entries.data ?? [])].map((entry) => [entry.date, entry])),
    error,
    isFetching,
    refetch,
  }
}

function Years({
  month,
  today,
  years,
  onChoose,
}: Pick<MonthCalendarProps, 'today' | 'years'> & { month: string; onChoose: (year: string) => void }) {
  const shown = Number(month.slice(0, 4))
  const thisYear = Number(today.slice(0, 4))
  // The shown year may have no entry, and so may the one of today, to which the calendar can always return.
  const all = [...new Set([...years, thisYear, shown])].sort((one, other) => other - one)
  if (all.length === 1) return null
  return (
    <label className="flex items-center gap-3 text-15 text-soft">
      {history.month.year}
      <Select className="w-[7rem]" value={shown} onChange={({ target }) => onChoose(target.value)}>
        {all.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Select>
    </label>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The grid has one tab stop. Arrows move by days and weeks, Page Up and Page Down by months. */
function useDayStops({
  month,
  setMonth,
  preferred,
}: {
  month: string
  setMonth: (month: string) => void
  preferred: string | undefined
}) {
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const moves = useRef(false)
  const stop = chosen && monthOf(chosen) === month ? chosen : (preferred ?? `${month}-01`)
  useEffect(() => {
    if (!moves.current) return
    moves.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date='${stop}']`)?.focus()
  }, [stop])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.date
    const to = from && destination(event.key, from)
    if (!to) return
    event.preventDefault()
    moves.current = true
    setChosen(to)
    setMonth(monthOf(to))
  }
  return { stop, grid, onKeyDown }
}

function destination(key: string, from: string): string | undefined {
  if (key in steps) return addDays(from, steps[key]!)
  if (key === 'PageUp') return `${addMonths(monthOf(from), -1)}-01`
  if (key === 'PageDown') return `${addMonths(monthOf(from), 1)}-01`
  return undefined
}
