import { and, asc, count, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { goals } from './goal.table.ts'

const { deletedAt: _, ...readColumns } = getTableColumns(goals)
export type GoalRow = Omit<typeof goals.$inferSelect, 'deletedAt'>

/** The goals of one person. */
export type GoalRepository = {
  /** The active first, each status oldest first. */
  list(): Promise<GoalRow[]>
  listActive(): Promise<GoalRow[]>
  find(id: string): Promise<GoalRow | undefined>
  count(): Promise<number>
  /** The goal as stored; nothing if the id is in use. */
  add(goal: Omit<GoalRow, 'userId'>): Promise<GoalRow | undefined>
  /** Changes a goal if no other change was stored since `goal` was read. */
  change(goal: GoalRow, changes: Partial<GoalRow>): Promise<GoalRow | undefined>
  /**
   * Deletes a goal, if its version is the one that is named. The same call again finds it deleted;
   * the goal is returned if it has another version.
   */
  delete(
    id: string,
    goal: { version: number | undefined; now: number },
  ): Promise<{ isDeleted: boolean; current: GoalRow | undefined }>
  restore(id: string): Promise<GoalRow | undefined>
  eraseAll(): Promise<void>
}

export function prepareGoals(db: Database): (userId: string) => GoalRepository {
  const given = sql.placeholder
  const own = (userId: string, id: string) => and(eq(goals.userId, userId), eq(goals.id, id))
  const isNotDeleted = isNull(goals.deletedAt)
  const all = db
    .select(readColumns)
    .from(goals)
    .where(and(eq(goals.userId, given('userId')), isNotDeleted))
    .orderBy(asc(goals.status), asc(goals.createdAt))
    .prepare()
  const active = db
    .select(readColumns)
    .from(goals)
    .where(and(eq(goals.userId, given('userId')), isNotDeleted, eq(goals.status, 'active')))
    .orderBy(asc(goals.createdAt))
    .prepare()

  return (userId) => ({
    list: async () => all.execute({ userId }),
    listActive: async () => active.execute({ userId }),

    async find(id) {
      const [row] = await db
        .select(readColumns)
        .from(goals)
        .where(and(own(userId, id), isNotDeleted))
      return row
    },

    async count() {
      const [row] = await db.select({ goals: count() }).from(goals).where(eq(goals.userId, userId))
      return row!.goals
    },

    async add(goal) {
      const [row] = await db
        .insert(goals)
        .values({ ...goal, userId })
        .onConflictDoNothing()
        .returning(readColumns)
      return row
    },

    async change({ id, version }, changes) {
      const [row] = await db
        .update(goals)
        .set({ ...changes, version: version + 1 })
        .where(and(own(userId, id), isNotDeleted, eq(goals.version, version)))
        .returning(readColumns)
      return row
    },

    async delete(id, { version, now }) {
      const isNamedVersion = version === undefined ? undefined : eq(goals.version, version)
      const [, [found]] = await db.batch([
        db
          .update(goals)
          .set({ deletedAt: now })
          .where(and(own(userId, id), isNotDeleted, isNamedVersion)),
        db
          .select({ ...readColumns, deletedAt: goals.deletedAt })
          .from(goals)
          .where(own(userId, id)),
      ])
      if (!found) return { isDeleted: false, current: undefined }
      const { deletedAt, ...goal } = found
      return deletedAt === null ? { isDeleted: false, current: goal } : { isDeleted: true, current: undefined }
    },

    async restore(id) {
      const [row] = await db.update(goals).set({ deletedAt: null }).where(own(userId, id)).returning(readColumns)
      return row
    },

    async eraseAll() {
      await db.delete(goals).where(eq(goals.userId, userId))
    },
  })
}

/** Deletes for good what was deleted before, of all people in a database. */
export async function purgeDeletedGoals(db: Database, deletedBefore: number): Promise<void> {
  await db.delete(goals).where(lt(goals.deletedAt, deletedBefore))
}
