import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { addDays, longDate } from '#domain/local-date'
import { addMonths, monthOf, monthTitle } from '#domain/month'
import { Button } from '~/ui/button'
import { Select } from '~/ui/select'
import { writtenDaysQuery } from './history.queries.ts'
import { MonthGrid } from './month-grid.tsx'
import { Sun } from './sun.tsx'

type MonthCalendarProps = {
  today: string
  /** Those that have an entry, for the list of years. */
  years: number[]
  onOpen: (date: string) => void
  onAboutToOpen: () => void
}

/** One month, with a sun for each day that has an entry. */
export function MonthCalendar({ today, years, onOpen, onAboutToOpen }: MonthCalendarProps) {
  const titleId = useId()
  const [month, setMonth] = useState(monthOf(today))
  const { data: written = [], error, isFetching, refetch } = useQuery(writtenDaysQuery(month))
  const { stop, grid, onKeyDown } = useDayStops({
    month,
    setMonth,
    preferred: written.includes(today) || monthOf(today) === month ? today : written[0],
  })

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-1">
        <h2 id={titleId} aria-live="polite" className="grow text-21 desk:text-28">
          {monthTitle(month)}
        </h2>
        {written.length > 0 && (
          <Link to={`/history/print/${month}`} aria-label={`Print ${monthTitle(month)}`} className="calendar-arrow">
            <Printer size={20} strokeWidth={1.75} aria-hidden />
          </Link>
        )}
        <button
          type="button"
          aria-label="Previous month"
          className="calendar-arrow"
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <button
          type="button"
          aria-label="Next month"
          className="calendar-arrow"
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <div ref={grid}>
        <MonthGrid
          month={month}
          labelledBy={titleId}
          isBusy={isFetching}
          renderDay={(date) => {
            const isWritten = written.includes(date)
            return (
              <button
                type="button"
                data-date={date}
                data-written={isWritten || undefined}
                aria-disabled={!isWritten || undefined}
                aria-current={date === today ? 'date' : undefined}
                aria-label={`${date === today ? 'Today, ' : ''}${longDate(date)}${isWritten ? ', written' : ''}`}
                tabIndex={date === stop ? 0 : -1}
                onPointerEnter={isWritten ? onAboutToOpen : undefined}
                onKeyDown={onKeyDown}
                onClick={() => isWritten && onOpen(date)}
                className="month-day"
              >
                {Number(date.slice(8))}
                {isWritten && <Sun />}
              </button>
            )
          }}
        />
      </div>
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-15 text-danger">
          The days of this month could not be fetched.
          <Button look="plain" className="px-0!" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <Years {...{ month, today, years }} onChoose={(year) => setMonth(`${year}${month.slice(4)}`)} />
    </section>
  )
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
      Year
      <Select className="w-28" value={shown} onChange={({ target }) => onChoose(target.value)}>
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
