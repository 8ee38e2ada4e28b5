import type { CSSProperties } from 'react'
import { skyOfDays, skyProperties } from '#domain/sky'
import { columnOf, monthOf, monthTitle } from '#domain/time/month'
import { slideshow } from '#domain/texts'
import { Day, DaysOfWeek, Said, type Days } from './days-of-week.tsx'

type DaysStripProps = Days & { weekStart: string }

/** The days of a period: a week as seven days, a month as its days, a year as its months. */
export function DaysStrip({ weekStart, ...days }: DaysStripProps) {
  if (days.days.length > 31) return <Months {...days} />
  return days.days.length > 7 ? <MonthDays weekStart={weekStart} {...days} /> : <DaysOfWeek {...days} />
}

function MonthDays({ weekStart, days, skies }: DaysStripProps) {
  const column = columnOf(days[0]!.date, weekStart) + 1
  return (
    <ol aria-label={slideshow.days.ofMonth} className="grid w-full max-w-72 grid-cols-7 gap-1.5">
      {days.map((day, index) => (
        <li key={day.date} style={index === 0 ? { gridColumnStart: column } : undefined}>
          <Day sky={skies[day.date]} className="w-full" />
          <Said {...day} />
        </li>
      ))}
    </ol>
  )
}

function Months({ days, skies }: Days) {
  const months = [...Map.groupBy(days, ({ date }) => monthOf(date))]
  return (
    <ol aria-label={slideshow.days.months} className="grid h-32 w-full max-w-md auto-cols-fr grid-flow-col gap-1">
      {months.map(([month, ofMonth]) => {
        const written = ofMonth.filter(({ isWritten }) => isWritten).length
        return (
          <li key={month} className="flex flex-col items-center justify-end gap-2 text-13 text-soft">
            <span
              aria-hidden
              className="highlight-bar"
              style={{
                ...(skyProperties(skyOfDays(ofMonth.flatMap(({ date }) => skies[date] ?? []))) as CSSProperties),
                height: written === 0 ? 0 : `max(4px, ${(written / 31) * 100}%)`,
              }}
            />
            <span aria-hidden className="w-full border-t border-control pt-1 text-center uppercase">
              {monthTitle(month).slice(0, 1)}
            </span>
            <span className="sr-only">{slideshow.days.written(monthTitle(month), written)}</span>
          </li>
        )
      })}
    </ol>
  )
}
