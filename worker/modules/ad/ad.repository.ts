import { sql } from 'drizzle-orm'
import type { AdEventKind } from '#domain/ad'
import type { Database } from '../../db/client.ts'
import { adCounts } from './ad-count.table.ts'

export type AdRepository = ReturnType<typeof createAdRepository>

export function createAdRepository({ db }: { db: Database }) {
  return {
    async count(day: string, { adType, action }: AdEventKind): Promise<void> {
      await db
        .insert(adCounts)
        .values({ day, step: 0, adType, action, count: 1 })
        .onConflictDoUpdate({
          target: [adCounts.day, adCounts.step, adCounts.adType, adCounts.action],
          set: { count: sql`${adCounts.count} + 1` },
        })
    },
  }
}
