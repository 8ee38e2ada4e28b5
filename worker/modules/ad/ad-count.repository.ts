import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { rowsOf } from '../../db/statements.ts'
import { adCounts } from './ad-count.table.ts'

export type AdCount = typeof adCounts.$inferSelect
export function createAdCountRepository({ db }: { db: Database }) {
  return {
    /** Puts the rows of one step in place of those that an earlier run of it stored. After the last step no other is left. */
    async replaceStep(
      { day, step, isLast }: { day: string; step: number; isLast: boolean },
      rows: AdCount[],
    ): Promise<void> {
      const ofDay = eq(adCounts.day, day)
      await db.batch([
        db.delete(adCounts).where(and(ofDay, eq(adCounts.step, step))),
        ...(isLast ? [db.delete(adCounts).where(and(ofDay, gt(adCounts.step, step)))] : []),
        ...(rows.length > 0 ? [db.insert(adCounts).select(rowsOf(adCounts, rows))] : []),
      ])
    },
  }
}
