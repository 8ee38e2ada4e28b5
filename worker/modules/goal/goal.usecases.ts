import type { GoalRepository, GoalRow } from './goal.repository.ts'

/** All of a person's goals, the active first: free to read, also after Premium has lapsed. */
export function listGoals({ userId, goals }: { userId: string; goals: GoalRepository }): Promise<GoalRow[]> {
  return goals.list(userId)
}

/** What a person is working on, oldest first. */
export function listActiveGoals({ userId, goals }: { userId: string; goals: GoalRepository }): Promise<GoalRow[]> {
  return goals.listActive(userId)
}
