import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useId, useState, type CSSProperties } from 'react'
import { columnOf, daysIn, monthTitle } from '#domain/time/month'
import { dayInWords, daysInWords, type DaysOfYear } from '#domain/year'
import { PictureOfDay, YearRoom } from '~/drawings/year'
import { Button } from '~/drawings/button'
import { Arrow } from './arrow.tsx'
import { Panorama } from './panorama.tsx'
import { yearQuery } from './history.queries.ts'
import { OpenLink } from './reading/open-entry.tsx'
import { useOneTabStop } from './use-one-tab-stop.ts'

type YearProps = {
  today: string
  weekStart: string
  /** Those that have an entry: no other one is shown. */
  years: number[]
  onAboutToOpen: () => void
}

/** A sky for each day of a year: how much was written, and the mood. */
export function YearView({ today, weekStart, years, onAboutToOpen }: YearProps) {
  const titleId = useId()
  const [chosen, setChosen] = useState<number>()
  const year = chosen ?? years.at(-1) ?? Number(today.slice(0, 4))
  const before = years.findLast((other) => other < year)
  const after = years.find((other) => other > year)
  const { data, error, isFetching, refetch } = useQuery(yearQuery(String(year)))
  const found = data ?? {}
  const { stop, grid, onKeyDown } = useOneTabStop(Object.keys(found))

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3" onPointerEnter={onAboutToOpen}>
      <YearRoom
        year={year}
        panorama={Object.keys(found).length > 0 && <Panorama key={year} year={year} found={found} />}
        titleId={titleId}
        arrows={
          years.length > 1 && (
            <>
              <Arrow
                name="Previous year"
                isEnd={before === undefined}
                onPress={() => setChosen(before)}
                icon={ChevronLeft}
              />
              <Arrow
                name="Next year"
                isEnd={after === undefined}
                onPress={() => setChosen(after)}
                icon={ChevronRight}
              />
            </>
          )
        }
      >
        {error && !data ? (
          <p role="alert" className="flex flex-wrap items-center gap-x-3 text-15 text-danger">
            The days of this year could not be fetched.
            <Button look="plain" className="px-0!" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          // The keys are those of the links inside.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div ref={grid} onKeyDown={onKeyDown} aria-busy={isFetching} className="year">
            {Array.from({ length: 12 }, (_, index) => {
              const month = `${year}-${String(index + 1).padStart(2, '0')}`
              return <MonthOfDawns key={month} {...{ month, weekStart, found, stop }} />
            })}
          </div>
        )}
      </YearRoom>
    </section>
  )
}

type MonthProps = { month: string; weekStart: string; found: DaysOfYear; stop: string | undefined }

function MonthOfDawns({ month, weekStart, found, stop }: MonthProps) {
  const dates = Array.from({ length: daysIn(month) }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  const title = monthTitle(month)
  const name = title.slice(0, -5)
  const written = dates.flatMap((date) => found[date] ?? [])
  return (
    <div role="group" aria-label={`${title}: ${daysInWords(written)}`} className="year-month">
      <p aria-hidden className="text-13 text-soft">
        {name.slice(0, 3)}
      </p>
      <div className="year-days" style={{ '--weekday': columnOf(`${month}-01`, weekStart) + 1 } as CSSProperties}>
        {dates.map((date, index) => {
          const day = found[date]
          return day ? (
            <OpenLink
              key={date}
              date={date}
              data-day={date}
              tabIndex={date === stop ? 0 : -1}
              aria-label={`${name} ${index + 1}: ${dayInWords(day)}`}
              className="dawn"
            >
              <PictureOfDay day={day} />
            </OpenLink>
          ) : (
            <span key={date} className="dawn" />
          )
        })}
      </div>
    </div>
  )
}
