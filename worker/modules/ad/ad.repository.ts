import { and, eq, gt } from 'drizzle-orm'
import { adEventKind, type AdEventKind } from '#domain/ad'
import type { Database } from '../../db/client.ts'
import { rowsOf } from '../../db/statements.ts'
import { adCounts } from './ad-count.table.ts'

export type AdListSizes = { keysPerPage: number; pagesPerStep: number }

/** A list of KV has 1,000 keys at most. Twenty lists take a few seconds, for which the other jobs of a batch wait. */
export const adListSizes: AdListSizes = { keysPerPage: 1_000, pagesPerStep: 20 }

const lifetimeSeconds = 3 * 86_400

/**
 * One key in KV for each event, since a key can be written once a second only. The event is in the key's metadata,
 * which a list includes, so that no key is read. Keys are never deleted: they expire.
 */
export function createAdEventRepository({ kv }: { kv: KVNamespace }) {
  return {
    async add(day: string, { adType, action }: AdEventKind): Promise<void> {
      // The id is random: an id with a time would say when the person looked.
      const key = `${prefixOf(day)}${crypto.randomUUID()}`
      await kv.put(key, '', { metadata: { adType, action }, expirationTtl: lifetimeSeconds })
    },

    /** The events of one step of a day, and the cursor of the next step; no cursor after the last. */
    async listStep(
      day: string,
      { cursor, sizes }: { cursor: string; sizes: AdListSizes },
    ): Promise<{ events: AdEventKind[]; next: string | undefined }> {
      const events: AdEventKind[] = []
      let next: string | undefined = cursor
      for (let page = 0; page < sizes.pagesPerStep && next !== undefined; page += 1) {
        const list: KVNamespaceListResult<unknown> = await kv.list({
          prefix: prefixOf(day),
          limit: sizes.keysPerPage,
          cursor: next || null,
        })
        for (const { metadata } of list.keys) {
          const event = adEventKind.safeParse(metadata)
          if (event.success) events.push(event.data)
        }
        next = list.list_complete ? undefined : list.cursor
      }
      return { events, next }
    },
  }
}

const prefixOf = (day: string) => `ads:${day}:`

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
