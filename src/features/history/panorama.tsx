import { useEffect, type CSSProperties } from 'react'
import { hillView } from '#domain/ridges'
import { skyOfDays, skyProperties } from '#domain/sky'
import { dayOfYear, shortDate } from '#domain/time/local-date'
import { monthTitle } from '#domain/time/month'
import { dayInWords, hillOfDay, skyOfDayOfYear, type DaysOfYear } from '#domain/year'
import { OpenLink } from './reading/open-entry.tsx'
import { useOneTabStop } from './use-one-tab-stop.ts'

/** A year to walk along: each written day is a hill, which opens its page. It begins at the latest one. */
export function Panorama({ year, found }: { year: number; found: DaysOfYear }) {
  const { stop, grid, onKeyDown } = useOneTabStop(Object.keys(found))
  const latest = Object.keys(found).at(-1)
  const sky = { ...skyOfDays(Object.values(found).map(skyOfDayOfYear)), mood: null }
  useEffect(() => {
    const walk = grid.current
    if (walk && latest) walk.scrollTo({ left: (dayOfYear(latest) / 366) * walk.scrollWidth - walk.clientWidth * 0.75 })
  }, [grid, latest])
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  return (
    // The keys are those of the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={grid} onKeyDown={onKeyDown} className="panorama-walk" style={skyProperties(sky) as CSSProperties}>
      <div role="group" aria-label={`The hills of ${year}`} className="panorama-land">
        {months.map((month) => (
          <span key={month} aria-hidden className="panorama-month" style={placeOf(`${month}-01`)}>
            {monthTitle(month).slice(0, 3)}
          </span>
        ))}
        {Object.entries(found).map(([date, day]) => {
          const { path, distance } = hillOfDay(date, day)
          return (
            <OpenLink
              key={date}
              date={date}
              data-day={date}
              data-label={shortDate(date)}
              tabIndex={date === stop ? 0 : -1}
              aria-label={`${shortDate(date)}: ${dayInWords(day)}`}
              className="panorama-day"
              style={
                {
                  ...skyProperties(skyOfDayOfYear(day)),
                  ...placeOf(date),
                  '--distance': distance.toFixed(2),
                } as CSSProperties
              }
            >
              <svg aria-hidden viewBox={`0 0 ${hillView.width} ${hillView.height}`} preserveAspectRatio="none">
                <path d={path} />
              </svg>
            </OpenLink>
          )
        })}
      </div>
    </div>
  )
}

const placeOf = (date: string) => ({ '--at': `${((dayOfYear(date) / 366) * 100).toFixed(2)}%` }) as CSSProperties
