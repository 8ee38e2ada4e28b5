import { Fragment, type ReactNode } from 'react'
import { completedOf, goalListLimits, nextMilestones, summaryOf, type Goal, type Milestone } from '#domain/goal'
import { deadlineOf } from '#domain/goal-state'
import { skyOfGoal } from '#domain/sky'
import { inPercent } from '#domain/numbers'
import { drawnGoals } from '#domain/texts'
import { shortDate } from '#domain/time/local-date'
import type { Look } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { DeadlineText, PriorityBadge } from './goal-marks.tsx'
import { Header } from './page.tsx'
import { Tile } from './ridges.tsx'
import './goal-list.css'

/** Draws a link that looks like a button. */
type RenderLink = (to: string, text: string, look: Look, className?: string) => ReactNode

export function GoalsHeader({ goals, renderLink }: { goals: Goal[] | null | undefined; renderLink: RenderLink }) {
  const { active, completed } = summaryOf(goals ?? [])
  return (
    <Header title={drawnGoals.title} lede={goals && drawnGoals.counts({ active, completed })}>
      {/* Narrow, so that they stand beside the title on a phone. */}
      {renderLink('/congratulations', drawnGoals.finish, 'quiet', 'px-4!')}
      {renderLink('/goals/new', drawnGoals.newGoal, goals?.length === 0 ? 'quiet' : 'primary', 'px-4!')}
    </Header>
  )
}

type GoalListProps = {
  goals: Goal[]
  renderLink: RenderLink
  renderActive: (goal: Goal, index: number) => ReactNode
  renderCompleted: (goal: Goal) => ReactNode
}

export function GoalList({ goals, renderLink, renderActive, renderCompleted }: GoalListProps) {
  if (goals.length === 0) {
    return (
      <EmptyState title={drawnGoals.empty.title} action={renderLink('/goals/new', drawnGoals.empty.action, 'primary')}>
        {drawnGoals.empty.note}
      </EmptyState>
    )
  }
  const active = goals.filter(({ status }) => status === 'active')
  const completed = completedOf(goals)
  return (
    <>
      <Summary goals={goals} />
      {active.map((goal, index) => (
        <Fragment key={goal.id}>{renderActive(goal, index)}</Fragment>
      ))}
      {completed.length > 0 && (
        <section aria-labelledby="completed-title" className="flex flex-col gap-3">
          <h2 id="completed-title" className="text-21">
            {drawnGoals.completed.title}
          </h2>
          <CompletedGoals goals={completed.slice(0, goalListLimits.completedShown)} render={renderCompleted} />
          {renderLink('/goals/completed', drawnGoals.completed.all, 'plain', 'self-start px-0! text-15! text-action!')}
        </section>
      )}
    </>
  )
}

export function CompletedGoals({ goals, render }: { goals: Goal[]; render: (goal: Goal) => ReactNode }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {goals.map((goal) => (
        <li key={goal.id} className="flex items-center gap-4 py-3">
          <Tile sky={skyOfGoal(goal)} className="goal-light" />
          {render(goal)}
        </li>
      ))}
    </ul>
  )
}

/** The look of the title of a completed goal. */
export const completedGoal =
  'flex min-h-11 min-w-0 grow items-center font-serif underline-offset-4 [overflow-wrap:anywhere] hover:underline'

function Summary({ goals }: { goals: Goal[] }) {
  const { active, completed, averageProgress } = summaryOf(goals)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3 desk:gap-6">
      <Figure label={drawnGoals.figures.active}>{active}</Figure>
      <Figure label={drawnGoals.figures.completed}>{completed}</Figure>
      <Figure label={drawnGoals.figures.averageProgress}>{inPercent(averageProgress)}</Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-x-2 rounded-card border border-hairline bg-card px-3 py-2 shadow-card max-[22.5rem]:px-2 sm:flex-row-reverse sm:items-baseline desk:px-4">
      <dt className="text-13 wrap-anywhere text-soft">{label}</dt>
      <dd className="font-serif text-21">{children}</dd>
    </div>
  )
}

type GoalContentProps = {
  goal: Goal
  today: string
  title: ReactNode
  menu: ReactNode
  progress: ReactNode
  renderMilestones: (next: Milestone[]) => ReactNode
  children?: ReactNode
}

/** An active goal in the list: its deadline, its progress, and what comes next. */
export function GoalContent({ goal, today, title, menu, progress, renderMilestones, children }: GoalContentProps) {
  const next = nextMilestones(goal)
  return (
    <Card className="goal-card flex flex-col gap-1 pb-3!">
      <div className="flex items-start gap-3">
        <Tile sky={skyOfGoal(goal)} className="goal-light" />
        <h3 className="min-w-0 grow pb-1.5 text-21 [overflow-wrap:anywhere]">{title}</h3>
        {menu}
      </div>
      <div className="goal-due">
        {goal.targetDate && <p className="text-15">{shortDate(goal.targetDate)}</p>}
        <DeadlineText {...deadlineOf(goal.targetDate, today)} />
        <PriorityBadge priority={goal.priority} />
      </div>
      {progress}
      {next.length > 0 && renderMilestones(next)}
      {children}
    </Card>
  )
}

export function Milestones({ milestones, render }: { milestones: Milestone[]; render: (one: Milestone) => ReactNode }) {
  return (
    <ul className="flex flex-col">
      {milestones.map((milestone) => (
        <li key={milestone.tick} className="[overflow-wrap:anywhere]">
          {render(milestone)}
        </li>
      ))}
    </ul>
  )
}
