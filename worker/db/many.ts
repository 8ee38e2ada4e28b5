import { getTableColumns, sql, type Column, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** D1 binds a hundred parameters at most, so many values or rows travel as one parameter of JSON. */

/** For `inArray`. */
export function valuesOf(values: string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`
}

/** For a condition on several columns. */
export function tuplesOf<Row extends object>(rows: Row[], names: (keyof Row & string)[]): SQL {
  return sql`(select ${fieldsOf(names)} from json_each(${JSON.stringify(rows)}))`
}

/** For `insert ... select`: whole rows of a table, if a condition holds. */
export function rowsOf<Table extends SQLiteTable>(
  table: Table,
  rows: Table['$inferSelect'][],
  condition = sql`true`,
): SQL {
  const columns = Object.entries(getTableColumns(table))
  const stored = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([name, column]) => [name, storedAs(column, row[name])])),
  )
  const names = columns.map(([name]) => name)
  return sql`select ${fieldsOf(names)} from json_each(${JSON.stringify(stored)}) where ${condition}`
}

/** A JSON column holds text. */
function storedAs(column: Column, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value)
}

function fieldsOf(names: string[]): SQL {
  return sql.raw(names.map((name) => `value ->> '$.${name}'`).join(', '))
}
