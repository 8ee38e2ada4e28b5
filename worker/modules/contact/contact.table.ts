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
    /** When the support mailbox got it. The sweep queues the others again. */
    deliveredAt: integer('handed_over_at'),
    /** When the sweep queues the message again, and how often it did. */
    dueAt: integer().notNull().default(0),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index('contact_messages_waiting')
      .on(table.dueAt)
      .where(sql`handed_over_at is null`),
    index('contact_messages_delivered')
      .on(table.deliveredAt)
      .where(sql`handed_over_at is not null`),
  ],
)
