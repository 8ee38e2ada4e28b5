import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What an operator should see: jobs that the queue gave up and steps of the schedule that failed, if they have not
 * succeeded since, and too many mails of a kind.
 */
export const failedJobs = sqliteTable(
  'failed_jobs',
  {
    /** As JSON: the name of a job and an id, the name of a step, or the kind of a mail. */
    job: text().primaryKey(),
    failures: integer().notNull(),
    /** The name or code of the last error; its message may hold an address. */
    error: text().notNull(),
    failedAt: integer().notNull(),
    /** Read and written by the release before alone. The migration of a later one can drop it. */
    abandonedAt: integer(),
  },
  (table) => [index('failed_jobs_by_time').on(table.failedAt)],
)
