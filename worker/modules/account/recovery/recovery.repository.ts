import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { passkeys } from '../passkey/passkey.table.ts'
import { sessions } from '../session/session.table.ts'
import { users } from '../user/user.table.ts'

export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>

export function createRecoveryRepository({ db }: { db: Database }) {
  const standing = (tokenHash: string, now: number) =>
    and(eq(users.resetToken, tokenHash), gt(users.resetTokenExpiry, now), eq(users.isActive, true))

  return {
    /** A statement, so that it can travel in the batch that counts the try. */
    byEmail: (email: string) =>
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), eq(users.isActive, true))),

    async keepToken({ userId, tokenHash, expiry }: { userId: string; tokenHash: string; expiry: number }) {
      const [row] = await db
        .update(users)
        .set({ resetToken: tokenHash, resetTokenExpiry: expiry })
        .where(and(eq(users.id, userId), eq(users.isActive, true)))
        .returning({ name: users.name, email: users.email })
      return row
    },

    /** A statement: does this token still open anything? */
    byToken: (tokenHash: string, now: number) =>
      db.select({ id: users.id }).from(users).where(standing(tokenHash, now)),

    /**
     * Uses the token up: the new password stands and every session ends, or, for all but the first
     * to come, nothing happens. Sessions first, while the token can still be seen.
     */
    async useToken({ tokenHash, password, now }: { tokenHash: string; password: string; now: number }) {
      const owner = db.select({ id: users.id }).from(users).where(standing(tokenHash, now))
      const unproven = db
        .select({ id: users.id })
        .from(users)
        .where(and(standing(tokenHash, now), isNull(users.emailVerifiedAt)))
      const [ended, , changed] = await db.batch([
        db
          .update(sessions)
          .set({ endedAt: now })
          .where(and(inArray(sessions.userId, owner), isNull(sessions.endedAt)))
          .returning({ tokenHash: sessions.tokenHash }),
        // Whoever opened an account without proving its address may have left themselves a way in.
        db.delete(passkeys).where(inArray(passkeys.userId, unproven)),
        db
          .update(users)
          .set({
            password,
            googleId: sql`case when ${users.emailVerifiedAt} is null then null else ${users.googleId} end`,
            appleId: sql`case when ${users.emailVerifiedAt} is null then null else ${users.appleId} end`,
            resetToken: null,
            resetTokenExpiry: null,
            // Whoever followed the link reads this mailbox.
            emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
          })
          .where(standing(tokenHash, now))
          .returning({ id: users.id, name: users.name, email: users.email }),
      ])
      return { user: changed[0], endedTokenHashes: ended.map((session) => session.tokenHash) }
    },
  }
}
