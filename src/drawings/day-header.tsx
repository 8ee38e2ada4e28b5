import { longDate } from '#domain/time/local-date'
import { dayTitle, guestName } from '#domain/motivation'

type DayHeaderProps = { name: string | undefined; date: string; isToday?: boolean; isWritten?: boolean }

export function DayHeader({ name, date, isToday = true, isWritten = false }: DayHeaderProps) {
  return (
    <header className="day-header">
      <h1 className="text-28 desk:text-40">{dayTitle({ date, isToday, isWritten })}</h1>
      <p className="mt-2 text-soft">
        Welcome, {name || guestName}
        {isToday && (
          <>
            . It is <time dateTime={date}>{longDate(date)}</time>.
          </>
        )}
      </p>
    </header>
  )
}
