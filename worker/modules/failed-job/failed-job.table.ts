import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What an operator should see: jobs that failed and have not succeeded since, and too many mails of a kind. */
export const failedJobs = sqliteTable(
  'failed_jobs',
  {
    /** The job as JSON: its name and an id. */
    job: text().primaryKey(),
    failures: integer().notNull(),
    /** The name or code of the last error; its message may hold an address. */
    error: text().notNull(),
    failedAt: integer().notNull(),
    /** When the queue abandoned the job. Until then the queue tries again. */
    abandonedAt: integer(),
  },
  (table) => [index('failed_jobs_by_time').on(table.failedAt)],
)
