import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sessions } from '../account/session/session.table.ts'
import { users } from '../account/user/user.table.ts'

/** Where signed-in browsers get pushes. A session has one address at most, and ends with it. */
export const pushAddresses = sqliteTable(
  'push_addresses',
  {
    sessionId: text()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** At the push service of the browser. A browser belongs to the person who switched pushes on last. */
    endpoint: text().notNull().unique(),
    /** The keys of the browser, with which a push is encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('push_addresses_by_user').on(table.userId)],
)
