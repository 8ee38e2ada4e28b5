import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { deleteInRounds, filled, rowsOf } from '../../db/statements.ts'
import { closures } from './closure.table.ts'

/** Longer than any request, stream or job that began before an account was closed. */
const kept = 24 * 60 * 60_000

const endOf = (userId: string) => userId.slice(-6)

/** The only writer of the table `closures`. */
export function createClosureRepository({ db }: { db: Database }) {
  const closedAt = db
    .select({ closedAt: closures.closedAt })
    .from(closures)
    .where(eq(closures.idEnd, sql.placeholder('end')))
  const selectClosing = db
    .select({ deletionRequestedAt: sql<number | null>`(${closedAt})` })
    .from(sql`(select 1)`)
    .prepare()
  return {
    /** From here on a write of these people is known to be late. To be stored before the first of their rows is deleted. */
    async add(userIds: string[], now: number): Promise<void> {
      if (userIds.length === 0) return
      const rows = userIds.map((userId) => ({ idEnd: endOf(userId), closedAt: now }))
      await db
        .insert(closures)
        .select(rowsOf(closures, rows))
        .onConflictDoUpdate({ target: closures.idEnd, set: { closedAt: sql`excluded.closed_at` } })
    },

    async purgeOld(now: number): Promise<void> {
      await deleteInRounds(db, closures, lte(closures.closedAt, now - kept))
    },

    /** As `closing` of the row of a person, to travel in the batch of a write. */
    closing: (userId: string) => filled(selectClosing, { end: endOf(userId) }),
  }
}
