import type { JournalOf } from '../journal/journal.repository.ts'
import type { GoalRow } from './goal.repository.ts'

export type GoalServices = { journalOf: JournalOf<'goals'> }

/** All of a person's goals, the active first: free to read, also after Premium has lapsed. */
export function listGoals({ journalOf }: GoalServices, { userId }: { userId: string }): Promise<GoalRow[]> {
  return journalOf(userId).goals.list()
}

/** What a person is working on, oldest first. */
export function listActiveGoals({ journalOf }: GoalServices, { userId }: { userId: string }): Promise<GoalRow[]> {
  return journalOf(userId).goals.listActive()
}
