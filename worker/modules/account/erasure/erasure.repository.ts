import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { sessions } from '../session/session.table.ts'
import { users } from '../user/user.table.ts'

export type AccountRepository = ReturnType<typeof createAccountRepository>

export function createAccountRepository({ db }: { db: Database }) {
  return {
    /** Deactivates the account and ends every session. */
    async close(userId: string, now: number): Promise<void> {
      await db.batch([
        db.update(users).set({ isActive: false, deletionRequestedAt: now }).where(eq(users.id, userId)),
        db
          .update(sessions)
          .set({ endedAt: now })
          .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt))),
      ])
    },

    async findClosed(userId: string) {
      const [row] = await db
        .select({ id: users.id, name: users.name, email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.deletionRequestedAt)))
      return row
    },

    async listClosed(closedBefore: number, limit: number): Promise<{ id: string }[]> {
      return db
        .select({ id: users.id })
        .from(users)
        .where(and(isNotNull(users.deletionRequestedAt), lte(users.deletionRequestedAt, closedBefore)))
        .limit(limit)
    },

    /** The person's row, and with it every row of the directory that hangs on it. */
    async erase(userId: string): Promise<void> {
      await db.delete(users).where(eq(users.id, userId))
    },
  }
}
