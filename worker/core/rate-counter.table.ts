import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Counts within windows longer than the platform's own rate limits know. */
export const rateCounters = sqliteTable(
  'rate_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: integer().notNull(),
  },
  (table) => [index('rate_counters_by_reset').on(table.resetsAt)],
)
