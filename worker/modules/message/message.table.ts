import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { sql } from 'drizzle-orm'
import { deliveryStatuses, messageStates, type SkipReason } from '#domain/message'
import { messageChannels, messageKindNames, type MessageChannel } from '#domain/message-kinds'
import type { Recurrence } from '#domain/time/recurrence'

/**
 * What a person will be sent. One row for each thing to come; the row of the last occurrence is deleted. The migration
 * makes the table WITHOUT ROWID, which Drizzle cannot say: a migration that rebuilds the table must do the same.
 */
export const schedule = sqliteTable(
  'schedule',
  {
    userId: text().notNull(),
    kind: text({ enum: messageKindNames }).notNull(),
    /** The id of the goal, or ''. */
    subject: text().notNull(),
    channels: text({ mode: 'json' }).$type<MessageChannel[]>().notNull(),
    /** The whole rule, so that the next occurrence follows from the row alone. */
    recurrence: text({ mode: 'json' }).$type<Recurrence>().notNull(),
    dueAt: integer().notNull(),
    /** The local day of the occurrence that is due. */
    dueDate: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.subject] }),
    index('schedule_by_due_time').on(table.dueAt),
  ],
)

/** The message log: one row for each message of a person, written before the message is sent. */
export const messages = sqliteTable(
  'messages',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    kind: text({ enum: messageKindNames }).notNull(),
    channel: text({ enum: messageChannels }).notNull(),
    subject: text().notNull(),
    /** The local day for which the message was meant. */
    date: text().notNull(),
    state: text({ enum: messageStates }).notNull(),
    reason: text().$type<SkipReason>(),
    /** When the occurrence was due. */
    dueAt: integer().notNull(),
    /** When the sweep looks at the message again; null once the outcome is known. */
    checkAt: integer(),
    tries: integer().notNull().default(0),
    sentAt: integer(),
    /** The id that the vendor gave. */
    messageId: text(),
    /** Specified for the log. Nothing reads it. */
    headlineUsed: text(),
    /** What the vendor has reported last; only for SMS. */
    deliveryStatus: text({ enum: deliveryStatuses }),
  },
  (table) => [
    uniqueIndex('messages_once').on(table.userId, table.kind, table.channel, table.subject, table.date),
    index('messages_to_check')
      .on(table.checkAt)
      .where(sql`check_at is not null`),
  ],
)

/** The lines with which the morning prompt opens. */
export const headlines = sqliteTable('headlines', {
  id: integer().primaryKey(),
  headlineText: text().notNull(),
  /** From 1. */
  orderIndex: integer().notNull().unique(),
  isActive: integer({ mode: 'boolean' }).notNull().default(true),
})
