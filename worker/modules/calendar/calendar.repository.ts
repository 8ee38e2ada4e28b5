import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
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
    async findPerson(tokenHash: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select(getTableColumns(users))
        .from(calendars)
        .innerJoin(users, eq(users.id, calendars.userId))
        .where(and(eq(calendars.tokenHash, tokenHash), eq(users.isActive, true), isNull(users.deletionRequestedAt)))
      return row
    },

    /** The earlier token of the person is no longer valid. */
    async replace(calendar: typeof calendars.$inferInsert): Promise<void> {
      const { tokenHash, createdAt } = calendar
      await db
        .insert(calendars)
        .values(calendar)
        .onConflictDoUpdate({ target: calendars.userId, set: { tokenHash, createdAt } })
    },

    async delete(userId: string): Promise<void> {
      await db.delete(calendars).where(eq(calendars.userId, userId))
    },
  }
}
