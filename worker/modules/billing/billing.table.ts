import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BillingMail } from '#domain/billing'

/** The events of Stripe that had an effect, so that each has one. */
export const billingEvents = sqliteTable(
  'billing_events',
  {
    /** Stripe's id. */
    id: text().primaryKey(),
    userId: text().notNull(),
    receivedAt: integer().notNull(),
    /** The mail about it, and when the sweep queues the mail; null when the mail was sent. */
    mail: text().$type<BillingMail>(),
    /** What the mail is about, such as the invoice: each has one mail. */
    subject: text(),
    dueAt: integer(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index('billing_events_by_person').on(table.userId),
    index('billing_events_by_time').on(table.receivedAt),
    index('billing_events_by_subject')
      .on(table.subject, table.mail)
      .where(sql`subject is not null`),
    index('billing_events_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)

/** Customers of deleted accounts that Stripe has not confirmed to have deleted. */
export const billingEndings = sqliteTable(
  'billing_endings',
  {
    customerId: text().primaryKey(),
    dueAt: integer().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('billing_endings_due').on(table.dueAt)],
)
