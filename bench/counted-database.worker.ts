export type DatabaseCost = { queries: number; rowsRead: number; rowsWritten: number }

export const noDatabaseCost: DatabaseCost = { queries: 0, rowsRead: 0, rowsWritten: 0 }

/** Every statement travels in a batch, since only the result of a batch says how many rows were read for raw rows too. */
export function countedDatabase(db: D1Database, ...costs: DatabaseCost[]): D1Database {
  const inside = new WeakMap<object, D1PreparedStatement>()
  const run = async (statements: D1PreparedStatement[]) => {
    const results = await db.batch(statements.map((statement) => inside.get(statement) ?? statement))
    for (const cost of costs) {
      cost.queries += results.length
      for (const { meta } of results) {
        cost.rowsRead += meta.rows_read
        cost.rowsWritten += meta.rows_written
      }
    }
    return results
  }
  const wrap = (statement: D1PreparedStatement, isJoin: boolean): D1PreparedStatement => {
    const one = async () => (await run([statement]))[0]!
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), isJoin),
      all: one,
      run: one,
      async raw() {
        const { results } = await one()
        // Two tables of a join can have a column of the same name, which the result of a batch has once.
        return isJoin ? statement.raw() : results.map((row) => Object.values(row as object))
      },
    } as unknown as D1PreparedStatement
    inside.set(wrapped, statement)
    return wrapped
  }
  const prepare = (sql: string) => wrap(db.prepare(sql), sql.includes(' join '))
  return { prepare, batch: run } as unknown as D1Database
}
