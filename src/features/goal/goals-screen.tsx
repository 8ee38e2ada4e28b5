import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { goalListLimits, summaryOf, type Goal } from '#domain/goal'
import type { User } from '#domain/user'
import { useToday } from '~/lib/use-today'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Page, PageHeader } from '~/ui/page'
import { Trouble } from '~/ui/trouble'
import { DeletedGoals } from './deleted-goals.tsx'
import { GoalCard } from './card/goal-card.tsx'
import { CategoryIcon } from './card/goal-marks.tsx'
import { GoalsSkeleton } from './goals-skeleton.tsx'
import { goalsQuery, useGoalsOfOtherTabs } from './goal.queries.ts'
import { useGoalActions } from './use-goal-actions.ts'

export function GoalsScreen({ user }: { user: User }) {
  const { data: goals, error, refetch } = useQuery(goalsQuery)
  useGoalsOfOtherTabs(user.id)
  if (error && !goals) {
    return (
      <Trouble
        title="Your goals could not be loaded"
        whatToDo="Please check the connection and try again."
        onAgain={() => void refetch()}
      />
    )
  }
  return (
    <Page>
      <PageHeader title="My Goals" lede={goals ? countsOf(goals) : undefined}>
        <ButtonLink to="/congratulations">Done</ButtonLink>
        <ButtonLink to="/goals/new" look={goals?.length === 0 ? 'quiet' : 'primary'}>
          New Goal
        </ButtonLink>
      </PageHeader>
      {goals && <DeletedGoals userId={user.id} goals={goals} />}
      {goals ? <Goals goals={goals} user={user} /> : <GoalsSkeleton />}
    </Page>
  )
}

function countsOf(goals: Goal[]): string {
  const { active, completed } = summaryOf(goals)
  return `${active} active, ${completed} completed`
}

function Goals({ goals, user }: { goals: Goal[]; user: User }) {
  const today = useToday(user.timezone)
  const actions = useGoalActions()
  if (goals.length === 0) {
    return (
      <EmptyState
        title="No goals yet"
        action={
          <ButtonLink to="/goals/new" look="primary">
            Create Your First Goal
          </ButtonLink>
        }
      >
        A goal from your morning page will appear here, with its date and the way to it.
      </EmptyState>
    )
  }
  const active = goals.filter(({ status }) => status === 'active')
  const completed = goals
    .filter(({ status }) => status === 'completed')
    .sort((one, other) => other.updatedAt - one.updatedAt)
  return (
    <>
      <Summary goals={goals} />
      {active.map((goal) => (
        <GoalCard key={goal.id} goal={goal} today={today} {...actions} />
      ))}
      {completed.length > 0 && <CompletedGoals goals={completed} />}
    </>
  )
}

function Summary({ goals }: { goals: Goal[] }) {
  const { active, completed, averageProgress } = summaryOf(goals)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3 desk:gap-6">
      <Figure label="Active">{active}</Figure>
      <Figure label="Completed">{completed}</Figure>
      <Figure label="Avg Progress">{averageProgress}%</Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-hairline bg-card px-3 py-3 shadow-card desk:px-4">
      <dt className="text-13 wrap-anywhere text-soft">{label}</dt>
      <dd className="font-serif text-28">{children}</dd>
    </div>
  )
}

function CompletedGoals({ goals }: { goals: Goal[] }) {
  const shown = goals.slice(0, goalListLimits.completedShown)
  return (
    <section aria-labelledby="completed-title" className="flex flex-col gap-3">
      <h2 id="completed-title" className="text-21">
        Completed Goals
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {shown.map(({ id, title, category }) => (
          <li key={id}>
            <Link
              to={`/goals/${id}/view`}
              className="flex min-h-14 items-start gap-3 py-3 underline-offset-4 [overflow-wrap:anywhere] hover:underline"
            >
              <CategoryIcon category={category} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {goals.length > shown.length && (
        <p className="text-15 text-soft">and {goals.length - shown.length} more, completed before</p>
      )}
    </section>
  )
}
