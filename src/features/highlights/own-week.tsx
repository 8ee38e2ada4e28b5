import { useQuery } from '@tanstack/react-query'
import { skiesOf } from '#domain/sky'
import { daysOf, weekFrom, weekStartOf } from '#domain/time/week'
import type { User } from '#domain/user'
import { recentQuery } from '~/features/history/history.queries'
import { useToday } from '~/lib/use-today'
import { DaysOfWeek } from '~/drawings/days-of-week'
import './highlights.css'

/** The days of this week with their pictures, and on how many of them the person has written. */
export function useOwnWeek({ timezone: zone, weekStart }: User) {
  const period = weekFrom(weekStartOf(useToday(zone), weekStart))
  // The latest ten are at least those of a week.
  const { data: recent = [] } = useQuery(recentQuery)
  const skies = skiesOf(recent, zone)
  const days = daysOf(period).map((date) => ({ date, isWritten: date in skies }))
  return { period, days, skies, total: days.filter(({ isWritten }) => isWritten).length }
}

export function OwnWeek({ user }: { user: User }) {
  const { days, skies } = useOwnWeek(user)
  return <DaysOfWeek days={days} skies={skies} />
}
