import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../account/user/user.table.ts'

/** The calendar feed of a person, found by the hash of the token in its address. */
export const calendars = sqliteTable('calendars', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  createdAt: integer().notNull(),
})
