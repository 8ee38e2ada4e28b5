import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Goal } from '#domain/goal'
import { drawnGoals, goalForm } from '#domain/texts'
import type { User } from '#domain/user'
import { useUser } from '~/features/user/user.queries'
import { Page } from '~/drawings/page'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { DeletedGoals } from './deleted-goals.tsx'
import { goalsQuery, useGoalsOfOtherTabs } from './goal.queries.ts'
import { ButtonLink } from '~/ui/button-link'

/** The goal that the address names; the not-found screen for a goal that is missing or cannot be loaded. */
export function OneGoal({ children }: { children: (goal: Goal, user: User) => ReactNode }) {
  const { user } = useUser()
  return user && <GoalOf user={user}>{children}</GoalOf>
}

function GoalOf({ user, children }: { user: User; children: (goal: Goal, user: User) => ReactNode }) {
  const { id } = useParams()
  const { data: goals, isPending } = useQuery(goalsQuery)
  useGoalsOfOtherTabs(user.id)
  if (isPending) return <LoadingGoal />
  const goal = goals?.find((one) => one.id === id)
  if (goal) return children(goal, user)
  return <GoalNotFound>{goals && <DeletedGoals userId={user.id} goals={goals} only={id} />}</GoalNotFound>
}

function LoadingGoal() {
  return (
    <Page>
      <Skeleton label={goalForm.one.loading}>
        <p className="mb-6 text-soft">{goalForm.one.loading}</p>
        <SkeletonShape className="h-40" />
      </Skeleton>
    </Page>
  )
}

/** `children` are what this device still has of the goal. */
function GoalNotFound({ children }: { children?: ReactNode }) {
  return (
    <Page width="narrow">
      <div role="alert" className="flex flex-col gap-3 pt-12">
        <h1 className="text-28">{goalForm.one.missing.title}</h1>
        <p>{goalForm.one.missing.note}</p>
      </div>
      {children}
      <ButtonLink to="/goals" className="self-start">
        {drawnGoals.backToGoals}
      </ButtonLink>
    </Page>
  )
}
