import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/** The databases that have journals. A row is stored with the first person or the first failure. */
export const databases = sqliteTable('databases', {
  number: integer().primaryKey(),
  /** How many people got the database, at sign-up or by a move, less those who were moved away. Erased people are counted. */
  people: integer().notNull().default(0),
  /** The runs of the schedule that failed one after the other, and when the next run is due. */
  failures: integer().notNull().default(0),
  dueAt: integer().notNull().default(0),
})
