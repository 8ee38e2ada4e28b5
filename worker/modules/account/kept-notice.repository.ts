import { eq, lt, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { firstIdAt } from '#domain/id'
import type { Job } from '../../core/jobs.ts'
import { claimDue, insertIf } from '../../db/statements.ts'
import type { Database } from '../../db/client.ts'
import { keptNotices } from './kept-notice.table.ts'

type NoticeJob = Extract<Job, { job: 'sendNotice' }>
export type KeptNotice = Omit<NoticeJob, 'job'>

/** A notice that could not be sent for so long is deleted. */
const keptFor = 30 * 24 * 60 * 60_000

export type KeptNoticeRepository = ReturnType<typeof createKeptNoticeRepository>

/** The only writer of the table `kept_notices`. */
export function createKeptNoticeRepository({ db }: { db: Database }) {
  return {
    async add({ id, userId, notice }: KeptNotice, now: number): Promise<void> {
      await db.insert(keptNotices).values({ id, userId, notice, dueAt: now }).onConflictDoNothing()
    },

    /** Notices that are due; each is due again later, after twice the wait. */
    async claimDue(now: number, limit: number): Promise<KeptNotice[]> {
      const { id, userId, notice } = keptNotices
      return claimDue(db, keptNotices, id, { now, limit }).returning({ id, userId, notice })
    },

    async remove(id: string): Promise<void> {
      await db.delete(keptNotices).where(eq(keptNotices.id, id))
    },

    async purgeOld(now: number): Promise<void> {
      await db.delete(keptNotices).where(lt(keptNotices.id, firstIdAt(now - keptFor)))
    },

    statements: {
      /** Stores the notice, to be sent by the sweep, if the table has such a row. */
      addIf: (notice: KeptNotice, now: number, { table, where }: { table: SQLiteTable; where: SQL | undefined }) =>
        insertIf(db, keptNotices, { ...notice, dueAt: now, tries: 0 }, table, where),
    },
  }
}
