import { History, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { longDate } from '#domain/local-date'
import { greetingOf } from '#domain/motivation'
import { Wordmark } from '~/ui/wordmark'

export function TodayHeader({ name, date, isToday = true }: { name: string; date: string; isToday?: boolean }) {
  return (
    <header className="flex flex-col gap-5">
      <div className="flex items-center justify-between">
        {/* On a desk the rail beside it carries the name already. */}
        <Link to="/" aria-label="Firstlight, today" className="desk:invisible">
          <Wordmark />
        </Link>
        <nav aria-label="Shortcuts" className="-mr-2 flex">
          <Link to="/history" aria-label="History" className="grid size-11 place-items-center text-soft hover:text-ink">
            <History size={20} strokeWidth={1.75} aria-hidden />
          </Link>
          <Link
            to="/settings"
            aria-label="Settings"
            className="grid size-11 place-items-center text-soft hover:text-ink"
          >
            <Settings size={20} strokeWidth={1.75} aria-hidden />
          </Link>
        </nav>
      </div>
      <div>
        <h1 className="text-28 desk:text-40">{isToday ? greetingOf(date) : longDate(date)}</h1>
        <p className="mt-2 text-soft">
          Welcome, {name}
          {isToday && (
            <>
              . It is <time dateTime={date}>{longDate(date)}</time>.
            </>
          )}
        </p>
      </div>
    </header>
  )
}
