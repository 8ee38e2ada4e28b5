import type { Highlights } from '#domain/highlights/highlights'
import type { Skies, Sky } from '#domain/sky'
import { longDate, shortWeekdayOf } from '#domain/time/local-date'
import { journal } from '#domain/texts'
import { Tile } from './ridges.tsx'

export type Days = Pick<Highlights, 'days'> & { skies: Skies }

export function DaysOfWeek({ days, skies }: Days) {
  return (
    <ol aria-label={journal.week} className="@container grid w-full max-w-md grid-cols-7">
      {days.map((day) => (
        <li key={day.date} className="flex flex-col items-center gap-2 text-13 text-soft">
          <Day sky={skies[day.date]} className="w-full max-w-10" />
          <span aria-hidden>
            {shortWeekdayOf(day.date).slice(0, 1)}
            <span className="hidden @min-[13rem]:inline">{shortWeekdayOf(day.date).slice(1)}</span>
          </span>
          <Said {...day} />
        </li>
      ))}
    </ol>
  )
}

/** The picture of a day, or the outline of a day that has none. */
export function Day({ sky, className }: { sky: Sky | undefined; className: string }) {
  if (sky) return <Tile sky={sky} className={`highlight-day ${className}`} />
  return <span aria-hidden className={`highlight-day ${className}`} />
}

export function Said({ date, isWritten }: Highlights['days'][number]) {
  return (
    <span className="sr-only">{isWritten ? journal.written(longDate(date)) : journal.unwritten(longDate(date))}</span>
  )
}
