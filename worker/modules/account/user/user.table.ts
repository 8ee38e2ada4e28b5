import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { plannedSwitches } from '#domain/message-kinds'
import type { Pause } from '#domain/pause'
import { standards, type StandardName } from '#domain/preferences'
import type { BillingStatus } from '#domain/user'

const switchColumn = (standard: boolean) => integer({ mode: 'boolean' }).notNull().default(standard)
const textColumn = (standard: string) => text().notNull().default(standard)
const preferences = Object.fromEntries(
  Object.entries(standards).map(([name, standard]) => [
    name,
    typeof standard === 'boolean' ? switchColumn(standard) : textColumn(standard),
  ]),
) as {
  [Name in StandardName]: ReturnType<(typeof standards)[Name] extends boolean ? typeof switchColumn : typeof textColumn>
}

/** The directory: people, by whom everything else is reached. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    username: text(),
    /** The username without regard to case, which is what must be unique. */
    usernameKey: text().unique(),
    password: text(),
    email: text().unique(),
    name: text().notNull(),
    /** Asked for at sign-up; empty for people who came through Google or Apple. */
    phone: text().unique(),
    /**
     * A number that another account had when it was typed here. The person who confirms it gets it; until then `phone`
     * is empty.
     */
    claimedPhone: text(),
    ...preferences,
    /** The pauses of the person in their order, the present one included. */
    pauses: text({ mode: 'json' }).$type<Pause[]>().notNull().default([]),
    /** When the person said whether a model may write the letters. */
    lettersAskedAt: integer(),
    emailVerifiedAt: integer(),
    /** Mail to the address came back for good, or was called spam. Until it is confirmed again, none of our own accord is sent. */
    mailReturnedAt: integer(),
    /** It was called spam and did not come back: what the person asks for, and notices, are still sent. */
    mailCalledSpam: integer({ mode: 'boolean' }).notNull().default(false),
    phoneVerifiedAt: integer(),
    isVerified: integer({ mode: 'boolean' }).generatedAlwaysAs(sql`(email_verified_at is not null)`, {
      mode: 'virtual',
    }),
    isActive: integer({ mode: 'boolean' }).notNull().default(true),
    googleId: text().unique(),
    appleId: text().unique(),
    profileImageUrl: text(),
    stripeCustomerId: text().unique(),
    stripeSubscriptionId: text().unique(),
    subscriptionStatus: text({ enum: ['free', 'active'] })
      .notNull()
      .default('free'),
    billingStatus: text().$type<BillingStatus>(),
    cancelAtPeriodEnd: integer({ mode: 'boolean' }).notNull().default(false),
    subscriptionEndDate: integer(),
    /** When the next payment is due. */
    billingPeriodEnd: integer(),
    /** A trial is given once. */
    hadTrial: integer({ mode: 'boolean' }).notNull().default(false),
    /** When the state of the subscription was last read from Stripe. */
    billingReadAt: integer(),
    /** Counts the faults of Stripe: it repeats a fault for the same idempotency key. */
    billingFaults: integer().notNull().default(0),
    isEmployee: integer({ mode: 'boolean' }).notNull().default(false),
    /** Specified, and sent to the app. What an employee may do is decided by `isEmployee`. */
    employeeRole: text(),
    /** A signed-in browser of the person gets pushes. */
    promptByPush: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
    /** The number of the database that has the person's journal; 0 is that of the directory. */
    journal: integer().notNull().default(0),
    /** The number of the database to which the journal is to be moved. */
    movingTo: integer(),
    /** When the sweep begins the next attempt, and how many there were. No number of an attempt returns. */
    moveDueAt: integer(),
    moveAttempts: integer().notNull().default(0),
    /** Counts the changes that the schedule of messages does not know yet. */
    planChanges: integer().notNull().default(1),
    /** From here on the account is closed; the rest of it is being erased. */
    deletionRequestedAt: integer(),
    /** When the sweep queues the erasure again, and how often it did. */
    erasureDueAt: integer(),
    erasureTries: integer().notNull().default(0),
  },
  (table) => [
    index('users_to_erase')
      .on(table.erasureDueAt)
      .where(sql`deletion_requested_at is not null`),
    index('users_to_move')
      .on(table.moveDueAt)
      .where(sql`moving_to is not null`),
    index('users_to_plan')
      .on(table.journal)
      .where(sql`plan_changes > 0`),
  ],
)

/** What decides which messages a person is sent, and when. */
export const plannedColumns = [
  'timezone',
  'preferredTime',
  'awayUntil',
  ...plannedSwitches,
  'emailVerifiedAt',
  'mailReturnedAt',
  'phoneVerifiedAt',
  'isActive',
  'subscriptionStatus',
  'subscriptionEndDate',
  'isEmployee',
] satisfies (keyof typeof users.$inferInsert)[]
