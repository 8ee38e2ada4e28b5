import { and, desc, eq, getTableColumns, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { users } from '../user/user.table.ts'
import { log } from '../../../core/logging.ts'
import { sessions } from './session.table.ts'
import { absoluteLifetime, idleLifetime } from './session.lifetime.ts'

export type SessionRow = typeof sessions.$inferSelect
type Claim = { userId: string }

export type SessionRepository = ReturnType<typeof createSessionRepository>

/**
 * A session lives in two places: KV answers at once who a token claims to be, D1 says in the same
 * breath as the user whether that still holds. KV forgets late, so it never decides, and what it
 * fails to hear is nobody's trouble.
 */
export function createSessionRepository({ db, kv }: { db: Database; kv: KVNamespace }) {
  const keyOf = (tokenHash: string) => `session:${tokenHash}`

  // Put into words once: this is part of every request.
  const person = db
    .select({ session: getTableColumns(sessions), user: getTableColumns(users) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.endedAt),
        gt(sessions.createdAt, sql.placeholder('bornAfter')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
        eq(users.isActive, true),
      ),
    )
    .prepare()

  return {
    async claimedUserId(tokenHash: string): Promise<string | undefined> {
      const claim = await kv.get<Claim>(keyOf(tokenHash), 'json')
      return claim?.userId
    },

    /** The session and its person, if both still stand. */
    async findPerson(tokenHash: string, now: number) {
      const [row] = await person.execute({
        tokenHash,
        bornAfter: now - absoluteLifetime,
        seenAfter: now - idleLifetime,
      })
      return row ?? null
    },

    async add(session: SessionRow): Promise<void> {
      await db.insert(sessions).values(session)
    },

    async remember({ tokenHash, userId, createdAt }: SessionRow, now: number): Promise<void> {
      const left = Math.min(idleLifetime, createdAt + absoluteLifetime - now)
      // KV takes no life shorter than a minute.
      const expirationTtl = Math.max(60, Math.floor(left / 1000))
      await kv.put(keyOf(tokenHash), JSON.stringify({ userId } satisfies Claim), { expirationTtl }).catch(missed)
    },

    /** The keys; the rows go with the person's own. */
    async erasePerson(userId: string): Promise<void> {
      const all = await db.select({ tokenHash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId))
      for (const { tokenHash } of all) await kv.delete(keyOf(tokenHash))
    },

    /** Rows of sessions that can no longer hold. */
    async purgeOld(now: number): Promise<void> {
      await db.delete(sessions).where(lt(sessions.createdAt, now - absoluteLifetime))
    },

    async seen(id: string, now: number): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
    },

    async forget(tokenHash: string): Promise<void> {
      await kv.delete(keyOf(tokenHash)).catch(missed)
    },

    async end(tokenHash: string, now: number): Promise<void> {
      await db.update(sessions).set({ endedAt: now }).where(eq(sessions.tokenHash, tokenHash))
    },

    async listActive(userId: string, now: number): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            isNull(sessions.endedAt),
            gt(sessions.createdAt, now - absoluteLifetime),
            gt(sessions.lastSeenAt, now - idleLifetime),
          ),
        )
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    },

    async endOne(userId: string, id: string, now: number): Promise<string | undefined> {
      const [ended] = await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
        .returning({ tokenHash: sessions.tokenHash })
      return ended?.tokenHash
    },

    /** The hashes of what was ended, so that KV can forget them too. */
    async endAll(userId: string, now: number, except = ''): Promise<string[]> {
      const ended = await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), ne(sessions.id, except)))
        .returning({ tokenHash: sessions.tokenHash })
      return ended.map(({ tokenHash }) => tokenHash)
    },
  }
}

const missed = (fault: unknown) => log('session.kv_missed', { fault: String(fault) })
