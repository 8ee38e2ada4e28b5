import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: integer().notNull(),
    /** When the support mailbox got it. Empty ones are handed over again by the sweep. */
    handedOverAt: integer(),
  },
  (table) => [
    index('contact_messages_waiting')
      .on(table.createdAt)
      .where(sql`handed_over_at is null`),
  ],
)
