import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'

export function connect(d1: D1Database) {
  return drizzle(d1, { casing: 'snake_case' })
}

export type Database = ReturnType<typeof connect>

/** Runs a query, perhaps in a round trip with others. */
export type ReadBeside = <T>(query: Query<T>) => Promise<T>

/** Can be awaited, or travel in a batch. */
export type Query<T> = BatchItem<'sqlite'> & Promise<T>
