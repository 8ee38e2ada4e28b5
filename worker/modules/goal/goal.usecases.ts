import type { GoalRepository, GoalRow } from './goal.repository.ts'

/** What a person is working on, oldest first. */
export function listActiveGoals({ userId, goals }: { userId: string; goals: GoalRepository }): Promise<GoalRow[]> {
  return goals.listActive(userId)
}
