import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { goalCategories, goalPriorities, goalStatuses, reminderFrequencies } from '#domain/goal'

export const goals = sqliteTable(
  'goals',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    category: text({ enum: goalCategories }).notNull().default('personal'),
    priority: text({ enum: goalPriorities }).notNull().default('medium'),
    targetDate: text(),
    targetTime: text(),
    reminderEnabled: integer({ mode: 'boolean' }).notNull().default(false),
    reminderFrequency: text({ enum: reminderFrequencies }).notNull().default('weekly'),
    reminderTime: text(),
    status: text({ enum: goalStatuses }).notNull().default('active'),
    isSmartGoal: integer({ mode: 'boolean' }).notNull().default(false),
    specific: text().notNull().default(''),
    measurable: text().notNull().default(''),
    achievable: text().notNull().default(''),
    relevant: text().notNull().default(''),
    timeBound: text().notNull().default(''),
    progress: integer().notNull().default(0),
    milestones: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The ticks, beside the milestones they belong to. */
    milestonesDone: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    lastReminderSent: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index('goals_by_user_and_status').on(table.userId, table.status, table.createdAt)],
)
