import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { milestonesOf, type Goal } from '#domain/goal'
import { deadlineOf, progressMessage } from '#domain/goal-state'
import { plainTextNames } from '#domain/goal-texts'
import { itemsOf } from '#domain/items'
import { skyOfGoal } from '#domain/sky'
import { glimpse, goalCommon } from '#domain/texts'
import { longDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { knownQuery } from '~/features/history/history.queries'
import { useUser } from '~/features/user/user.queries'
import { useToday } from '~/lib/use-today'
import { DeadlineText, StatusBadge } from '~/drawings/goal-marks'
import { Button } from '~/drawings/button'
import { Tile } from '~/drawings/ridges'
import { goalsQuery } from './goal.queries.ts'
import { remindersOf } from './card/next-reminder.tsx'
import { useGoalActions } from './use-goal-actions.ts'

/** At the gate: the person's own small wins. Below it: the goals of a person whose Premium has ended, to read and to delete. */
export function GoalsAtGate({ example }: { example: ReactNode }) {
  const { user } = useUser()
  const { data: goals } = useQuery(goalsQuery)
  const today = useToday(user?.timezone ?? 'UTC')
  const { onDelete } = useGoalActions()
  return (
    <>
      {user ? <OwnWins user={user} example={example} /> : example}
      {goals && goals.length > 0 && (
        <section aria-labelledby="own-goals-title" className="flex flex-col gap-2">
          <h2 id="own-goals-title" className="text-21">
            {glimpse.goals.own.title}
          </h2>
          <p className="text-15 text-soft">{glimpse.goals.own.note}</p>
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

const winsShown = 3

/** The small wins of the latest days, each with the hills that it would have as a goal; the example where none is known. */
function OwnWins({ user, example }: { user: User; example: ReactNode }) {
  const { data: known = [] } = useQuery(knownQuery(user.id))
  const days = known.filter(({ tone }) => !tone)
  const wins = days.flatMap(({ date, goalsText }) => itemsOf(goalsText).map((title) => ({ title, date })))
  const shown = [...new Map(wins.toReversed().map((win) => [win.title, win])).values()].toReversed().slice(0, winsShown)
  if (shown.length === 0) return example
  return (
    <figure className="gate-preview">
      <ul className="grid gap-3">
        {shown.map(({ title, date }) => (
          <li key={title} className="flex gap-4 rounded-card border border-hairline bg-card p-5">
            <Tile sky={skyOfGoal({ title, progress: 0 })} className="size-11 shrink-0 rounded-[28%]" />
            <div className="min-w-0 grow">
              <p className="line-clamp-2 font-serif text-21 [overflow-wrap:anywhere]">{title}</p>
              <p className="text-15 text-soft">{glimpse.goals.win(longDate(date))}</p>
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-13 text-soft">{glimpse.goals.note}</figcaption>
    </figure>
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
          <ul className="list-disc ps-6 font-serif">
            {milestonesOf(goal).map(({ words, tick, isDone }) => (
              <li key={tick}>
                {words}
                {isDone && <span className="text-done"> {glimpse.goals.isDone}</span>}
              </li>
            ))}
          </ul>
        )}
        <p className="text-15 text-soft">
          {goal.reminderEnabled ? glimpse.goals.withPremium(remindersOf(goal)) : remindersOf(goal)}
        </p>
        <Button
          look="plain"
          className="px-0! text-danger!"
          aria-label={glimpse.goals.delete(goal.title)}
          onClick={onDelete}
        >
          {goalCommon.actions.delete}
        </Button>
      </div>
    </details>
  )
}
