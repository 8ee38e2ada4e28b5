import { useEffect, type CSSProperties } from 'react'
import { hillView } from '#domain/ridges'
import { skyProperties } from '#domain/sky'
import { formats } from '#domain/time/formats'
import { dayOfYear, noonUtc, shortDate } from '#domain/time/local-date'
import { daysIn, monthsOf } from '#domain/time/month'
import { hillOfDay, skyOfDayOfYear, type DaysOfYear } from '#domain/year'
import { dayInWords } from '#domain/year-words'
import { yearWords } from '#domain/texts'
import { OpenLink } from './reading/open-entry.tsx'
import type { useOneTabStop } from './use-one-tab-stop.ts'

type PanoramaProps = { year: number; found: DaysOfYear; walk: ReturnType<typeof useOneTabStop> }

/** A year to walk along: each written day is a hill, which opens its page. It begins at the latest one. */
export function Panorama({ year, found, walk: { stop, grid, onKeyDown } }: PanoramaProps) {
  useEffect(() => {
    walkTo(grid.current, '[data-day]:last-child', { share: 0.6, behavior: 'instant' })
  }, [grid])
  return (
    // The keys are those of the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={grid}
      onKeyDown={onKeyDown}
      onFocus={() => walkTo(grid.current, ':focus-visible', { share: 0.5 })}
      className="panorama-walk"
    >
      <div role="group" aria-label={yearWords.hills(year)} className="panorama-land">
        {monthsOf(year).map((month) => (
          <div
            key={month}
            aria-hidden
            data-month={month}
            className="panorama-month"
            style={{ ...placeOf(`${month}-01`), '--days': daysIn(month) } as CSSProperties}
          >
            <span>{formats.monthName().format(noonUtc(`${month}-15`))}</span>
          </div>
        ))}
        {Object.entries(found).map(([date, day]) => {
          const { path, distance } = hillOfDay(date, day)
          return (
            <OpenLink
              key={date}
              date={date}
              data-day={date}
              data-number={Number(date.slice(8))}
              tabIndex={date === stop ? 0 : -1}
              aria-label={yearWords.day(shortDate(date), dayInWords(day))}
              className="panorama-day"
              style={
                {
                  ...skyProperties(skyOfDayOfYear(day)),
                  ...placeOf(date),
                  '--distance': distance.toFixed(2),
                  '--amount': day.amount,
                  '--mood': day.mood ?? 3,
                } as CSSProperties
              }
            >
              <span className="panorama-light" />
              {day.mood !== 1 && <span className="panorama-sun" />}
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

/** On paper each quarter is a row. */
const placeOf = (date: string) =>
  ({ '--place': dayOfYear(date) - 1, '--row': Math.ceil(Number(date.slice(5, 7)) / 3) }) as CSSProperties

type Stand = { share?: number; behavior?: ScrollBehavior }

/** A place of the land comes to so much of the width. */
export function walkTo(walk: HTMLElement | null, to: string, { share = 0.05, behavior }: Stand = {}) {
  const place = walk?.querySelector<HTMLElement>(to)
  if (place) walk!.scrollTo({ left: place.offsetLeft - walk!.clientWidth * share, behavior })
}
