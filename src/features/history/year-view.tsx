import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useId, useState } from 'react'
import { formats } from '#domain/time/formats'
import { noonUtc } from '#domain/time/local-date'
import { monthOf, monthsOf, monthTitle } from '#domain/time/month'
import { daysInWords } from '#domain/year-words'
import { common, yearWords } from '#domain/texts'
import { PictureOfMonth, YearRoom } from '~/drawings/year'
import { Button } from '~/drawings/button'
import { Arrow } from './arrow.tsx'
import { Panorama, walkTo } from './panorama.tsx'
import { yearQuery } from './history.queries.ts'
import { useOneTabStop } from './use-one-tab-stop.ts'

type YearProps = {
  today: string
  /** Those that have an entry: no other one is shown. */
  years: number[]
  onAboutToOpen: () => void
}

/** A year as one land to walk along, and its months. */
export function YearView({ today, years, onAboutToOpen }: YearProps) {
  const titleId = useId()
  const [chosen, setChosen] = useState<number>()
  const year = chosen ?? years.at(-1) ?? Number(today.slice(0, 4))
  const before = years.findLast((other) => other < year)
  const after = years.find((other) => other > year)
  const { data, error, isFetching, refetch } = useQuery(yearQuery(String(year)))
  const found = data ?? {}
  const walk = useOneTabStop(Object.keys(found))

  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isFetching}
      className="flex flex-col gap-3"
      onPointerEnter={onAboutToOpen}
    >
      <YearRoom
        year={year}
        walk={data && <Panorama key={year} {...{ year, found, walk }} />}
        titleId={titleId}
        arrows={
          years.length > 1 && (
            <>
              <Arrow
                name={yearWords.previous}
                isEnd={before === undefined}
                onPress={() => setChosen(before)}
                icon={ChevronLeft}
              />
              <Arrow
                name={yearWords.next}
                isEnd={after === undefined}
                onPress={() => setChosen(after)}
                icon={ChevronRight}
              />
            </>
          )
        }
      >
        {error && !data ? (
          <p role="alert" className="flex min-h-18 flex-wrap items-center gap-x-3 text-15 text-danger">
            {yearWords.failed}
            <Button look="plain" className="px-0!" onClick={() => void refetch()}>
              {common.tryAgain}
            </Button>
          </p>
        ) : (
          <div className="year-months">
            {monthsOf(year).map((month) => {
              const days = Object.entries(found).flatMap(([date, day]) => (monthOf(date) === month ? day : []))
              return (
                <button
                  key={month}
                  type="button"
                  className="year-month"
                  onClick={() => walkTo(walk.grid.current, `[data-month='${month}']`)}
                >
                  <PictureOfMonth days={days} />
                  <span className="sr-only">{yearWords.month(monthTitle(month), daysInWords(days))}</span>
                  <span aria-hidden>{formats.shortMonthName().format(noonUtc(`${month}-15`))}</span>
                </button>
              )
            })}
          </div>
        )}
      </YearRoom>
    </section>
  )
}
