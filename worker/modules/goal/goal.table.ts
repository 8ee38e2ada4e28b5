import { isNotNull, sql, type SQL } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Tone } from '#domain/entry'
import { goalCategories, goalPriorities, goalStatuses, reminderFrequencies, type ProgressPoint } from '#domain/goal'
import { goalTextNames, mapGoalTexts } from '#domain/goal-texts'

export const goals = sqliteTable(
  'goals',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    title: text().notNull(),
    ...mapGoalTexts(() => text().notNull().default('')),
    category: text({ enum: goalCategories }).notNull().default('personal'),
    priority: text({ enum: goalPriorities }).notNull().default('medium'),
    targetDate: text(),
    targetTime: text(),
    reminderEnabled: integer({ mode: 'boolean' }).notNull().default(false),
    reminderFrequency: text({ enum: reminderFrequencies }).notNull().default('weekly'),
    reminderTime: text(),
    status: text({ enum: goalStatuses }).notNull().default('active'),
    isSmartGoal: integer({ mode: 'boolean' }).notNull().default(false),
    progress: integer().notNull().default(0),
    progressHistory: text({ mode: 'json' })
      .$type<ProgressPoint[]>()
      .notNull()
      .default(sql`'[]'`),
    milestones: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The ticked milestones. */
    milestonesDone: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Specified, and sent to the app. What is due is decided by `schedule`. */
    lastReminderSent: integer(),
    /** The local day on which the reminder was switched on. */
    reminderSince: text(),
    /** What was read in the texts when they were stored (`domain/tone.ts`). Null: an ordinary goal. */
    tone: text().$type<Tone>(),
    /** The version of the reader that found the tone. 0: the row was never read. */
    readerVersion: integer().notNull().default(0),
    /** Counts the changes that the schedule of messages does not know yet. */
    planChanges: integer().notNull().default(1),
    /** Counts changes of the goal. */
    version: integer().notNull().default(1),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    deletedAt: integer(),
  },
  (table) => [
    index('goals_by_user_and_status').on(table.userId, table.status, table.createdAt),
    index('goals_to_plan')
      .on(table.planChanges)
      .where(sql`plan_changes > 0`),
    index('goals_to_read').on(table.readerVersion),
    index('goals_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
)

/** What the texts and lists of a goal take in the database. */
export function sizeOfGoal(columns: typeof goals): SQL<number> {
  const stored = ['title', ...goalTextNames, 'milestones', 'milestonesDone', 'progressHistory'] as const
  return sql`${sql.join(
    stored.map((name) => sql`octet_length(${columns[name]})`),
    sql` + `,
  )}`
}
