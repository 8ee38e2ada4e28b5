import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowsOf, tuplesOf, valuesOf } from '../../db/statements.ts'
import { isHere } from '../../core/move.table.ts'
import type { MessageRepository, MessageRow } from './message.repository.ts'
import { schedule } from './message.table.ts'

export type ScheduleRow = typeof schedule.$inferSelect

/** A due row, the occurrence that comes after it, and the messages that it becomes. */
export type Claim = {
  row: ScheduleRow
  next: { at: number; date: string } | undefined
  messages: MessageRow[]
}

/** The schedule of all people in a database. */
export function createScheduleRepository({ db, messages }: { db: Database; messages: MessageRepository }) {
  const deleteRows = (rows: ScheduleRow[]) =>
    db
      .delete(schedule)
      .where(sql`(user_id, kind, subject, due_at) in ${tuplesOf(rows, ['userId', 'kind', 'subject', 'dueAt'])}`)
  return {
    async listDue(now: number, limit: number): Promise<ScheduleRow[]> {
      return db
        .select()
        .from(schedule)
        .where(and(lte(schedule.dueAt, now), isHere(schedule.userId)))
        .orderBy(asc(schedule.dueAt))
        .limit(limit)
    },

    /**
     * Writes the messages and moves the rows on, in one batch. A message that exists already, or a row that another
     * run has moved on, is left as it is.
     */
    async claim(claims: Claim[], now: number): Promise<void> {
      const moved = claims.flatMap(({ row, next }) => (next ? [{ ...row, dueAt: next.at, dueDate: next.date }] : []))
      const ended = claims.flatMap(({ row, next }) => (next ? [] : [row]))
      await db.batch([
        messages.statements.addNew(claims.flatMap((claim) => claim.messages)),
        // An upsert reads one row of the table for each due one; an update reads three.
        db
          .insert(schedule)
          .select(rowsOf(schedule, moved))
          .onConflictDoUpdate({
            target: [schedule.userId, schedule.kind, schedule.subject],
            set: { dueAt: sql`excluded.due_at`, dueDate: sql`excluded.due_date` },
            setWhere: lte(schedule.dueAt, now),
          }),
        ...(ended.length > 0 ? [deleteRows(ended)] : []),
      ])
    },

    /** Those among these people for whom something is due that was not claimed. */
    async findDue(userIds: string[], now: number): Promise<Set<string>> {
      const rows = await db
        .select({ userId: schedule.userId })
        .from(schedule)
        .where(and(inArray(schedule.userId, valuesOf(userIds)), lte(schedule.dueAt, now)))
      return new Set(rows.map(({ userId }) => userId))
    },

    /** Replaces all rows of these people. */
    async replaceOf(userIds: string[], rows: ScheduleRow[]): Promise<void> {
      await db.batch([
        db.delete(schedule).where(inArray(schedule.userId, valuesOf(userIds))),
        db.insert(schedule).select(rowsOf(schedule, rows)),
      ])
    },

    async listOf(userId: string): Promise<ScheduleRow[]> {
      return db.select().from(schedule).where(eq(schedule.userId, userId)).orderBy(asc(schedule.dueAt))
    },

    async eraseOf(userId: string): Promise<void> {
      await db.delete(schedule).where(eq(schedule.userId, userId))
    },
  }
}
