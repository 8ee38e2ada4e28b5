import {
  and,
  fillPlaceholders,
  getTableColumns,
  inArray,
  lte,
  QueryPromise,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Query, Database } from './client.ts'

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

/** Stores a row if `from` has a row with this condition at that moment. */
export function insertIf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table['$inferInsert'],
  from: SQLiteTable,
  condition: SQL | undefined,
) {
  const values = row as Record<string, unknown>
  const fields = Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`${sql.param(values[name] ?? null, column)}`.as(name),
    ]),
  )
  const selected = db
    .select(fields as never)
    .from(from)
    .where(condition)
  return db.insert(table).select(selected as never)
}

type Prepared<T> = {
  getQuery(): { sql: string; params: unknown[] }
  execute(values: Record<string, unknown>): Promise<T>
  mapResult(response: unknown, isFromBatch?: boolean): unknown
}

/** A prepared statement with its values. Unlike the statement itself it can travel in a batch. */
export function filled<T>(prepared: Prepared<T>, values: Record<string, unknown>): Query<T> {
  return new Filled(prepared, values) as unknown as Query<T>
}

class Filled<T> extends QueryPromise<T> {
  readonly #prepared: Prepared<T>
  readonly #values: Record<string, unknown>

  constructor(prepared: Prepared<T>, values: Record<string, unknown>) {
    super()
    this.#prepared = prepared
    this.#values = values
  }

  override execute() {
    return this.#prepared.execute(this.#values)
  }

  /** What `db.batch` asks of a statement. */
  _prepare() {
    const { sql, params } = this.#prepared.getQuery()
    const getQuery = () => ({ sql, params: fillPlaceholders(params, this.#values) })
    return Object.assign(Object.create(this.#prepared) as Prepared<T>, { getQuery })
  }
}

const first = 10 * 60_000
const longest = 24 * 60 * 60_000

/** When to try again after so many tries: ten minutes, then twice as long each time, at most a day. */
export function laterEachTime(now: number, tries: Column) {
  return sql<number>`${now} + min(${longest}, ${first} << min(${tries}, 10))`
}

/** Takes rows that are due for another try; each is due again later. */
export function claimDue<Table extends SQLiteTable & { dueAt: Column; tries: Column }>(
  db: Database,
  table: Table,
  key: SQLiteColumn,
  { now, limit, condition }: { now: number; limit: number; condition?: SQL },
) {
  const due = db
    .select({ key })
    .from(table as SQLiteTable)
    .where(and(lte(table.dueAt, now), condition))
    .limit(limit)
  const later = { dueAt: laterEachTime(now, table.tries), tries: sql`${table.tries} + 1` }
  return db
    .update(table)
    .set(later as never)
    .where(inArray(key, due))
}

/** D1 gives a statement 30 seconds. */
const rowsPerRound = 2_000
const roundsPerRun = 20

/** Deletes the rows that a condition selects, so many at a time. True when none is left; else the next run goes on. */
export async function deleteInRounds(db: Database, table: SQLiteTable, condition: SQL | undefined): Promise<boolean> {
  for (let round = 0; round < roundsPerRun; round++) {
    const some = db
      .select({ rowid: sql`rowid` })
      .from(table)
      .where(condition)
      .limit(rowsPerRound)
    const { meta } = await db.delete(table).where(sql`rowid in ${some}`)
    if (meta.changes < rowsPerRound) return true
  }
  return false
}
