import { fillPlaceholders, QueryPromise } from 'drizzle-orm'
import type { Query } from './client.ts'

type Prepared<T> = {
  getQuery(): { sql: string; params: unknown[] }
  execute(values: Record<string, unknown>): Promise<T>
  mapResult(response: unknown, isFromBatch?: boolean): unknown
}

/** A prepared statement with its values. Unlike the statement itself it can travel in a batch. */
export function filled<T>(prepared: Prepared<T>, values: Record<string, unknown>): Query<T> {
  class Filled extends QueryPromise<T> {
    override execute() {
      return prepared.execute(values)
    }

    /** What `db.batch` asks of a statement. */
    _prepare() {
      const { sql, params } = prepared.getQuery()
      const getQuery = () => ({ sql, params: fillPlaceholders(params, values) })
      return Object.assign(Object.create(prepared) as Prepared<T>, { getQuery })
    }
  }
  return new Filled() as unknown as Query<T>
}
