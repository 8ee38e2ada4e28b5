import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Whose journal was erased from this database within the last day, so that a late write can read it. Only the end of the
 * id of a person: it names nobody, and where somebody else has the same end, it costs a look-up. Empty in `DB`.
 */
export const closures = sqliteTable(
  'closures',
  {
    idEnd: text().primaryKey(),
    closedAt: integer().notNull(),
  },
  (table) => [index('closures_by_time').on(table.closedAt)],
)
