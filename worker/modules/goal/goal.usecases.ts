import type { Services } from '../module-services.ts'
import { goalNotFound } from './goal.errors.ts'
import type { GoalRow } from './goal.repository.ts'

/** All goals of a person, the active first. Reading is free, also after Premium has lapsed. */
export function listGoals({ journalOf }: Services, { userId }: { userId: string }): Promise<GoalRow[]> {
  return journalOf(userId).goals.list()
}

/** The active goals of a person, oldest first. */
export function listActiveGoals({ journalOf }: Services, { userId }: { userId: string }): Promise<GoalRow[]> {
  return journalOf(userId).goals.listActive()
}

export async function readGoal(
  { journalOf }: Services,
  { userId, id }: { userId: string; id: string },
): Promise<GoalRow> {
  const goal = await journalOf(userId).goals.find(id)
  if (!goal) throw goalNotFound()
  return goal
}
