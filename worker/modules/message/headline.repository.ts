import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { headlines } from './message.table.ts'

/** The headlines are few, so all are read at once. */
export function createHeadlineRepository({ db }: { db: Database }) {
  return {
    async listActive(): Promise<string[]> {
      const rows = await db
        .select({ text: headlines.headlineText })
        .from(headlines)
        .where(and(gt(headlines.orderIndex, 0), eq(headlines.isActive, true)))
        .orderBy(asc(headlines.orderIndex))
      return rows.map(({ text }) => text)
    },
  }
}
