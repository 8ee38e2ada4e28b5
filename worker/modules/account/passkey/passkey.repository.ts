import { and, eq, getTableColumns, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { isTaken } from '../user/user.repository.ts'
import { users } from '../user/user.table.ts'
import { passkeyChallenges, passkeys } from './passkey.table.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>

export function createPasskeyRepository({ db }: { db: Database }) {
  const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

  return {
    /** A statement, so that it can travel in the batch that counts the try. */
    issueChallenge: (challenge: typeof passkeyChallenges.$inferInsert) =>
      db.insert(passkeyChallenges).values(challenge),

    /** Takes the challenge: of several requests that answer it, one gets it. */
    async takeChallenge(challenge: string, userId: string | null, now: number): Promise<boolean> {
      const [issued] = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challenge, challenge),
            userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
          ),
        )
        .returning({ expiresAt: passkeyChallenges.expiresAt })
      return issued !== undefined && issued.expiresAt > now
    },

    async list(userId: string): Promise<PasskeyRow[]> {
      return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id)
    },

    /** False where the same passkey is somebody's already. */
    async add(passkey: PasskeyRow): Promise<boolean> {
      try {
        await db.insert(passkeys).values(passkey)
        return true
      } catch (error) {
        if (isTaken(error, 'passkeys')) return false
        throw error
      }
    },

    async rename(userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.update(passkeys).set({ name }).where(own(userId, id)).returning()
      return row
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id })
      return removed.length > 0
    },

    /** The passkey and whose it is. */
    async byCredential(credentialId: string) {
      const [row] = await db
        .select({ passkey: getTableColumns(passkeys), user: getTableColumns(users) })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.credentialId, credentialId))
      return row
    },

    async used(id: string, counter: number, now: number): Promise<void> {
      await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
    },

    async purgeExpired(now: number): Promise<void> {
      await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
    },
  }
}
