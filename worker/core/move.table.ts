import { sql, type Column, type SQL } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The people whose journal is moved from or to this database, or was within the last hour. `arriving`: the rows of the
 * person are a copy that is not complete. `arrived`: they are the journal. `leaving`: they can be read, and a trigger
 * refuses each change. `left`: they are removed.
 */
export const moves = sqliteTable(
  'moves',
  {
    userId: text().primaryKey(),
    state: text({ enum: ['arriving', 'arrived', 'leaving', 'left'] }).notNull(),
    /** The number of the attempt that changed the row last. A later attempt ends an earlier one. */
    attempt: integer().notNull(),
    since: integer().notNull(),
  },
  (table) => [index('moves_by_state').on(table.state)],
)

/**
 * For jobs, which work for all people of a database: they leave out rows that are not, or no longer, the journal of
 * their person.
 */
export function isHere(userId: Column | SQL): SQL {
  return sql`not exists (select 1 from ${moves} where ${moves.userId} = ${userId} and ${moves.state} <> 'arrived')`
}
