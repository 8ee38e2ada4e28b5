import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { Identity } from '../../providers/identity/identity-provider.ts'
import type { CalendarRepository } from '../calendar/calendar.repository.ts'
import type { PushAddressRepository } from '../push/push-address.repository.ts'
import type { PasskeyRepository } from './passkey/passkey.repository.ts'
import type { SecretRepository } from './secret/secret.repository.ts'
import type { SessionRepository, SessionRow } from './session/session.repository.ts'
import {
  hasIdentity,
  identityColumns,
  refusedOrDone,
  unlessTaken,
  type NewUser,
  type TakenField,
  type UserChanges,
  type UserRepository,
  type UserRow,
} from './user/user.repository.ts'
import { users } from './user/user.table.ts'

const firstSweepAfter = 5 * 60_000

export type AccountRepository = ReturnType<typeof createAccountRepository>

type Owners = {
  users: UserRepository
  sessions: SessionRepository
  pushAddresses: PushAddressRepository
  calendars: CalendarRepository
  passkeys: PasskeyRepository
  secrets: SecretRepository
}

/** Changes that concern several tables at once: one batch of statements that the owners of the tables hand out. */
export function createAccountRepository({ db, ...owners }: { db: Database } & Owners) {
  const user = owners.users.statements
  const session = owners.sessions.statements
  const pushAddress = owners.pushAddresses.statements
  const calendar = owners.calendars.statements
  const passkey = owners.passkeys.statements
  const secret = owners.secrets.statements

  const insert = async (row: NewUser, first: SessionRow): Promise<UserRow> => {
    const [[inserted]] = await db.batch([user.insert(row), session.insert(first)])
    return inserted!
  }

  /** Ends every session of the people whom `userIds` selects, and what works without one: pushes and the calendar feed. */
  const endAccess = (userIds: SQL, now: number) =>
    [session.endOf(userIds, now), pushAddress.deleteOf(userIds), calendar.deleteOf(userIds)] as const

  return {
    /** Stores the account and its first session together or not at all. */
    open: (row: NewUser, first: SessionRow): Promise<UserRow | TakenField> => refusedOrDone(() => insert(row, first)),

    /** The same for a person who came through a provider; undefined where another request was first. */
    openWithIdentity: (row: NewUser, identity: Identity, first: SessionRow): Promise<UserRow | undefined> =>
      unlessTaken(() => insert({ ...row, ...identityColumns(identity) }, first)),

    /**
     * Takes the reset link and sets the password, once. Every session ends, and the calendar feed. Of an account with an unproven address
     * every other way to sign in is deleted: the person who opened the account may have left one.
     */
    async resetPassword({ tokenHash, password, now }: { tokenHash: string; password: string; now: number }) {
      const holder = owners.secrets.holder('password_reset', tokenHash, now)
      const unproven = db
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, holder), isNull(users.emailVerifiedAt)))
      const isUnproven = sql`${users.emailVerifiedAt} is null`
      // The secret goes last: the other statements find the person by it.
      const [ended, , , , [changed]] = await db.batch([
        ...endAccess(sql`(${holder})`, now),
        passkey.deleteOf(sql`(${unproven})`),
        user.change(inArray(users.id, holder), {
          password,
          googleId: sql`case when ${isUnproven} then null else ${users.googleId} end`,
          appleId: sql`case when ${isUnproven} then null else ${users.appleId} end`,
          // The person who used the link reads this mailbox.
          emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        }),
        secret.deleteOf(sql`(${holder})`),
      ])
      return { user: changed, endedTokenHashes: ended.map(({ tokenHash }) => tokenHash) }
    },

    /**
     * Transfers an account with an unproven address to the person who has proven that address. In one
     * batch every other way to sign in is deleted. Nothing changes if the owner proved the address meanwhile.
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
            googleId: null,
            appleId: null,
            ...identityColumns(identity),
          }),
          ...endAccess(sql`(${transferred})`, now),
          passkey.deleteOf(sql`(${transferred})`),
          secret.deleteOf(sql`(${transferred})`),
        ])
        return row && { user: row, endedTokenHashes: ended.map(({ tokenHash }) => tokenHash) }
      })
    },

    async verifyEmail(userId: string, now: number): Promise<UserRow> {
      const [[row]] = await db.batch([
        user.change(eq(users.id, userId), { emailVerifiedAt: now }),
        secret.deleteOf(sql`(select ${userId})`, 'email_code'),
      ])
      return row!
    },

    /** Undefined if the number was changed meanwhile. */
    async verifyPhone(userId: string, { phone, now }: { phone: string; now: number }): Promise<UserRow | undefined> {
      const [[row]] = await db.batch([
        user.change(and(eq(users.id, userId), eq(users.phone, phone)), { phoneVerifiedAt: now }),
        secret.deleteOf(sql`(select ${userId})`, 'phone_code'),
      ])
      return row
    },

    /** Deactivates the account and ends every session. */
    async close(userId: string, now: number): Promise<void> {
      await db.batch([
        user.change(eq(users.id, userId), {
          isActive: false,
          deletionRequestedAt: now,
          // The request itself erases the account; the sweep comes if it could not.
          erasureDueAt: now + firstSweepAfter,
        }),
        ...endAccess(sql`(select ${userId})`, now),
      ])
    },
  }
}
