import type { Goal, GoalFields } from '#domain/goal'
import { goalCommon } from '#domain/texts'
import { changedNames } from '~/device/change'
import { useChange } from '~/device/use-change'
import { placeOfGoal } from '../goal-change.ts'

/** Says that a change of the goal is a draft: it was refused, or the form was left. */
export function GoalState({ goal }: { goal: Goal }) {
  const { change } = useChange<GoalFields>(placeOfGoal(goal))
  if (change?.submitted.length !== 0 || changedNames(change, goal).length === 0) return null
  return (
    <p role="status" className="text-15 text-soft">
      {goalCommon.isUnsent}
    </p>
  )
}
