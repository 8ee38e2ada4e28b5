import type { CSSProperties } from 'react'
import type { Highlights } from '#domain/highlights/highlights'
import { skyProperties, type Skies, type Sky } from '#domain/sky'
import { longDate, weekdayOf } from '#domain/time/local-date'

/** `skies`: without them a written day is a sun. */
export type Days = Pick<Highlights, 'days'> & { skies?: Skies }

export function DaysOfWeek({ days, skies }: Days) {
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

/** The sky of a day with the sun, or the outline of a day that has none. */
export function Day({ sky, className }: { sky: Sky | undefined; className: string }) {
  return (
    <span
      aria-hidden
      className={`highlight-day ${sky ? 'sky-tile' : ''} ${className}`}
      data-risen={sky?.isWritten || undefined}
      style={sky && (skyProperties(sky) as CSSProperties)}
    />
  )
}

export function Said({ date, isWritten }: Highlights['days'][number]) {
  return (
    <span className="sr-only">
      {longDate(date)}, {isWritten ? 'written' : 'not written'}
    </span>
  )
}
