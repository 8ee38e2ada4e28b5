import { getTableColumns, sql, type SQL } from 'drizzle-orm'
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

/** For `insert ... select`: whole rows of a table. */
export function rowsOf<Table extends SQLiteTable>(table: Table, rows: Table['$inferSelect'][]): SQL {
  const names = Object.keys(getTableColumns(table))
  return sql`select ${fieldsOf(names)} from json_each(${JSON.stringify(rows)}) where true`
}

function fieldsOf(names: string[]): SQL {
  return sql.raw(names.map((name) => `value ->> '$.${name}'`).join(', '))
}
