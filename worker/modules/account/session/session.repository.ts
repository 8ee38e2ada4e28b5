import { and, desc, eq, exists, getTableColumns, inArray, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { IdentityProviderName } from '#domain/identity'
import { answered } from '../../../core/deadline.ts'
import type { Database, Query } from '../../../db/client.ts'
import { deleteInRounds, filled, insertIf } from '../../../db/statements.ts'
import { passkeys } from '../passkey/passkey.table.ts'
import { hasIdentity, type Owner } from '../user/user.repository.ts'
import { users } from '../user/user.table.ts'
import { log } from '../../../core/logging.ts'
import { absoluteLifetime, idleLifetime, isActiveAt, sessions } from './session.table.ts'

export type SessionRow = typeof sessions.$inferSelect
/** Without a number it was stored when there was one database. */
type Claim = { userId: string; journal?: number }

const mostListed = 100

/** What signed a person in. The proof can be withdrawn while it is checked: a password is reset, a passkey removed. */
export type Proof = { password: string } | { passkeyId: string } | { provider: IdentityProviderName; subject: string }

/** Of a store of a module above this one. */
type Statement = (ids: SQL) => BatchItem<'sqlite'>

export type SessionRepository = ReturnType<typeof createSessionRepository>

/**
 * A session is stored twice. KV answers fast whose token it is; D1 decides, in the query that reads the
 * user, whether the session is active. KV is updated late, so it never decides, and a failed write to KV
 * does not fail the request.
 */
export function createSessionRepository({
  db,
  kv,
  pushAddresses,
  calendars,
}: {
  db: Database
  kv: KVNamespace
  pushAddresses: { statements: { deleteOfSessions: Statement } }
  calendars: { statements: { deleteOf: Statement } }
}) {
  /** Ends the sessions that a condition names. Their browsers get no more pushes. */
  const endings = (condition: SQL | undefined, now: number) => {
    const which = and(condition, isNull(sessions.endedAt))
    const ids = db.select({ id: sessions.id }).from(sessions).where(which)
    return [
      pushAddresses.statements.deleteOfSessions(sql`(${ids})`),
      db.update(sessions).set({ endedAt: now }).where(which).returning({ tokenHash: sessions.tokenHash }),
    ] as const
  }
  const endWhere = async (condition: SQL, now: number): Promise<string[]> => {
    const [, ended] = await db.batch(endings(condition, now))
    return ended.map(({ tokenHash }) => tokenHash)
  }
  const endOthers = (userId: string, id: string, now: number) =>
    [
      ...endings(and(eq(sessions.userId, userId), ne(sessions.id, id)), now),
      calendars.statements.deleteOf(sql`(select ${userId})`),
    ] as const
  const keyOf = (tokenHash: string) => `session:${tokenHash}`

  // Prepared once: this is part of every request.
  const person = db
    .select({ session: sessionColumns, user: getTableColumns(users) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isActiveAt(sql.placeholder('now')),
        eq(users.isActive, true),
      ),
    )
    .prepare()

  const isValid = (proof: Proof) => {
    if ('password' in proof) return eq(users.password, proof.password)
    if ('provider' in proof) return hasIdentity(proof)
    const passkey = db.select({ id: passkeys.id }).from(passkeys)
    return exists(passkey.where(and(eq(passkeys.id, proof.passkeyId), eq(passkeys.userId, users.id))))
  }

  return {
    async claimedOwner(tokenHash: string): Promise<Owner | undefined> {
      const claim = await kv.get<Claim>(keyOf(tokenHash), 'json')
      return claim ? { id: claim.userId, journal: claim.journal ?? 0 } : undefined
    },

    /** The session and its person, if the session is active. */
    async findPerson(tokenHash: string, now: number) {
      const [row] = await person.execute({ tokenHash, now })
      return row ?? null
    },

    /** The same, and a query of a journal in this database, in one round trip. */
    async findPersonBeside<T>(tokenHash: string, now: number, query: Query<T>) {
      const [[row], found] = await db.batch([filled(person, { tokenHash, now }), query])
      return [row ?? null, found as T] as const
    },

    /**
     * Stores a session for a person who has just proven who they are, if the account is open and the proof
     * is valid at this moment. False where it is not.
     */
    async open(session: SessionRow, proof: Proof): Promise<boolean> {
      const isProven = and(eq(users.id, session.userId), eq(users.isActive, true), isValid(proof))
      const opened = await insertIf(db, sessions, session, users, isProven).returning({ id: sessions.id })
      return opened.length > 0
    },

    /** Writes the key of a session to KV; not if the session has ended meanwhile, since no key may outlive it. */
    async remember({ id, tokenHash, createdAt }: SessionRow, owner: Owner, now: number): Promise<void> {
      const left = Math.min(idleLifetime, createdAt + absoluteLifetime - now)
      // KV accepts no lifetime below a minute.
      const expirationTtl = Math.max(60, Math.floor(left / 1000))
      const claim: Claim = { userId: owner.id, journal: owner.journal }
      const keep = async () => {
        await kv.put(keyOf(tokenHash), JSON.stringify(claim), { expirationTtl })
        const isActive = and(eq(sessions.id, id), isNull(sessions.endedAt))
        const rows = await db.select({ id: sessions.id }).from(sessions).where(isActive)
        if (rows.length === 0) await kv.delete(keyOf(tokenHash))
      }
      await answered(keep()).catch(missed)
    },

    /** Erases at most `limit` sessions of a person, keys and rows. True when none is left. */
    async eraseSome(userId: string, limit: number): Promise<boolean> {
      const some = await db
        .select({ id: sessions.id, tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(sessions.id)
        .limit(limit)
      for (const { tokenHash } of some) await kv.delete(keyOf(tokenHash))
      const last = some.at(-1)
      if (last) await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.id, last.id)))
      return some.length < limit
    },

    /** Deletes the rows of sessions that have expired. */
    async purgeOld(now: number): Promise<void> {
      await deleteInRounds(db, sessions, lt(sessions.createdAt, now - absoluteLifetime))
    },

    async seen(id: string, now: number): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
    },

    async forget(tokenHash: string): Promise<void> {
      await answered(kv.delete(keyOf(tokenHash))).catch(missed)
    },

    async end(tokenHash: string, now: number): Promise<void> {
      await endWhere(eq(sessions.tokenHash, tokenHash), now)
    },

    /** The newest ones: a list with more tells a person nothing. */
    async listActive(userId: string, now: number): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isActiveAt(now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(mostListed)
    },

    async endOne(userId: string, id: string, now: number): Promise<string | undefined> {
      const [ended] = await endWhere(and(eq(sessions.id, id), eq(sessions.userId, userId))!, now)
      return ended
    },

    /**
     * Ends every session but one, and the calendar feed, which another device may read. Gives the hashes of what was
     * ended, so that their keys can be deleted from KV.
     */
    async endOthers(userId: string, id: string, now: number): Promise<string[]> {
      const [, ended] = await db.batch(endOthers(userId, id, now))
      return ended.map(({ tokenHash }) => tokenHash)
    },

    statements: {
      endOthers,
      insert: (session: SessionRow) => db.insert(sessions).values(session),
      /** Ends every session of the people whom `userIds` selects. */
      endOf: (userIds: SQL, now: number) =>
        db
          .update(sessions)
          .set({ endedAt: now })
          .where(and(inArray(sessions.userId, userIds), isNull(sessions.endedAt)))
          .returning({ tokenHash: sessions.tokenHash }),
    },
  }
}

/** Under names that no column of `users` has: a batch returns each row by its names. */
const sessionColumns = Object.fromEntries(
  Object.entries(getTableColumns(sessions)).map(([name, column]) => [name, sql`${column}`.as(`session_${name}`)]),
) as unknown as typeof sessions._.columns

const missed = (fault: unknown) => log('session.kv_missed', { fault: String(fault) })
