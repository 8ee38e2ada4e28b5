import type { ReactNode } from 'react'
import type { Sky } from '#domain/sky'
import { shortWeekdayOf } from '#domain/time/local-date'
import { dateOfWeekday, weekdayInWords, weekdaysFrom, weeksOf } from '#domain/time/month'
import { Tile } from './ridges.tsx'
import './month-grid.css'

type MonthGridProps = {
  month: string
  weekStart: string
  labelledBy?: string
  isBusy?: boolean
  /** Renders the content of one day's cell. */
  renderDay: (date: string) => ReactNode
}

export function MonthGrid({ month, weekStart, labelledBy, isBusy, renderDay }: MonthGridProps) {
  return (
    <table aria-labelledby={labelledBy} aria-busy={isBusy} className="month-grid">
      <thead>
        <tr>
          {weekdaysFrom(weekStart).map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={weekdayInWords(weekday)}
              className="h-9 text-[min(var(--text-13),5vw)] font-normal text-soft"
            >
              {shortWeekdayOf(dateOfWeekday(weekday))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, weekStart).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td key={date ?? index} className="p-0.5">
                {date && renderDay(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The number of a day, on the picture of one that has an entry, as far as that is known. */
export function DayMark({ date, sky }: { date: string; sky: Sky | undefined }) {
  return (
    <>
      {sky && <Tile sky={sky} className="month-picture" />}
      <span aria-hidden>{Number(date.slice(8))}</span>
    </>
  )
}
