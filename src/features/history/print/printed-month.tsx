import { monthTitle } from '#domain/time/month'
import { MonthGrid } from '~/drawings/month-grid'
import { Sun } from '~/drawings/sun'

/** The title page of a month: its calendar, with a sun for each written day. */
export function PrintedMonth({ month, name, written }: { month: string; name: string; written: string[] }) {
  return (
    <section className="printed-title">
      <h2 id="printed-month">{monthTitle(month)}</h2>
      <p className="printed-small">
        {name}, {written.length === 1 ? 'one morning' : `${written.length} mornings`}
      </p>
      <MonthGrid
        month={month}
        labelledBy="printed-month"
        renderDay={(date) => (
          <span className="month-day" data-written={written.includes(date) || undefined}>
            {Number(date.slice(8))}
            {written.includes(date) && <Sun />}
          </span>
        )}
      />
    </section>
  )
}
