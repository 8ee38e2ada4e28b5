import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { momentumOf } from '#domain/highlights'
import { monthOf } from '#domain/month'
import { daysOf, periodLabel, weekFrom, weekStartOf } from '#domain/week'
import { writtenDaysQuery } from '~/features/history/history.queries'
import { useUser } from '~/features/user/user.queries'
import { useToday } from '~/lib/use-today'
import { DaysStrip } from './days-strip.tsx'
import './highlights.css'

/** The person's own week as a preview at the gate; the example in a week without an entry. */
export function HighlightsGlimpse({ example }: { example: ReactNode }) {
  const { user } = useUser()
  return user ? <OwnWeek zone={user.timezone} example={example} /> : example
}

function OwnWeek({ zone, example }: { zone: string; example: ReactNode }) {
  const period = weekFrom(weekStartOf(useToday(zone)))
  const { data: ofFirst = [] } = useQuery(writtenDaysQuery(monthOf(period.first)))
  const { data: ofLast = [] } = useQuery(writtenDaysQuery(monthOf(period.last)))
  const written = new Set([...ofFirst, ...ofLast])
  const days = daysOf(period).map((date) => ({ date, isWritten: written.has(date) }))
  const total = days.filter(({ isWritten }) => isWritten).length
  if (total === 0) return example
  return (
    <figure className="gate-preview flex flex-col gap-6 rounded-card border border-hairline bg-card p-6 sm:p-8">
      <div>
        <p className="text-15 text-soft">Growth momentum, {periodLabel(period)}</p>
        <p className="mt-2">
          <span className="highlight-figure text-premium">{momentumOf(total, days.length)}%</span>
        </p>
      </div>
      <DaysStrip days={days} />
      <figcaption className="text-13 text-soft">
        Your own week, so far. Premium tells the rest: the words you came back to, and where you were heading.
      </figcaption>
    </figure>
  )
}
