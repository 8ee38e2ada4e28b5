import { goalDefaults, type Goal, type GoalFields } from '#domain/goal'
import { newId } from '#domain/id'
import { updateChange, type Place } from '~/device/change-store'
import { namesOf, submitted, withField, type Change } from '~/device/change'

type GoalChange = Change<GoalFields>

export const goalKindName = 'goal'

/** The draft of the wizard. A stored goal has its id as the key. */
export const newGoalKey = 'new'

export const placeOfGoal = ({ userId, id }: Pick<Goal, 'userId' | 'id'>): Place => ({
  userId,
  kind: goalKindName,
  key: id,
})
export const placeOfNewGoal = (userId: string): Place => ({ userId, kind: goalKindName, key: newGoalKey })

export const newGoalId = () => newId(Date.now())

const fieldNames = namesOf<GoalFields>(goalDefaults)
export const fieldsOf = (goal: Goal) => Object.fromEntries(fieldNames.map((name) => [name, goal[name]])) as GoalFields

/** Keeps what the person decided on this device, field by field. */
export function typeFields(place: Place, stored: Goal | null, fields: Partial<GoalFields>): void {
  updateChange<GoalFields>(place, (change) =>
    Object.entries(fields).reduce<GoalChange | undefined>(
      (latest, [name, value]) =>
        withField(latest, { stored, name: name as keyof GoalFields, value: value as never, newId: newGoalId }),
      change,
    ),
  )
  if (stored) keepSeen(place, stored)
}

/** Submits what the person has saved in a form; what is stored already is not sent. */
export function submitFields(place: Place, stored: Goal | null, fields: Partial<GoalFields>): void {
  typeFields(place, stored, fields)
  updateChange<GoalFields>(
    place,
    (change) => change && submitted(change, { stored, names: namesOf(fields), newId: newGoalId }),
  )
}

/** Keeps the rest of the goal beside the change, so that it can be created again if it was deleted elsewhere. */
export function keepSeen(place: Place, goal: Goal): void {
  updateChange<GoalFields>(place, (change) => {
    if (!change) return undefined
    const seenIn = (name: keyof GoalFields) => (name in change.fields ? change.seen : goal)[name]
    return { ...change, seen: Object.fromEntries(fieldNames.map((name) => [name, seenIn(name)])) }
  })
}
