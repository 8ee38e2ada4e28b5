import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'

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
