import type { MoveAttempt } from './user/user-moves.repository.ts'
import { and, eq, exists, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../db/client.ts'
import type { IdentityProviderName } from '#domain/identity'
import type { Identity } from '../../providers/identity/identity-provider.ts'
import { createAddressChanges } from './address.repository.ts'
import type { DatabaseRepository } from './database.repository.ts'
import type { TablesThatEnd } from './grants.ts'
import type { KeptNotice, KeptNoticeRepository } from './kept-notice.repository.ts'
import type { PasskeyRepository } from './passkey/passkey.repository.ts'
import type { SecretRepository } from './secret/secret.repository.ts'
import type { SessionRepository, SessionRow } from './session/session.repository.ts'
import {
  hasIdentity,
  identityColumns,
  refusedOrDone,
  subjectColumn,
  unlessTaken,
  type NewUser,
  type TakenField,
  type UserChanges,
  type UserRepository,
  type UserRow,
} from './user/user.repository.ts'
import { users } from './user/user.table.ts'

const firstSweepAfter = 5 * 60_000
const usedLinkIsKnown = 60_000

/** Ends what the people whom `userIds` selects have of one kind. */
type EndGrants = (userIds: SQL) => BatchItem<'sqlite'>
/** A store of a module above this one. */
type EndsOf = { statements: { deleteOf: EndGrants } }

/** Empties what may be of a person who never proved the address. */
const unprovenColumns = {
  googleId: null,
  appleId: null,
  phone: null,
  claimedPhone: null,
  phoneVerifiedAt: null,
  promptBySms: false,
}

type Owners = {
  databases: DatabaseRepository
  users: UserRepository
  sessions: SessionRepository
  pushAddresses: EndsOf
  calendars: EndsOf
  passkeys: PasskeyRepository
  secrets: SecretRepository
  keptNotices: KeptNoticeRepository
}

export type AccountRepository = ReturnType<typeof createAccountRepository>

/** Changes that concern several tables at once: one batch of statements that the owners of the tables hand out. */
export function createAccountRepository({ db, ...owners }: { db: Database } & Owners) {
  const user = owners.users.statements
  const session = owners.sessions.statements
  const secret = owners.secrets.statements

  // The compiler asks for every table of grants.ts. Sessions are apart: their keys in KV are deleted too.
  const always: Record<Exclude<TablesThatEnd<'always'>, 'sessions'>, EndGrants> = {
    pushAddresses: owners.pushAddresses.statements.deleteOf,
    calendars: owners.calendars.statements.deleteOf,
    // The last: the person who resets the password is found by a secret.
    secrets: secret.deleteOf,
  }
  const unproven: Record<TablesThatEnd<'unproven'>, EndGrants> = {
    passkeys: owners.passkeys.statements.deleteOf,
  }
  const endGrants = (ends: Record<string, EndGrants>, userIds: SQL) => Object.values(ends).map((end) => end(userIds))

  const endAll = (userId: string, now: number) =>
    [session.endOf(sql`(select ${userId})`, now), ...endGrants(always, sql`(select ${userId})`)] as const

  /** Each hash has its own salt: the change before it in the batch has set the password. */
  const hasPassword = (hash: string) => eq(users.password, hash)
  const told = (notice: KeptNotice, password: string, now: number) =>
    owners.keptNotices.statements.addIf(notice, now, {
      table: users,
      where: and(eq(users.id, notice.userId), hasPassword(password)),
    })

  const insert = async (row: NewUser, first: SessionRow): Promise<UserRow> => {
    const [[inserted]] = await db.batch([
      user.insert(row, owners.databases.leastFull),
      session.insert(first),
      ...owners.databases.statements.countPerson(row.id),
    ])
    return inserted!
  }

  return {
    ...createAddressChanges({ db, ...owners, endGrants: (userIds) => endGrants(always, userIds) }),

    /** Stores the account and its first session together or not at all. */
    open: (row: NewUser, first: SessionRow): Promise<UserRow | TakenField> => refusedOrDone(() => insert(row, first)),

    /** The same for a person who came through a provider; undefined where another request was first. */
    openWithIdentity: (row: NewUser, identity: Identity, first: SessionRow): Promise<UserRow | undefined> =>
      unlessTaken(() => insert({ ...row, ...identityColumns(identity) }, first)),

    /**
     * Takes the reset link and sets the password, once. Grants end as grants.ts says: where nobody had proven the
     * address, the person who opened the account may have left another way in. The used link is known for a minute. The
     * notice is stored in the same step, because the answer may be lost.
     */
    async resetPassword(
      notice: KeptNotice,
      { tokenHash, password, now }: { tokenHash: string; password: string; now: number },
    ) {
      const holder = owners.secrets.holder('password_reset', tokenHash, now)
      const isUnproven = and(inArray(users.id, holder), isNull(users.emailVerifiedAt))
      const ofUnproven = db.select({ id: users.id }).from(users).where(isUnproven)
      const [ended, , , [changed]] = await db.batch([
        session.endOf(sql`(${holder})`, now),
        unproven.passkeys(sql`(${ofUnproven})`),
        // The person who used the link reads this mailbox.
        user.change(isUnproven, { ...unprovenColumns, emailVerifiedAt: now }),
        user.change(inArray(users.id, holder), { password }),
        ...endGrants(always, sql`(${holder})`),
        owners.secrets.issueTo(
          notice.userId,
          { purpose: 'used_password_reset', hash: tokenHash, expiresAt: now + usedLinkIsKnown },
          hasPassword(password),
        ),
        told(notice, password, now),
      ])
      return { user: changed, endedTokenHashes: ended.map(({ tokenHash }) => tokenHash) }
    },

    /**
     * Sets the password, ends every other session and stores the notice, in one step. Undefined if the password is another
     * one by now; else the hashes of what was ended.
     */
    async changePassword(
      notice: KeptNotice,
      { sessionId, from, to, now }: { sessionId: string; from: string; to: string; now: number },
    ): Promise<string[] | undefined> {
      const { userId } = notice
      const [[changed], , , ended] = await db.batch([
        user.change(and(eq(users.id, userId), hasPassword(from)), { password: to }),
        told(notice, to, now),
        ...session.endOthers(userId, sessionId, now),
      ])
      return changed && ended.map(({ tokenHash }) => tokenHash)
    },

    /**
     * Transfers an account with an unproven address to the person who has proven that address. In one
     * batch every grant ends. Nothing changes if the owner proved the address meanwhile.
     */
    async transfer(userId: string, identity: Identity, changes: UserChanges, now: number) {
      const transferred = db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), hasIdentity(identity)))
      return unlessTaken(async () => {
        const [[row], ended] = await db.batch([
          user.change(and(eq(users.id, userId), isNull(users.emailVerifiedAt)), {
            ...changes,
            ...unprovenColumns,
            password: null,
            ...identityColumns(identity),
          }),
          session.endOf(sql`(${transferred})`, now),
          ...endGrants({ ...unproven, ...always }, sql`(${transferred})`),
        ])
        return row && { user: row, endedTokenHashes: ended.map(({ tokenHash }) => tokenHash) }
      })
    },

    /** Removes an identity, if something else opens the account; tells the person in the same step. */
    async unlink(provider: IdentityProviderName, notice: KeptNotice, now: number): Promise<UserRow | undefined> {
      const { google, apple } = subjectColumn
      const isLinked = and(
        eq(users.id, notice.userId),
        isNotNull(subjectColumn[provider]),
        or(
          isNotNull(users.password),
          isNotNull(provider === 'google' ? apple : google),
          exists(owners.passkeys.ofPerson(notice.userId)),
        ),
      )
      const [, [row]] = await db.batch([
        owners.keptNotices.statements.addIf(notice, now, { table: users, where: isLinked }),
        user.change(isLinked, provider === 'google' ? { googleId: null } : { appleId: null }),
      ])
      return row
    },

    /** From here on the person has the journal in the other database. False if that was not, or no longer, to be. */
    async switchJournal(move: MoveAttempt): Promise<boolean> {
      const [, , switched] = await db.batch([
        ...owners.databases.statements.countMove(move, user.isMoving(move)),
        user.switchJournal(move),
      ])
      return switched.length > 0
    },

    /**
     * The number now belongs to this account; one that nobody had confirmed is taken from the other account. `phone` if
     * another account has confirmed it, undefined if the person changed the number meanwhile.
     */
    verifyPhone(
      userId: string,
      { phone, now }: { phone: string; now: number },
    ): Promise<UserRow | TakenField | undefined> {
      const typed = and(eq(users.id, userId), sql`coalesce(${users.phone}, ${users.claimedPhone}) = ${phone}`)
      // The person may have changed the number meanwhile: then it stays where it is.
      const isTyped = sql`exists (select 1 from ${users} typed where typed.id = ${userId} and coalesce(typed.phone, typed.claimed_phone) = ${phone})`
      return refusedOrDone(async () => {
        const [, [row]] = await db.batch([
          user.change(and(eq(users.phone, phone), ne(users.id, userId), isNull(users.phoneVerifiedAt), isTyped), {
            phone: null,
            claimedPhone: phone,
          }),
          user.change(typed, { phone, claimedPhone: null, phoneVerifiedAt: now }),
          secret.deleteOf(sql`(select ${userId})`, 'phone_code'),
        ])
        return row
      })
    },

    /** Deactivates the account and ends its grants; passkeys open no account that is not active. */
    async close(userId: string, now: number): Promise<void> {
      await db.batch([
        user.change(eq(users.id, userId), {
          isActive: false,
          deletionRequestedAt: now,
          // The request itself erases the account; the sweep comes if it could not.
          erasureDueAt: now + firstSweepAfter,
        }),
        ...endAll(userId, now),
      ])
    },

    /** Ends the grants of an account that was deactivated, so that none is valid when it is activated again. */
    async endGrants(userId: string, now: number): Promise<void> {
      await db.batch(endAll(userId, now))
    },
  }
}
