import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { goals } from './goal.table.ts'

export type GoalRow = typeof goals.$inferSelect

/** The goals of one person. */
export type GoalRepository = {
  /** The active first, each status oldest first. */
  list(): Promise<GoalRow[]>
  listActive(): Promise<GoalRow[]>
  eraseAll(): Promise<void>
}

export function prepareGoals(db: Database): (userId: string) => GoalRepository {
  return (userId) => ({
    async list() {
      return db.select().from(goals).where(eq(goals.userId, userId)).orderBy(asc(goals.status), asc(goals.createdAt))
    },

    async listActive() {
      return db
        .select()
        .from(goals)
        .where(and(eq(goals.userId, userId), eq(goals.status, 'active')))
        .orderBy(asc(goals.createdAt))
    },

    async eraseAll() {
      await db.delete(goals).where(eq(goals.userId, userId))
    },
  })
}
