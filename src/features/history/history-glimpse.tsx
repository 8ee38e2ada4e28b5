import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { skiesOf } from '#domain/sky'
import { shortDate } from '#domain/time/local-date'
import { monthOf, monthTitle } from '#domain/time/month'
import type { User } from '#domain/user'
import { glimpse } from '#domain/texts'
import { useUser } from '~/features/user/user.queries'
import { useToday } from '~/lib/use-today'
import { monthEntriesQuery, statsQuery, writtenDaysQuery } from './history.queries.ts'
import { DayMark, MonthGrid } from '~/drawings/month-grid'

/** The person's own month as a preview at the gate; the example for a person without entries. */
export function HistoryGlimpse({ example }: { example: ReactNode }) {
  const { user } = useUser()
  return user ? <OwnMonth user={user} example={example} /> : example
}

function OwnMonth({ user, example }: { user: User; example: ReactNode }) {
  const { timezone: zone, weekStart } = user
  const today = useToday(zone)
  const month = monthOf(today)
  const { data: stats } = useQuery(statsQuery(today))
  const { data: written } = useQuery(writtenDaysQuery(month))
  // The first data has the days; their pictures follow, where there are any.
  const { data: entries = [] } = useQuery({ ...monthEntriesQuery(month), enabled: (written?.length ?? 0) > 0 })
  if (!stats || stats.total === 0 || !written) return example
  const skies = skiesOf(entries, zone)
  return (
    <figure className="gate-preview">
      <p className="font-serif text-28">{glimpse.mornings(stats.total)}</p>
      {stats.firstDate && stats.total > 1 && (
        <p className="text-15 text-soft">{glimpse.first(shortDate(stats.firstDate))}</p>
      )}
      <div className="mt-4 rounded-card border border-hairline bg-card p-4">
        <p id="own-month" className="px-2 font-serif text-21 first-letter:uppercase">
          {monthTitle(month)}
        </p>
        <MonthGrid
          month={month}
          weekStart={weekStart}
          labelledBy="own-month"
          renderDay={(date) => (
            <span
              className="month-day"
              data-written={written.includes(date) || undefined}
              aria-current={date === today ? 'date' : undefined}
            >
              <DayMark date={date} sky={skies[date]} />
            </span>
          )}
        />
      </div>
      <figcaption className="mt-4 text-13 text-soft">{glimpse.month}</figcaption>
    </figure>
  )
}
