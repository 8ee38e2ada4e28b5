import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../user/user.table.ts'

export type VerificationRepository = ReturnType<typeof createVerificationRepository>

export function createVerificationRepository({ db }: { db: Database }) {
  return {
    async keepCode({ userId, codeHash, expiry }: { userId: string; codeHash: string; expiry: number }): Promise<void> {
      await db
        .update(users)
        .set({ verificationCode: codeHash, verificationExpiry: expiry, verificationTries: 0 })
        .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    },

    /** Counts a try before its outcome is known; answers the code it is held against, if one still stands. */
    async takeTry({
      userId,
      maxTries,
      now,
    }: {
      userId: string
      maxTries: number
      now: number
    }): Promise<string | undefined> {
      const [row] = await db
        .update(users)
        .set({ verificationTries: sql`${users.verificationTries} + 1` })
        .where(and(eq(users.id, userId), gt(users.verificationExpiry, now), lt(users.verificationTries, maxTries)))
        .returning({ codeHash: users.verificationCode })
      return row?.codeHash ?? undefined
    },

    async markVerified(userId: string, now: number) {
      const [row] = await db
        .update(users)
        .set({ emailVerifiedAt: now, verificationCode: null, verificationExpiry: null, verificationTries: 0 })
        .where(eq(users.id, userId))
        .returning()
      return row!
    },
  }
}
