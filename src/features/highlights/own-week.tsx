import { useQuery } from '@tanstack/react-query'
import { monthOf } from '#domain/time/month'
import { daysOf, weekFrom, weekStartOf } from '#domain/time/week'
import { writtenDaysQuery } from '~/features/history/history.queries'
import { useToday } from '~/lib/use-today'
import { DaysOfWeek } from '~/drawings/days-of-week'
import './highlights.css'

/** The days of this week, and on how many of them the person has written. */
export function useOwnWeek(zone: string) {
  const period = weekFrom(weekStartOf(useToday(zone)))
  const { data: ofFirst = [] } = useQuery(writtenDaysQuery(monthOf(period.first)))
  const { data: ofLast = [] } = useQuery(writtenDaysQuery(monthOf(period.last)))
  const written = new Set([...ofFirst, ...ofLast])
  const days = daysOf(period).map((date) => ({ date, isWritten: written.has(date) }))
  return { period, days, total: days.filter(({ isWritten }) => isWritten).length }
}

export function OwnWeek({ zone }: { zone: string }) {
  return <DaysOfWeek days={useOwnWeek(zone).days} />
}
