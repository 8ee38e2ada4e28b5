import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { valuesOf } from '../../db/statements.ts'
import { optOuts } from './opt-out.table.ts'

/** The only writer of the table `opt_outs`. */
export function createOptOutRepository({ db, hasPrompt }: { db: Database; hasPrompt: (number: string) => SQL }) {
  return {
    /** Undefined if the number gets SMS. */
    find: (number: string) => db.select().from(optOuts).where(eq(optOuts.number, number)).get(),

    /** Those that have opted out. */
    async listOf(numbers: string[]): Promise<Set<string>> {
      const rows = await db
        .select()
        .from(optOuts)
        .where(inArray(optOuts.number, valuesOf(numbers)))
      return new Set(rows.map(({ number }) => number))
    },

    async add(number: string, now: number): Promise<void> {
      await db
        .insert(optOuts)
        .values({ number, optedOutAt: now, hadPrompt: sql`${hasPrompt(number)}` })
        .onConflictDoNothing()
    },

    /** Whether the number had opted out. */
    async remove(number: string): Promise<boolean> {
      const removed = await db.delete(optOuts).where(eq(optOuts.number, number)).returning()
      return removed.length > 0
    },
  }
}
