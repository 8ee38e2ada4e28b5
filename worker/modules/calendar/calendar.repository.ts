import { and, eq, getTableColumns, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { insertIf } from '../../db/statements.ts'
import { sessions } from '../account/session/session.table.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { users } from '../account/user/user.table.ts'
import { calendars } from './calendar.table.ts'

export type CalendarRepository = ReturnType<typeof createCalendarRepository>

/** The only writer of the table `calendars`. */
export function createCalendarRepository({ db }: { db: Database }) {
  return {
    async find(userId: string): Promise<{ createdAt: number } | undefined> {
      const [row] = await db
        .select({ createdAt: calendars.createdAt })
        .from(calendars)
        .where(eq(calendars.userId, userId))
      return row
    },

    /** The person whose feed has this token, if the account is open. */
    findPerson: (tokenHash: string): Promise<UserRow | undefined> =>
      db
        .select(getTableColumns(users))
        .from(calendars)
        .innerJoin(users, eq(users.id, calendars.userId))
        .where(and(eq(calendars.tokenHash, tokenHash), eq(users.isActive, true), isNull(users.deletionRequestedAt)))
        .get(),

    /** The earlier token of the person is no longer valid. False if the session that asked has ended meanwhile. */
    async replace(calendar: typeof calendars.$inferInsert, sessionId: string): Promise<boolean> {
      const { tokenHash, createdAt } = calendar
      const isActive = and(eq(sessions.id, sessionId), isNull(sessions.endedAt))
      const stored = await insertIf(db, calendars, calendar, sessions, isActive)
        .onConflictDoUpdate({ target: calendars.userId, set: { tokenHash, createdAt } })
        .returning({ userId: calendars.userId })
      return stored.length > 0
    },

    async delete(userId: string): Promise<void> {
      await db.delete(calendars).where(eq(calendars.userId, userId))
    },

    statements: {
      /** Deletes the feeds of the people whom `userIds` selects. */
      deleteOf: (userIds: SQL) => db.delete(calendars).where(inArray(calendars.userId, userIds)),
    },
  }
}
