import { and, eq, getTableColumns, gt, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from '../user/user.table.ts'
import { sessions } from './session.table.ts'
import { absoluteLifetime, idleLifetime } from './session.lifetime.ts'

export type SessionRow = typeof sessions.$inferSelect
type Claim = { userId: string }

export type SessionRepository = ReturnType<typeof createSessionRepository>

/**
 * A session lives in two places: KV answers at once who a token claims to be, D1 says in the same
 * breath as the user whether that still holds. KV forgets late, so it never decides.
 */
export function createSessionRepository({ db, kv }: { db: Database; kv: KVNamespace }) {
  const keyOf = (tokenHash: string) => `session:${tokenHash}`

  return {
    async claimedUserId(tokenHash: string): Promise<string | undefined> {
      const claim = await kv.get<Claim>(keyOf(tokenHash), 'json')
      return claim?.userId
    },

    /** The session and its person, if both still stand. */
    async findPerson(tokenHash: string, now: number) {
      const [row] = await db
        .select({ session: getTableColumns(sessions), user: getTableColumns(users) })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(
            eq(sessions.tokenHash, tokenHash),
            isNull(sessions.endedAt),
            gt(sessions.createdAt, now - absoluteLifetime),
            gt(sessions.lastSeenAt, now - idleLifetime),
            eq(users.isActive, true),
          ),
        )
      return row ?? null
    },

    async add(session: SessionRow): Promise<void> {
      await db.insert(sessions).values(session)
    },

    async remember({ tokenHash, userId, createdAt }: SessionRow, now: number): Promise<void> {
      const left = Math.min(idleLifetime, createdAt + absoluteLifetime - now)
      // KV takes no life shorter than a minute.
      const expirationTtl = Math.max(60, Math.floor(left / 1000))
      await kv.put(keyOf(tokenHash), JSON.stringify({ userId } satisfies Claim), { expirationTtl })
    },

    async seen(id: string, now: number): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
    },

    async forget(tokenHash: string): Promise<void> {
      await kv.delete(keyOf(tokenHash))
    },

    async end(tokenHash: string, now: number): Promise<void> {
      await db.update(sessions).set({ endedAt: now }).where(eq(sessions.tokenHash, tokenHash))
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
