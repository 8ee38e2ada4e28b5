import { useQuery } from '@tanstack/react-query'
import type { User } from '#domain/user'
import { lazyPart } from '~/ui/lazy-part'
import { goalsQuery, useGoalsOfOtherTabs } from '../goal.queries.ts'

const GoalRemindersCard = lazyPart(async () => (await import('./goal-reminders-card.tsx')).default)

/** Many people have no active goal: their page of today loads no form of a goal. */
export default function ActiveGoals({ user }: { user: User }) {
  const { data: goals } = useQuery(goalsQuery)
  useGoalsOfOtherTabs(user.id)
  const active = goals?.filter(({ status }) => status === 'active') ?? []
  return active.length > 0 && <GoalRemindersCard goals={active} user={user} />
}
