import { monthTitle } from '#domain/time/month'
import type { Entry } from '#domain/entry'
import { skyOfEntry } from '#domain/sky'
import { DayMark, MonthGrid } from '~/drawings/month-grid'

type PrintedMonthProps = { month: string; name: string; zone: string; entries: Entry[] }

/** The title page of a month: its calendar, with the sky of each written day. */
export function PrintedMonth({ month, name, zone, entries }: PrintedMonthProps) {
  return (
    <section className="printed-title">
      <h2 id="printed-month">{monthTitle(month)}</h2>
      <p className="printed-small">
        {name}, {entries.length === 1 ? 'one morning' : `${entries.length} mornings`}
      </p>
      <MonthGrid
        month={month}
        labelledBy="printed-month"
        renderDay={(date) => {
          const entry = entries.find((other) => other.date === date)
          return (
            <span className="month-day" data-written={entry && true}>
              <DayMark date={date} sky={entry && skyOfEntry(entry, zone)} />
            </span>
          )
        }}
      />
    </section>
  )
}
