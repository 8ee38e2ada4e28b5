import type { ReactNode } from 'react'
import { momentumOf } from '#domain/highlights/highlights'
import { inPercent } from '#domain/numbers'
import { periodLabel } from '#domain/time/week'
import type { User } from '#domain/user'
import { glimpse } from '#domain/texts'
import { useUser } from '~/features/user/user.queries'
import { DaysStrip } from '~/drawings/days-strip'
import { useOwnWeek } from './own-week.tsx'
import './highlights.css'

/** The person's own week as a preview at the gate; the example in a week without an entry. */
export function HighlightsGlimpse({ example }: { example: ReactNode }) {
  const { user } = useUser()
  return user ? <WeekAtGate user={user} example={example} /> : example
}

function WeekAtGate({ user, example }: { user: User; example: ReactNode }) {
  const { period, days, skies, total } = useOwnWeek(user)
  if (total === 0) return example
  return (
    <figure className="gate-preview flex flex-col gap-6 sm:p-8">
      <div className="grid items-end gap-6 sm:grid-cols-[auto_1fr] sm:gap-12">
        <div>
          <p className="text-15 text-soft">{glimpse.momentum(periodLabel(period))}</p>
          <p className="mt-2">
            <span className="highlight-figure text-premium">{inPercent(momentumOf(total, days.length))}</span>
          </p>
        </div>
        <DaysStrip weekStart={user.weekStart} days={days} skies={skies} />
      </div>
      <figcaption className="text-13 text-soft">{glimpse.week}</figcaption>
    </figure>
  )
}
