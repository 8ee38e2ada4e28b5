import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { sessions } from '../session/session.table.ts'
import type { SessionRow } from '../session/session.repository.ts'
import { refusedOrDone } from '../user/user.repository.ts'
import { users } from '../user/user.table.ts'

export type NewUser = typeof users.$inferInsert

export type SignInRepository = ReturnType<typeof createSignInRepository>

/** Writes that change a person and a session in one batch. */
export function createSignInRepository({ db }: { db: Database }) {
  return {
    /** Stores the account and its first session together or not at all. */
    async open(user: NewUser, session: SessionRow) {
      return refusedOrDone(async () => {
        const [[row]] = await db.batch([db.insert(users).values(user).returning(), db.insert(sessions).values(session)])
        return row!
      })
    },

    /**
     * A session for a person whose password was right when it was read. A reset can change the password
     * while the hash is computed; then no session is stored and the result is false.
     */
    async openIfPasswordIs(password: string, session: SessionRow): Promise<boolean> {
      const holder = and(eq(users.id, session.userId), eq(users.password, password), eq(users.isActive, true))
      const [, refused] = await db.batch([
        db.insert(sessions).values(session),
        db
          .delete(sessions)
          .where(and(eq(sessions.id, session.id), notExists(db.select({ id: users.id }).from(users).where(holder))))
          .returning({ id: sessions.id }),
      ])
      return refused.length === 0
    },

    /** The same password in a stronger form; a password that was changed meanwhile stays. */
    async strengthenPassword(userId: string, { from, to }: { from: string; to: string }): Promise<void> {
      await db
        .update(users)
        .set({ password: to })
        .where(and(eq(users.id, userId), eq(users.password, from)))
    },
  }
}
