import { and, desc, eq, getTableColumns, inArray, ne, notExists, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { insertIf, valuesOf } from '../../db/statements.ts'
import { isActiveAt, sessions } from '../account/session/session.table.ts'
import type { UserRepository } from '../account/user/user.repository.ts'
import { users } from '../account/user/user.table.ts'
import { pushAddresses } from './push-address.table.ts'

export type PushAddressRow = typeof pushAddresses.$inferSelect
export type PushAddressRepository = ReturnType<typeof createPushAddressRepository>

/** The addresses of one person; the newest stay. */
const perPerson = 10

/** The only writer of the table `push_addresses`. */
export function createPushAddressRepository({
  db,
  users: { statements: user },
}: {
  db: Database
  users: UserRepository
}) {
  /** People get no prompt by push if no address is left. */
  const switchOffWithoutAddress = (userIds: string[]) => {
    const left = db
      .select({ one: sql`1` })
      .from(pushAddresses)
      .where(eq(pushAddresses.userId, users.id))
    return user.change(and(inArray(users.id, valuesOf(userIds)), eq(users.promptByPush, true), notExists(left)), {
      promptByPush: false,
    })
  }
  return {
    /** Stores the address of a session if the session is active, in place of the ones that it replaces. */
    async set(address: PushAddressRow, now: number): Promise<void> {
      const { sessionId, userId, endpoint } = address
      const newest = db
        .select({ sessionId: pushAddresses.sessionId })
        .from(pushAddresses)
        .where(eq(pushAddresses.userId, userId))
        .orderBy(desc(pushAddresses.createdAt), desc(pushAddresses.sessionId))
        .limit(perPerson)
      await db.batch([
        db.delete(pushAddresses).where(eq(pushAddresses.endpoint, endpoint)),
        db.delete(pushAddresses).where(eq(pushAddresses.sessionId, sessionId)),
        insertIf(db, pushAddresses, address, sessions, and(eq(sessions.id, sessionId), isActiveAt(now))),
        db
          .delete(pushAddresses)
          .where(and(eq(pushAddresses.userId, userId), notInArray(pushAddresses.sessionId, newest))),
        user.change(and(eq(users.id, userId), ne(users.promptByPush, true)), { promptByPush: true }),
      ])
    },

    /** The addresses of people, of sessions that are active. */
    async listActive(userIds: string[], now: number): Promise<PushAddressRow[]> {
      return db
        .select(getTableColumns(pushAddresses))
        .from(pushAddresses)
        .innerJoin(sessions, eq(sessions.id, pushAddresses.sessionId))
        .where(and(inArray(pushAddresses.userId, valuesOf(userIds)), isActiveAt(now)))
    },

    async delete(userId: string, sessionId: string): Promise<void> {
      await db.batch([
        db.delete(pushAddresses).where(eq(pushAddresses.sessionId, sessionId)),
        switchOffWithoutAddress([userId]),
      ])
    },

    /** Deletes addresses that are gone, unless the session has another one by now. */
    async deleteGone(endpoints: string[]): Promise<void> {
      await db.delete(pushAddresses).where(inArray(pushAddresses.endpoint, valuesOf(endpoints)))
    },

    /** For people of whom no active session has an address. */
    async deleteInactive(userIds: string[], now: number): Promise<void> {
      const active = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.userId, valuesOf(userIds)), isActiveAt(now)))
      await db.batch([
        db
          .delete(pushAddresses)
          .where(and(inArray(pushAddresses.userId, valuesOf(userIds)), notInArray(pushAddresses.sessionId, active))),
        switchOffWithoutAddress(userIds),
      ])
    },

    statements: {
      /** Deletes the addresses of the sessions that `sessionIds` selects. */
      deleteOfSessions: (sessionIds: SQL) =>
        db.delete(pushAddresses).where(inArray(pushAddresses.sessionId, sessionIds)),
      /** Deletes the addresses of the people whom `userIds` selects. */
      deleteOf: (userIds: SQL) => db.delete(pushAddresses).where(inArray(pushAddresses.userId, userIds)),
    },
  }
}
