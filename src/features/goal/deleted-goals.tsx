import { Suspense, useSyncExternalStore } from 'react'
import type { Goal } from '#domain/goal'
import { changeKeys, onChange } from '~/device/change-store'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { goalKindName, newGoalKey } from './goal-change.ts'

const DeletedGoal = lazyPart(async () => (await import('./deleted-goal.tsx')).DeletedGoal, nothing)

type DeletedGoalsProps = {
  userId: string
  goals: Goal[]
  /** The one goal of a screen. */
  only?: string | undefined
}

/** The goals that were changed on this device and are no longer stored. */
export function DeletedGoals({ userId, goals, only }: DeletedGoalsProps) {
  const isDeleted = (key: string) => key !== newGoalKey && !goals.some(({ id }) => id === key)
  const ids = useSyncExternalStore(onChange, () => changeKeys(userId, goalKindName).filter(isDeleted).join())
  return ids
    .split(',')
    .filter((id) => id !== '' && (only === undefined || id === only))
    .map((id) => (
      <Suspense key={id}>
        <DeletedGoal userId={userId} id={id} opensGoal={only !== undefined} />
      </Suspense>
    ))
}
