import { longDate } from '#domain/time/local-date'
import type { DayPart } from '#domain/time/day-part'
import { firstName } from '#domain/first-name'
import { dayTitle, guestName } from '#domain/motivation'

type DayHeaderProps = { name: string | undefined; date: string; part: DayPart; isToday?: boolean; isWritten?: boolean }

export function DayHeader({ name, date, part, isToday = true, isWritten = false }: DayHeaderProps) {
  const title = dayTitle({ date, part, isToday, isWritten })
  return (
    <header className="day-header">
      <h1 key={title} className="text-28 desk:text-40">
        {title}
      </h1>
      <p className="mt-2 text-soft">
        Welcome, {firstName(name || guestName)}
        {isToday && (
          <time dateTime={date} className="block font-serif">
            {longDate(date)}
          </time>
        )}
      </p>
    </header>
  )
}
