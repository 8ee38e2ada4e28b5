import type { CSSProperties } from 'react'
import type { Highlights } from '#domain/highlights/highlights'
import { skyOfDays, skyProperties, type Skies, type Sky } from '#domain/sky'
import { longDate, noonUtc, weekdayOf } from '#domain/time/local-date'
import { monthOf, monthTitle } from '#domain/time/month'

/** `skies`: without them a written day is a sun. */
type Days = Pick<Highlights, 'days'> & { skies?: Skies }

/** The days of a period: a week as seven days, a month as its days, a year as its months. */
export function DaysStrip(days: Days) {
  if (days.days.length > 31) return <Months {...days} />
  return days.days.length > 7 ? <MonthDays {...days} /> : <Week {...days} />
}

function Week({ days, skies }: Days) {
  return (
    <ol aria-label="The days of the week" className="@container grid w-full max-w-md grid-cols-7">
      {days.map((day) => (
        <li key={day.date} className="flex flex-col items-center gap-2 text-13 text-soft">
          {skies ? (
            <Day sky={skies[day.date]} className="w-full max-w-10" />
          ) : (
            <svg viewBox="0 0 40 40" aria-hidden className="w-full max-w-10">
              {day.isWritten && <path className="highlight-written" d="M9 27a11 11 0 0 1 22 0z" />}
              <path className="stroke-control" strokeWidth="1.75" strokeLinecap="round" d="M4 31h32" />
            </svg>
          )}
          <span aria-hidden>
            {weekdayOf(day.date).slice(0, 1)}
            <span className="hidden @min-[13rem]:inline">{weekdayOf(day.date).slice(1, 3)}</span>
          </span>
          <Said {...day} />
        </li>
      ))}
    </ol>
  )
}

function MonthDays({ days, skies = {} }: Days) {
  const column = noonUtc(days[0]!.date).getUTCDay() + 1
  return (
    <ol aria-label="The days of the month" className="grid w-full max-w-72 grid-cols-7 gap-1.5">
      {days.map((day, index) => (
        <li key={day.date} style={index === 0 ? { gridColumnStart: column } : undefined}>
          <Day sky={skies[day.date]} className="w-full" />
          <Said {...day} />
        </li>
      ))}
    </ol>
  )
}

/** The sky of a day with the sun, or the outline of a day that has none. */
function Day({ sky, className }: { sky: Sky | undefined; className: string }) {
  return (
    <span
      aria-hidden
      className={`highlight-day ${sky ? 'sky-tile' : ''} ${className}`}
      data-risen={sky?.isWritten || undefined}
      style={sky && (skyProperties(sky) as CSSProperties)}
    />
  )
}

function Months({ days, skies = {} }: Days) {
  const months = [...Map.groupBy(days, ({ date }) => monthOf(date))]
  return (
    <ol aria-label="The months of the year" className="grid h-32 w-full max-w-md auto-cols-fr grid-flow-col gap-1">
      {months.map(([month, ofMonth]) => {
        const written = ofMonth.filter(({ isWritten }) => isWritten).length
        return (
          <li key={month} className="flex flex-col items-center justify-end gap-2 text-13 text-soft">
            <span
              aria-hidden
              className="highlight-bar sky-tile"
              style={{
                ...(skyProperties(skyOfDays(ofMonth.flatMap(({ date }) => skies[date] ?? []))) as CSSProperties),
                height: written === 0 ? 0 : `max(4px, ${(written / 31) * 100}%)`,
              }}
            />
            <span aria-hidden className="w-full border-t border-control pt-1 text-center">
              {monthTitle(month).slice(0, 1)}
            </span>
            <span className="sr-only">
              {monthTitle(month)}: {written === 1 ? '1 day' : `${written} days`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Said({ date, isWritten }: Highlights['days'][number]) {
  return (
    <span className="sr-only">
      {longDate(date)}, {isWritten ? 'written' : 'not written'}
    </span>
  )
}
