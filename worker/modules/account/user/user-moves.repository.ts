import { and, eq, inArray, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { valuesOf } from '../../../db/statements.ts'
import { users } from './user.table.ts'

/** One attempt to move the journal of a person from one database to another. */
export type MoveAttempt = { userId: string; journal: number; to: number; attempt: number }

const nextAttemptAfter = 2 * 60_000

/** Which people are moved to another database: the columns of `users` about it. */
export function createUserMoves({ db }: { db: Database }) {
  const canMove = (to: number) => and(ne(users.journal, to), isNull(users.movingTo), isNull(users.deletionRequestedAt))
  const requestMoves = (which: SQL | undefined, to: number, now: number): Promise<{ id: string }[]> =>
    db
      .update(users)
      .set({ movingTo: to, moveDueAt: now })
      .where(and(which, canMove(to)))
      .returning({ id: users.id })
  const isMoving = ({ userId, journal, to, attempt }: MoveAttempt) =>
    and(eq(users.id, userId), eq(users.journal, journal), eq(users.movingTo, to), eq(users.moveAttempts, attempt))

  return {
    /** Asks for the move of a person. Returns the ids of those who are to be moved now: nobody twice at once. */
    requestMove: (email: string, to: number, now: number): Promise<{ id: string }[]> =>
      requestMoves(eq(users.email, email), to, now),

    /** The same for some people of a database. */
    requestMoves(from: number, { to, count, now }: { to: number; count: number; now: number }) {
      const some = db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.journal, from), canMove(to)))
        .limit(count)
      return requestMoves(inArray(users.id, some), to, now)
    },

    /** How many of these people wait for their move, and how many have arrived. */
    async countMoves(ids: string[], to: number): Promise<{ waiting: number; arrived: number }> {
      const rows = await db
        .select({ journal: users.journal, movingTo: users.movingTo })
        .from(users)
        .where(inArray(users.id, valuesOf(ids)))
      return {
        waiting: rows.filter(({ movingTo }) => movingTo !== null).length,
        arrived: rows.filter(({ journal, movingTo }) => journal === to && movingTo === null).length,
      }
    },

    /** Moves that are due. Each is due again if this attempt is killed, and only the last attempt can switch. */
    async claimMoves(now: number, limit: number) {
      const due = db
        .select({ id: users.id })
        .from(users)
        .where(and(isNotNull(users.movingTo), lte(users.moveDueAt, now), isNull(users.deletionRequestedAt)))
        .limit(limit)
      return db
        .update(users)
        .set({ moveDueAt: now + nextAttemptAfter, moveAttempts: sql`${users.moveAttempts} + 1` })
        .where(inArray(users.id, due))
        .returning({
          userId: users.id,
          journal: users.journal,
          to: sql<number>`${users.movingTo}`,
          attempt: users.moveAttempts,
        })
    },

    /** The person stays. False if the person has been moved, or a later attempt has begun. */
    async endMove(move: MoveAttempt): Promise<boolean> {
      const ended = await db.update(users).set({ movingTo: null }).where(isMoving(move)).returning({ id: users.id })
      return ended.length > 0
    },

    /** Where the journals of these people are. */
    listMoves: (ids: string[]) =>
      db
        .select({
          id: users.id,
          journal: users.journal,
          movingTo: users.movingTo,
          isClosed: sql`${users.deletionRequestedAt} is not null`.mapWith(Boolean),
        })
        .from(users)
        .where(inArray(users.id, valuesOf(ids))),

    statements: {
      isMoving: (move: MoveAttempt) => and(isMoving(move), isNull(users.deletionRequestedAt)),
      switchJournal: (move: MoveAttempt) =>
        db
          .update(users)
          .set({ journal: move.to, movingTo: null })
          .where(and(isMoving(move), isNull(users.deletionRequestedAt)))
          .returning({ id: users.id }),
    },
  }
}
