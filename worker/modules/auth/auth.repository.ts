import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
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

    async replacePassword(userId: string, password: string): Promise<void> {
      await db.update(users).set({ password }).where(eq(users.id, userId))
    },
  }
}

