import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { goals } from './goal.table.ts'

export type GoalRow = typeof goals.$inferSelect
export type GoalRepository = ReturnType<typeof createGoalRepository>

export function createGoalRepository({ db }: { db: Database }) {
  return {
    async list(userId: string): Promise<GoalRow[]> {
      return db.select().from(goals).where(eq(goals.userId, userId)).orderBy(asc(goals.status), asc(goals.createdAt))
    },

    async listActive(userId: string): Promise<GoalRow[]> {
      return db
        .select()
        .from(goals)
        .where(and(eq(goals.userId, userId), eq(goals.status, 'active')))
        .orderBy(asc(goals.createdAt))
    },

    async erasePerson(userId: string): Promise<void> {
      await db.delete(goals).where(eq(goals.userId, userId))
    },
  }
}
