import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { goalLimits, type Goal } from '#domain/goal'
import { bytesOfGoal, goalTextNames } from '#domain/goal-texts'
import type { RemindedGoal } from '#domain/message'
import { storedToneOfGoal } from '#domain/tone'
import type { Database } from '../../db/client.ts'
import { deleteInRounds, rowsOf, tuplesOf, valuesOf } from '../../db/statements.ts'
import { isHere } from '../../core/move.table.ts'
import { goals, sizeOfGoal } from './goal.table.ts'

const { deletedAt: _, planChanges: __, tone, readerVersion, ...readColumns } = getTableColumns(goals)
export type GoalRow = Sent<Pick<typeof goals.$inferSelect, keyof typeof readColumns>>
/** A row is sent as it is read: a column that a person may not see does not compile until it is left out above. */
type Sent<Row extends Goal & Record<Exclude<keyof Row, keyof Goal>, never>> = Row

/** For messages, the coach and the calendar, which leave out some. */
const columnsWithTone = { ...readColumns, tone, readerVersion }
export type GoalWithTone = GoalRow & Pick<typeof goals.$inferSelect, 'tone' | 'readerVersion'>

const isRead = (changes: Partial<GoalRow>) =>
  (['title', 'milestones', ...goalTextNames] as const).some((name) => name in changes)

/** What decides when a goal is reminded of. */
const plannedColumns = [
  'status',
  'targetDate',
  'reminderEnabled',
  'reminderFrequency',
  'reminderTime',
  'reminderSince',
] as const satisfies (keyof GoalRow)[]
const remindedColumns = Object.fromEntries(
  (['id', 'userId', ...plannedColumns] as const).map((name) => [name, readColumns[name]]),
) as Pick<typeof readColumns, 'id' | 'userId' | (typeof plannedColumns)[number]>
const isPlanned = (changes: Partial<GoalRow>) => plannedColumns.some((name) => name in changes)
const toPlan = { planChanges: sql`${goals.planChanges} + 1` }

