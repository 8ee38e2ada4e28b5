import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { price } from '#domain/plan'
import { monthOf } from '#domain/time/month'
import { statsQuery, writtenDaysQuery } from '~/features/history/history.queries'

/** Who has had fewer letters is not asked to pay for more. */
const firstLetters = 3

export function WayToPremium({ date }: { date: string }) {
  // The week beside it reads the month too. Only at its beginning, and that of a journal, another call is needed.
  const { data: month } = useQuery(writtenDaysQuery(monthOf(date)))
  const isEnough = month !== undefined && month.length >= firstLetters
  const { data: all } = useQuery({ ...statsQuery(date), enabled: month !== undefined && !isEnough })
  if (!isEnough && !(all && all.total >= firstLetters)) return null
  return (
    <p className="text-15 text-soft">
      A diary beside each morning, and each week told back to you: {price.label} a {price.period}, without ads.{' '}
      <Link to="/subscription" className="inline-block py-2 text-premium underline underline-offset-4">
        See Premium
      </Link>
    </p>
  )
}
