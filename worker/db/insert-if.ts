import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * A row as the fields of a select, so that `insert ... select` stores the row only if a condition on
 * another table holds at that moment.
 */
export function rowAsFields<Table extends SQLiteTable>(
  table: Table,
  row: Table['$inferInsert'],
): Record<string, SQL.Aliased> {
  const values = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`${sql.param(values[name] ?? null, column)}`.as(name),
    ]),
  )
}
