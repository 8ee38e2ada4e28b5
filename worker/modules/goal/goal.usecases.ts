import type { GoalRepository, GoalRow } from './goal.repository.ts'

export type GoalServices = { goals: GoalRepository }

/** All of a person's goals, the active first: free to read, also after Premium has lapsed. */
export function listGoals({ goals }: GoalServices, { userId }: { userId: string }): Promise<GoalRow[]> {
  return goals.list(userId)
}

/** What a person is working on, oldest first. */
export function listActiveGoals({ goals }: GoalServices, { userId }: { userId: string }): Promise<GoalRow[]> {
  return goals.listActive(userId)
}
