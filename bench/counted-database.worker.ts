export type DatabaseCost = { queries: number; rowsRead: number; rowsWritten: number }

/**
 * Every statement travels in a batch, since only the result of a batch says how many rows were read for raw rows too.
 * Two tables of a join can have a column of the same name, which the result of a batch has once: a join is not counted.
 */
export function countedDatabase(db: D1Database, cost: DatabaseCost): D1Database {
  const inside = new WeakMap<object, D1PreparedStatement>()
  const run = async (statements: D1PreparedStatement[]) => {
    const results = await db.batch(statements.map((statement) => inside.get(statement) ?? statement))
    cost.queries += results.length
    for (const { meta } of results) {
      cost.rowsRead += meta.rows_read
      cost.rowsWritten += meta.rows_written
    }
    return results
  }
  const wrap = (statement: D1PreparedStatement, isJoin: boolean): D1PreparedStatement => {
    const one = async () => (await run([statement]))[0]!
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), isJoin),
      all: one,
      run: one,
      raw: async () => (isJoin ? statement.raw() : (await one()).results.map((row) => Object.values(row as object))),
    } as unknown as D1PreparedStatement
    inside.set(wrapped, statement)
    return wrapped
  }
  const prepare = (sql: string) => wrap(db.prepare(sql), sql.includes(' join '))
  return { prepare, batch: run } as unknown as D1Database
}
