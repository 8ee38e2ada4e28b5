import { useState } from 'react'
import { Link } from 'react-router'
import { reminderFieldNames, type Goal, type GoalFields } from '#domain/goal'
import { goalCommon } from '#domain/texts'
import type { User } from '#domain/user'
import { isSame } from '~/device/change'
import { useChange } from '~/device/use-change'
import { Card } from '~/drawings/card'
import { Switch } from '~/drawings/choice'
import { placeOfGoal } from '../goal-change.ts'
import { ReminderFields } from '../form/goal-fields.tsx'
import { storableFields } from '../form/goal-rules.ts'
import { GoalState } from './goal-state.tsx'
import { ByMail, NextReminder } from './next-reminder.tsx'
import { useChangeGoal, useGoalOnDevice } from '../use-goal-actions.ts'

/** On the today screen: the reminder settings of the active goals. */
export default function GoalRemindersCard({ goals, user }: { goals: Goal[]; user: User }) {
  return (
    <Card roomy aria-labelledby="goal-reminders-title" className="flex flex-col gap-2">
      <h2 id="goal-reminders-title" className="text-21">
        {goalCommon.reminders.title}
      </h2>
      <p className="text-15 text-soft">
        {goalCommon.reminders.lede} <ByMail user={user} />
      </p>
      <ul className="divide-y divide-hairline">
        {goals.map((goal) => (
          <li key={goal.id} className="py-4 last:pb-0">
            <RemindersOfGoal goal={goal} user={user} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A setting is stored as soon as it is chosen. */
function RemindersOfGoal({ goal: stored, user }: { goal: Goal; user: User }) {
  const goal = useGoalOnDevice(stored)
  const { change } = useChange<GoalFields>(placeOfGoal(stored))
  const changeGoal = useChangeGoal()
  const [sending, setSending] = useState(0)
  const store = async (chosen: Partial<GoalFields>) => {
    const next = storableFields({ ...goal, ...chosen })
    const names = reminderFieldNames.filter((name) => !isSame(next[name], goal[name]))
    setSending((count) => count + 1)
    await changeGoal(stored, Object.fromEntries(names.map((name) => [name, next[name]])))
    setSending((count) => count - 1)
  }
  const isWaiting = sending === 0 && reminderFieldNames.some((name) => change?.submitted.includes(name))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-serif [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
        <Link to={`/goals/${goal.id}/view`} className="underline-offset-4 hover:underline">
          {goal.title}
        </Link>
      </legend>
      <ReminderFields form={goal} errors={{}} onChange={(chosen) => void store(chosen)} control={Switch} />
      <NextReminder goal={goal} user={user} />
      <GoalState goal={stored} />
      {isWaiting && (
        <p role="status" className="text-15 text-soft">
          {goalCommon.reminders.isWaiting}
        </p>
      )}
    </fieldset>
  )
}
