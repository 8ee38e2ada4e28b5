import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { sessions } from '../session/session.table.ts'
import type { SessionRow } from '../session/session.repository.ts'
import { refusedOrDone } from '../user/user.repository.ts'
import { users } from '../user/user.table.ts'

export type NewUser = typeof users.$inferInsert

export type AuthRepository = ReturnType<typeof createAuthRepository>

/** Writes that touch a person and their session at once. */
export function createAuthRepository({ db }: { db: Database }) {
  return {
    /** The account and its first session stand together or not at all. */
    async open(user: NewUser, session: SessionRow) {
      return refusedOrDone(async () => {
        const [[row]] = await db.batch([db.insert(users).values(user).returning(), db.insert(sessions).values(session)])
        return row!
      })
    },

    /**
     * A session for somebody whose password was right when it was read. It may have been reset while
     * it was hashed, which takes a while; then nothing is left of the session, and the answer is no.
     */
    async openWhile(password: string, session: SessionRow): Promise<boolean> {
      const standing = and(eq(users.id, session.userId), eq(users.password, password), eq(users.isActive, true))
      const [, dropped] = await db.batch([
        db.insert(sessions).values(session),
        db
          .delete(sessions)
          .where(and(eq(sessions.id, session.id), notExists(db.select({ id: users.id }).from(users).where(standing))))
          .returning({ id: sessions.id }),
      ])
      return dropped.length === 0
    },

    /** The same password in a stronger form; one that has been changed since stays as it is. */
    async strengthenPassword(userId: string, { from, to }: { from: string; to: string }): Promise<void> {
      await db
        .update(users)
        .set({ password: to })
        .where(and(eq(users.id, userId), eq(users.password, from)))
    },
  }
}
