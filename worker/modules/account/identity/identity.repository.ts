import { and, eq, exists, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { IdentityProviderName } from '#domain/identity'
import type { Database } from '../../../db/client.ts'
import type { Identity } from '../../../providers/identity/identity-provider.ts'
import type { SessionRow } from '../session/session.repository.ts'
import { passkeys } from '../passkey/passkey.table.ts'
import { sessions } from '../session/session.table.ts'
import { isTaken, type UserChanges, type UserRow } from '../user/user.repository.ts'
import { users } from '../user/user.table.ts'
import { pendingIdentities, signInAttempts } from './identity.table.ts'

export type PendingRow = typeof pendingIdentities.$inferSelect
type NewUser = typeof users.$inferInsert

export type IdentityRepository = ReturnType<typeof createIdentityRepository>

const subjectColumn = { google: users.googleId, apple: users.appleId }
const subjectOf = (provider: IdentityProviderName, subject: string) =>
  provider === 'google' ? { googleId: subject } : { appleId: subject }

export function createIdentityRepository({ db }: { db: Database }) {
  return {
    /** A statement, so that it can travel in the batch that counts the try. */
    begin: (attempt: typeof signInAttempts.$inferInsert) => db.insert(signInAttempts).values(attempt),

    /** Takes the attempt: of several requests that name it, one gets it. */
    async takeAttempt(state: string, provider: IdentityProviderName, now: number) {
      const [attempt] = await db
        .delete(signInAttempts)
        .where(and(eq(signInAttempts.state, state), eq(signInAttempts.provider, provider)))
        .returning()
      return attempt && attempt.expiresAt > now ? attempt : undefined
    },

    /** The person of this provider and subject, and the other person who has this address. */
    async holders({ provider, subject, email }: Pick<Identity, 'provider' | 'subject' | 'email'>) {
      const rows = await db
        .select()
        .from(users)
        .where(or(eq(subjectColumn[provider], subject), email === null ? undefined : eq(users.email, email)))
      const isSubject = (row: UserRow) => (provider === 'google' ? row.googleId : row.appleId) === subject
      return { known: rows.find(isSubject), ofAddress: rows.find((row) => !isSubject(row)) }
    },

    /** Stores the account and its first session; undefined where another request was a moment earlier. */
    async open(user: NewUser, { provider, subject }: Identity, session: SessionRow): Promise<UserRow | undefined> {
      return orTaken(async () => {
        const [[row]] = await db.batch([
          db
            .insert(users)
            .values({ ...user, ...subjectOf(provider, subject) })
            .returning(),
          db.insert(sessions).values(session),
        ])
        return row
      })
    },

    /** Links an identity to the account whose owner has proven this address. */
    async link(userId: string, { provider, subject, picture }: Identity): Promise<UserRow | undefined> {
      return orTaken(async () => {
        const [row] = await db
          .update(users)
          .set({ ...subjectOf(provider, subject), ...(picture && { profileImageUrl: picture }) })
          .where(and(eq(users.id, userId), isNull(subjectColumn[provider]), isNotNull(users.emailVerifiedAt)))
          .returning()
        return row
      })
    },

    /**
     * Transfers an account with an unproven address to the person who has proven that address. In one
     * batch every other way to sign in is deleted. Nothing changes if the owner proved the address meanwhile.
     */
    async transfer(userId: string, { provider, subject }: Identity, changes: UserChanges, now: number) {
      return orTaken(async () => {
        const transferred = db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, userId), eq(subjectColumn[provider], subject)))
        const [[row], ended] = await db.batch([
          db
            .update(users)
            .set({ ...changes, googleId: null, appleId: null, ...subjectOf(provider, subject) })
            .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
            .returning(),
          db
            .update(sessions)
            .set({ endedAt: now })
            .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), exists(transferred)))
            .returning({ tokenHash: sessions.tokenHash }),
          db.delete(passkeys).where(and(eq(passkeys.userId, userId), exists(transferred))),
        ])
        return row && { user: row, endedTokenHashes: ended.map(({ tokenHash }) => tokenHash) }
      })
    },

    async addressProven(userId: string, now: number): Promise<UserRow> {
      const [row] = await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId)).returning()
      return row!
    },

    async storePending(pending: PendingRow): Promise<void> {
      await db.insert(pendingIdentities).values(pending)
    },

    async findPending(tokenHash: string, now: number): Promise<PendingRow | undefined> {
      const [row] = await db
        .select()
        .from(pendingIdentities)
        .where(and(eq(pendingIdentities.tokenHash, tokenHash), gt(pendingIdentities.expiresAt, now)))
      return row
    },

    async deletePending(tokenHash: string): Promise<void> {
      await db.delete(pendingIdentities).where(eq(pendingIdentities.tokenHash, tokenHash))
    },

    async purgeExpired(now: number): Promise<void> {
      await db.batch([
        db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now)),
        db.delete(pendingIdentities).where(lte(pendingIdentities.expiresAt, now)),
      ])
    },
  }
}

/** Runs a write; undefined where a unique column refuses it, since then the facts have changed. */
async function orTaken<T>(write: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await write()
  } catch (error) {
    if (isTaken(error)) return undefined
    throw error
  }
}
