import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** The databases that have journals. A row is stored with the first person or the first failure. */
export const databases = sqliteTable('databases', {
  number: integer().primaryKey(),
  /** Who got the database at sign-up. */
  people: integer().notNull().default(0),
  /** The runs of the schedule that failed one after the other, and when the next run is due. */
  failures: integer().notNull().default(0),
  dueAt: integer().notNull().default(0),
})
