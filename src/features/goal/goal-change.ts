import type { Goal, GoalFields } from '#domain/goal'
import { newId } from '#domain/id'
import { updateChange, type Place } from '~/lib/change-store'
import { typed, type Change } from '~/lib/change'

export type GoalChange = Change<GoalFields>

export const goalKindName = 'goal'

/** The draft of the wizard. A stored goal has its id as the key. */
const newGoalKey = 'new'

export const placeOfGoal = ({ userId, id }: Pick<Goal, 'userId' | 'id'>): Place => ({
  userId,
  kind: goalKindName,
  key: id,
})
export const placeOfNewGoal = (userId: string): Place => ({ userId, kind: goalKindName, key: newGoalKey })

export const newGoalId = () => newId(Date.now())

/** Keeps what the person decided on this device, field by field. */
export function typeFields(place: Place, stored: Goal | null, fields: Partial<GoalFields>): void {
  updateChange<GoalFields>(place, (change) =>
    Object.entries(fields).reduce<GoalChange | undefined>(
      (latest, [name, text]) =>
        typed(latest, { stored, name: name as keyof GoalFields, text: text as never, newId: newGoalId }),
      change,
    ),
  )
}