/** The goals of one person. */
export function prepareGoals(db: Database) {
  const given = sql.placeholder
  const own = (userId: string, id: string) => and(eq(goals.userId, userId), eq(goals.id, id))
  const isNotDeleted = isNull(goals.deletedAt)
  const size = { count: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${sizeOfGoal(goals)}), 0)` }
  const sizeOf = (userId: string) => db.select(size).from(goals).where(eq(goals.userId, userId))
  const stopReminders = (which: SQL | undefined) =>
    db
      .update(goals)
      .set({ reminderEnabled: false, version: sql`${goals.version} + 1`, ...toPlan })
      .where(and(which, isNotDeleted, eq(goals.reminderEnabled, true)))
  const all = db
    .select(readColumns)
    .from(goals)
    .where(and(eq(goals.userId, given('userId')), isNotDeleted))
    .orderBy(asc(goals.status), asc(goals.createdAt))
    .prepare()
  const active = db
    .select(columnsWithTone)
    .from(goals)
    .where(and(eq(goals.userId, given('userId')), isNotDeleted, eq(goals.status, 'active')))
    .orderBy(asc(goals.createdAt))
    .prepare()

  return (userId: string) => ({
    /** The active first, each status oldest first. */
    list: async (): Promise<GoalRow[]> => all.execute({ userId }),
    listActive: async (): Promise<GoalWithTone[]> => active.execute({ userId }),

    find: (id: string): Promise<GoalRow | undefined> =>
      db
        .select(readColumns)
        .from(goals)
        .where(and(own(userId, id), isNotDeleted))
        .get(),

    /** Whether the goal is one of the person that can still be restored. */
    async isDeleted(id: string) {
      const rows = await db
        .select({ id: goals.id })
        .from(goals)
        .where(and(own(userId, id), isNotNull(goals.deletedAt)))
      return rows.length > 0
    },

    async ids() {
      const rows = await db
        .select({ id: goals.id })
        .from(goals)
        .where(and(eq(goals.userId, userId), isNotDeleted))
      return rows.map(({ id }) => id)
    },

    /** Deleted ones included. */
    async size() {
      const [row] = await sizeOf(userId)
      return row!
    },

    /**
     * Stores goals in one step, save those whose id is in use, and returns the stored ones. Nothing is stored if the
     * person would then have more than `goalLimits` allows, deleted ones included.
     */
    async add(rows: Omit<GoalRow, 'userId'>[]): Promise<GoalRow[]> {
      const stored = rows.map((row) => ({
        ...row,
        ...storedToneOfGoal(row),
        userId,
        planChanges: 1,
        deletedAt: null,
      }))
      const bytes = rows.reduce((sum, row) => sum + bytesOfGoal(row), 0)
      const hasRoom = sql`(select count + ${rows.length} <= ${goalLimits.perPerson} and bytes + ${bytes} <= ${goalLimits.bytes} from (select ${size.count} as count, ${size.bytes} as bytes from ${goals} where ${eq(goals.userId, userId)}))`
      return db
        .insert(goals)
        .select(rowsOf(goals, stored, hasRoom))
        .onConflictDoNothing()
        .returning(readColumns)
    },

    /**
     * Changes a goal if no other change was stored since `goal` was read, and if it gets no longer or there is room
     * (else `isFull`).
     */
    async change(goal: GoalRow, changes: Partial<GoalRow>): Promise<{ stored: GoalRow | undefined; isFull: boolean }> {
      const isStill = and(own(userId, goal.id), isNotDeleted, eq(goals.version, goal.version))
      const added = bytesOfGoal({ ...goal, ...changes }) - bytesOfGoal(goal)
      const [[stored], unchanged] = await db.batch([
        db
          .update(goals)
          .set({
            ...changes,
            version: goal.version + 1,
            ...(isPlanned(changes) && toPlan),
            ...(isRead(changes) && storedToneOfGoal({ ...goal, ...changes })),
          })
          .where(
            and(
              isStill,
              added > 0
                ? sql`(select ${size.bytes} from ${goals} where ${eq(goals.userId, userId)}) <= ${goalLimits.bytes - added}`
                : undefined,
            ),
          )
          .returning(readColumns),
        db.select({ id: goals.id }).from(goals).where(isStill),
      ])
      return { stored, isFull: unchanged.length > 0 }
    },

    /**
     * Deletes a goal, if its version is the one that is named. The same call again finds it deleted;
     * the goal is returned if it has another version.
     */
    async delete(
      id: string,
      { version, now }: { version: number | undefined; now: number },
    ): Promise<'deleted' | GoalRow | undefined> {
      const isNamedVersion = version === undefined ? undefined : eq(goals.version, version)
      const [, [found]] = await db.batch([
        db
          .update(goals)
          .set({ deletedAt: now, ...toPlan })
          .where(and(own(userId, id), isNotDeleted, isNamedVersion)),
        db
          .select({ ...readColumns, deletedAt: goals.deletedAt })
          .from(goals)
          .where(own(userId, id)),
      ])
      if (!found) return undefined
      const { deletedAt, ...goal } = found
      return deletedAt === null ? goal : 'deleted'
    },

    restore: (id: string): Promise<GoalRow | undefined> =>
      db
        .update(goals)
        .set({ deletedAt: null, ...toPlan })
        .where(own(userId, id))
        .returning(readColumns)
        .get(),

    /** Switches the reminder of a goal off; nothing changes if it is off. */
    async stopReminder(id: string) {
      await stopReminders(own(userId, id))
    },

    async stopReminders() {
      await stopReminders(eq(goals.userId, userId))
    },

    async eraseAll() {
      await db.delete(goals).where(eq(goals.userId, userId))
    },
  })
}

/** Deletes for good what was deleted before, of all people in a database. */
export async function purgeDeletedGoals(db: Database, deletedBefore: number): Promise<void> {
  await deleteInRounds(db, goals, and(lt(goals.deletedAt, deletedBefore), isHere(goals.userId)))
}

/** The goals of all people in a database, for the schedule of messages. */
export function createRemindedGoals({ db }: { db: Database }) {
  const areReminded = (userIds: string[]) =>
    and(
      inArray(goals.userId, valuesOf(userIds)),
      eq(goals.status, 'active'),
      eq(goals.reminderEnabled, true),
      isNull(goals.deletedAt),
    )
  return {
    /** Goals whose changes the schedule does not know. */
    async listToPlan(limit: number): Promise<{ id: string; userId: string; planChanges: number }[]> {
      return db
        .select({ id: goals.id, userId: goals.userId, planChanges: goals.planChanges })
        .from(goals)
        .where(and(sql`plan_changes > 0`, isHere(goals.userId)))
        .limit(limit)
    },

    /** The active goals of these people that have a reminder. */
    async listReminded(userIds: string[]): Promise<GoalWithTone[]> {
      return db.select(columnsWithTone).from(goals).where(areReminded(userIds))
    },

    /** The same, without their texts. */
    async listPlanned(userIds: string[]): Promise<(RemindedGoal & { userId: string })[]> {
      return db.select(remindedColumns).from(goals).where(areReminded(userIds))
    },

    async findMany(ids: string[]): Promise<GoalWithTone[]> {
      return db
        .select(columnsWithTone)
        .from(goals)
        .where(and(inArray(goals.id, valuesOf(ids)), isNull(goals.deletedAt)))
    },

    /** Those that wait for a version of the reader. */
    async listToRead(version: number, limit: number): Promise<GoalWithTone[]> {
      return db
        .select(columnsWithTone)
        .from(goals)
        .where(and(lt(goals.readerVersion, version), isHere(goals.userId)))
        .limit(limit)
    },

    /** A goal that was changed meanwhile is left as it is: that change stored its tone, or the goal waits again. */
    async storeTone({ id, version }: GoalRow, found: Pick<GoalWithTone, 'tone' | 'readerVersion'>): Promise<void> {
      await db
        .update(goals)
        .set(found)
        .where(and(eq(goals.id, id), eq(goals.version, version)))
    },

    async markReminded(ids: string[], now: number): Promise<void> {
      await db
        .update(goals)
        .set({ lastReminderSent: now })
        .where(inArray(goals.id, valuesOf(ids)))
    },

    /** Marks goals as planned, except those that were changed again. */
    async markPlanned(planned: { id: string; planChanges: number }[]): Promise<void> {
      await db
        .update(goals)
        .set({ planChanges: 0 })
        .where(sql`(id, plan_changes) in ${tuplesOf(planned, ['id', 'planChanges'])}`)
    },
  }
}
