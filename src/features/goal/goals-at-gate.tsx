import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deadlineOf, milestonesOf, progressMessage, type Goal } from '#domain/goal'
import { plainTextNames } from '#domain/goal-texts'
import { useUser } from '~/features/user/user.queries'
import { useToday } from '~/lib/use-today'
import { DeadlineText, StatusBadge } from '~/drawings/goal-marks'
import { Button } from '~/drawings/button'
import { goalsQuery } from './goal.queries.ts'
import { remindersOf } from './card/next-reminder.tsx'
import { useGoalActions } from './use-goal-actions.ts'

/** Below the gate: the goals of a person whose Premium has ended, to read and to delete. */
export function GoalsAtGate({ example }: { example: ReactNode }) {
  const { user } = useUser()
  const { data: goals } = useQuery(goalsQuery)
  const today = useToday(user?.timezone ?? 'UTC')
  const { onDelete } = useGoalActions()
  return (
    <>
      {example}
      {goals && goals.length > 0 && (
        <section aria-labelledby="own-goals-title" className="flex flex-col gap-2">
          <h2 id="own-goals-title" className="text-21">
            Your goals
          </h2>
          <p className="text-15 text-soft">They are saved, to read and to delete.</p>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {goals.map((goal) => (
              <li key={goal.id}>
                <KeptGoal goal={goal} today={today} onDelete={() => onDelete(goal)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function KeptGoal({ goal, today, onDelete }: { goal: Goal; today: string; onDelete: () => void }) {
  return (
    <details className="group py-2">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
        <span className="font-serif">{goal.title}</span>
        <StatusBadge status={goal.status} />
      </summary>
      <div className="flex flex-col items-start gap-2 pb-3">
        <DeadlineText {...deadlineOf(goal.targetDate, today)} />
        <p className="text-15 text-soft">{progressMessage(goal.progress)}</p>
        {plainTextNames
          .filter((name) => goal[name] !== '')
          .map((name) => (
            <p key={name} className="font-serif whitespace-pre-line">
              {goal[name]}
            </p>
          ))}
        {goal.milestones.length > 0 && (
          <ul className="list-disc pl-6 font-serif">
            {milestonesOf(goal).map(({ words, tick, isDone }) => (
              <li key={tick}>
                {words}
                {isDone && <span className="text-done"> (done)</span>}
              </li>
            ))}
          </ul>
        )}
        <p className="text-15 text-soft">
          {remindersOf(goal)}
          {goal.reminderEnabled && ', with Premium'}
        </p>
        <Button look="plain" className="px-0! text-danger!" onClick={onDelete}>
          Delete Goal<span className="sr-only"> {goal.title}</span>
        </Button>
      </div>
    </details>
  )
}
