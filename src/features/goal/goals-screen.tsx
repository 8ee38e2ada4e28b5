import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Goal } from '#domain/goal'
import { goalCommon } from '#domain/texts'
import type { User } from '#domain/user'
import type { Look } from '~/drawings/button'
import { completedGoal, GoalList, GoalsHeader } from '~/drawings/goal-list'
import { sentenceOf } from '~/lib/api-error'
import { useToday } from '~/lib/use-today'
import { ButtonLink } from '~/ui/button-link'
import { Page } from '~/drawings/page'
import { Trouble } from '~/ui/trouble'
import { DeletedGoals } from './deleted-goals.tsx'
import { GoalCard } from './card/goal-card.tsx'
import { GoalsSkeleton } from './goals-skeleton.tsx'
import { goalsQuery, useGoalsOfOtherTabs } from './goal.queries.ts'
import { useGoalActions } from './use-goal-actions.ts'

export function GoalsScreen({ user }: { user: User }) {
  const { data: goals, error, refetch } = useQuery(goalsQuery)
  const today = useToday(user.timezone)
  const actions = useGoalActions()
  useGoalsOfOtherTabs(user.id)
  if (error && !goals) {
    return <Trouble title={goalCommon.list.failed} whatToDo={sentenceOf(error)} onAgain={() => void refetch()} />
  }
  return (
    <Page>
      <GoalsHeader goals={goals} renderLink={renderLink} />
      {goals && <DeletedGoals userId={user.id} goals={goals} />}
      {goals ? (
        <GoalList
          goals={goals}
          renderLink={renderLink}
          renderActive={(goal) => <GoalCard goal={goal} today={today} {...actions} />}
          renderCompleted={renderCompleted}
        />
      ) : (
        <GoalsSkeleton />
      )}
    </Page>
  )
}

const renderLink = (to: string, text: string, look: Look, className?: string) => (
  <ButtonLink to={to} look={look} className={className}>
    {text}
  </ButtonLink>
)

const renderCompleted = ({ id, title }: Goal) => (
  <Link to={`/goals/${id}/view`} className={completedGoal}>
    {title}
  </Link>
)
