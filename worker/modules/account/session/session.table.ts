import { and, gt, isNull, sql, type Placeholder } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { longestSession } from '#domain/cookies'
import { users } from '../user/user.table.ts'

const day = 86_400_000
/** A session expires after this time without use … */
export const idleLifetime = 30 * day
/** … and at the latest this long after it began. */
export const absoluteLifetime = longestSession * 1000

/** One row for each session. The rows are the list of a person's devices, and decide whether a session is active. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** SHA-256 of the cookie's token; the token itself is stored nowhere. */
    tokenHash: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    createdAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
    endedAt: integer(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_age').on(table.createdAt)],
)

/** The condition for a session that is active at that moment. */
export const isActiveAt = (now: number | Placeholder) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.createdAt, sql`${now} - ${absoluteLifetime}`),
    gt(sessions.lastSeenAt, sql`${now} - ${idleLifetime}`),
  )
