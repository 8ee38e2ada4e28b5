import { answered } from './deadline.ts'

/** Longer than any statement takes. */
const wait = 15_000

/** A database whose calls fail when it does not answer, so that no request waits for ever. */
export function answeringDatabase(db: D1Database): D1Database {
  const inside = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => answered(statement.all(), wait),
      run: () => answered(statement.run(), wait),
      raw: () => answered(statement.raw(), wait),
    } as unknown as D1PreparedStatement
    inside.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      answered(db.batch(statements.map((statement) => inside.get(statement)!)), wait),
  } as unknown as D1Database
}
