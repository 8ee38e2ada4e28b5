import type { CSSProperties, ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { fullDawn, skyOfEntry, skyProperties } from '#domain/sky'
import { weekdays, weeksOf } from '#domain/time/month'
import { Sun } from './sun.tsx'
import './month-grid.css'

type MonthGridProps = {
  month: string
  labelledBy?: string
  isBusy?: boolean
  /** Renders the content of one day's cell. */
  renderDay: (date: string) => ReactNode
}

export function MonthGrid({ month, labelledBy, isBusy, renderDay }: MonthGridProps) {
  return (
    <table aria-labelledby={labelledBy} aria-busy={isBusy} className="month-grid">
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={weekday}
              className="h-9 text-[min(var(--text-13),5vw)] font-normal text-soft"
            >
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
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

/** The look of a day that is written: its sky, as far as its entry is known. */
export function tileOf(entry: Entry | undefined, zone: string) {
  return {
    'data-written': true,
    'data-sky': true,
    style: skyProperties(entry ? skyOfEntry(entry, zone) : fullDawn) as CSSProperties,
  }
}

/** The number of a day, and the sun of one that has an entry. */
export function DayMark({ date, isWritten }: { date: string; isWritten: boolean }) {
  return (
    <>
      <span aria-hidden>{Number(date.slice(8))}</span>
      {isWritten && <Sun />}
    </>
  )
}
