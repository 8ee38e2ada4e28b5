import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { IdentityProviderName } from '#domain/identity'
import type { Database } from '../../../db/client.ts'
import { deleteInRounds, insertIf } from '../../../db/statements.ts'
import type { Identity } from '../../../providers/identity/identity-provider.ts'
import { users } from '../user/user.table.ts'
import { secrets, type secretPurposes } from './secret.table.ts'

export type SecretPurpose = (typeof secretPurposes)[number]

/** What is stored beside a secret. */
export type Payloads = {
  /** `sessionBefore` is the hash of the session that the browser had: Apple's POST brings no cookie of it. */
  provider_sign_in: {
    provider: IdentityProviderName
    timezone: string
    /** An earlier release names none. */
    language?: string
    sessionBefore?: string | undefined
    /** The identity is to be added to the account of that session. */
    links?: boolean | undefined
  }
  pending_identity: Identity & { timezone: string }
  /** `until` is when its link ends. */
  former_address: { email: string; until: number }
}
type PayloadOf<Purpose extends SecretPurpose> = Purpose extends keyof Payloads ? Payloads[Purpose] : null

type NewSecret<Purpose extends SecretPurpose> = {
  purpose: Purpose
  hash: string
  expiresAt: number
} & (Purpose extends keyof Payloads ? { payload: Payloads[Purpose] } : { payload?: never })

export type SecretRepository = ReturnType<typeof createSecretRepository>

/** The only writer of the table `secrets`. */
export function createSecretRepository({ db }: { db: Database }) {
  const isUsable = (purpose: SecretPurpose, hash: string, now: number) =>
    and(eq(secrets.hash, hash), eq(secrets.purpose, purpose), gt(secrets.expiresAt, now))
  const ofPerson = (purpose: SecretPurpose, userId: string) =>
    and(eq(secrets.userId, userId), eq(secrets.purpose, purpose))

  return {
    /** A statement that issues a secret to a browser, so that it can travel in the batch that counts the try. */
    issue: <Purpose extends SecretPurpose>(secret: NewSecret<Purpose>) => db.insert(secrets).values(secret),

    /** A statement that issues a secret to a person, if the account is open and `condition` holds. */
    issueTo: <Purpose extends SecretPurpose>(userId: string, secret: NewSecret<Purpose>, condition?: SQL) =>
      insertIf(
        db,
        secrets,
        { ...secret, userId, tries: 0 },
        users,
        and(eq(users.id, userId), eq(users.isActive, true), condition),
      ),

    /** Issues a secret in place of the earlier ones of the same person and purpose. */
    async replace<Purpose extends SecretPurpose>(userId: string, secret: NewSecret<Purpose>): Promise<void> {
      await db.batch([db.delete(secrets).where(ofPerson(secret.purpose, userId)), this.issueTo(userId, secret)])
    },

    async find<Purpose extends SecretPurpose>(
      purpose: Purpose,
      hash: string,
      now: number,
    ): Promise<PayloadOf<Purpose> | undefined> {
      const [row] = await db
        .select({ payload: secrets.payload })
        .from(secrets)
        .where(isUsable(purpose, hash, now))
      return row && (row.payload as PayloadOf<Purpose>)
    },

    /** Of several requests with the same secret, one takes it. */
    async take<Purpose extends SecretPurpose>(
      purpose: Purpose,
      { hash, userId = null, now }: { hash: string; userId?: string | null; now: number },
    ): Promise<PayloadOf<Purpose> | undefined> {
      const [row] = await db
        .delete(secrets)
        .where(
          and(
            eq(secrets.hash, hash),
            eq(secrets.purpose, purpose),
            userId === null ? isNull(secrets.userId) : eq(secrets.userId, userId),
          ),
        )
        .returning({ payload: secrets.payload, expiresAt: secrets.expiresAt })
      return row && row.expiresAt > now ? (row.payload as PayloadOf<Purpose>) : undefined
    },

    /** Counts a try before its outcome is known; the hash to compare with, if a try is left. */
    async countTry(
      purpose: SecretPurpose,
      { userId, maxTries, now }: { userId: string; maxTries: number; now: number },
    ): Promise<string | undefined> {
      const [row] = await db
        .update(secrets)
        .set({ tries: sql`${secrets.tries} + 1` })
        .where(and(ofPerson(purpose, userId), gt(secrets.expiresAt, now), lt(secrets.tries, maxTries)))
        .returning({ hash: secrets.hash })
      return row?.hash
    },

    /** A statement: the person who holds a usable secret and whose account is open. */
    holder: (purpose: SecretPurpose, hash: string, now: number) =>
      db
        .select({ id: users.id })
        .from(secrets)
        .innerJoin(users, eq(users.id, secrets.userId))
        .where(and(isUsable(purpose, hash, now), eq(users.isActive, true))),

    /** A statement. */
    ofPurpose: (purpose: SecretPurpose, userId: string) =>
      db.select({ hash: secrets.hash }).from(secrets).where(ofPerson(purpose, userId)),

    async purgeExpired(now: number): Promise<void> {
      await deleteInRounds(db, secrets, lte(secrets.expiresAt, now))
    },

    statements: {
      /**
       * Deletes the secrets of the people whom `userIds` selects: those of one purpose, or all but the former addresses.
       * Who took an account over must not be able to end the link by which its owner takes it back.
       */
      deleteOf: (userIds: SQL, purpose?: SecretPurpose) =>
        db
          .delete(secrets)
          .where(
            and(
              inArray(secrets.userId, userIds),
              purpose === undefined ? ne(secrets.purpose, 'former_address') : eq(secrets.purpose, purpose),
            ),
          ),

      /** Deletes the former address of this hash, and those that the person had after it. */
      deleteFormer(userId: string, hash: string, besides = '') {
        const own = db.select({ expiresAt: secrets.expiresAt }).from(secrets).where(eq(secrets.hash, hash))
        return db
          .delete(secrets)
          .where(
            and(ofPerson('former_address', userId), gte(secrets.expiresAt, sql`(${own})`), ne(secrets.hash, besides)),
          )
      },
    },
  }
}
