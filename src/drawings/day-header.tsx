import type { ReactNode } from 'react'
import { longDate } from '#domain/time/local-date'
import type { DayPart } from '#domain/time/day-part'
import { dayTitle, lineOfStars } from '#domain/day-title'
import { journal, today } from '#domain/texts'

type DayHeaderProps = {
  name: string | undefined
  date: string
  part: DayPart
  /** How many days the person has been here. */
  days?: number
  isToday?: boolean
  isWritten?: boolean
  /** The way to the day before, for a person without the history. */
  dayBefore?: ReactNode
}

export function DayHeader({
  name,
  date,
  part,
  days = 0,
  isToday = true,
  isWritten = false,
  dayBefore,
}: DayHeaderProps) {
  const title = dayTitle({ date, part, isToday, isWritten })
  return (
    <header className="day-header">
      <h1 key={title} className="text-28 first-letter:uppercase desk:text-40">
        {title}
      </h1>
      <p className="mt-2 wrap-anywhere text-soft">
        {today.header.welcome(name || journal.guest)}
        {isToday && days > 1 && dayBefore && (
          <>
            {/* A wide blank, since a margin would stay where the line is broken. */}
            <span className="[word-spacing:0.7rem]"> </span>
            <span className="inline-block underline underline-offset-4">{dayBefore}</span>
          </>
        )}
        <span className="flex flex-wrap items-baseline gap-x-3">
          {isToday && (
            <time dateTime={date} className="font-serif first-letter:uppercase">
              {longDate(date)}
            </time>
          )}
          {days > 0 && <span>{today.header.day(days)}</span>}
        </span>
        {isToday && lineOfStars(days)}
      </p>
    </header>
  )
}
