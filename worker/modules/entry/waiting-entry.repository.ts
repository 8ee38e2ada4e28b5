import { and, asc, desc, lt, sql } from 'drizzle-orm'
import { mapSections } from '#domain/entry-sections'
import type { Database } from '../../db/client.ts'
import { tuplesOf } from '../../db/statements.ts'
import { isHere } from '../../core/move.table.ts'
import { entries, writtenSizeOf } from './entry.table.ts'
import type { EntryRow } from './entry.repository.ts'

/** What a reader needs. No column of JSON is among it: one that cannot be parsed would make the whole list fail. */
const waitingColumns = {
  id: entries.id,
  version: entries.version,
  ...mapSections((name) => entries[name]),
  aiResponse: entries.aiResponse,
  tone: entries.tone,
  readerVersion: entries.readerVersion,
  size: writtenSizeOf(entries),
}

export type WaitingEntry = Awaited<ReturnType<typeof listWaitingEntries>>[number]
export type FoundTone = Pick<EntryRow, 'id' | 'version' | 'tone'>

/** Entries of all people that wait for a version of the reader: those that were never read first, the newest first. */
export async function listWaitingEntries(db: Database, readerVersion: number, limit: number) {
  return db
    .select(waitingColumns)
    .from(entries)
    .where(and(lt(entries.readerVersion, readerVersion), isHere(entries.userId)))
    .orderBy(asc(entries.readerVersion), desc(entries.date))
    .limit(limit)
}

/**
 * An entry whose texts or help message were stored meanwhile is left as it is: that write stored its tone, or the entry
 * waits again.
 */
export async function storeTones(db: Database, readerVersion: number, found: FoundTone[]): Promise<void> {
  const byTone = Map.groupBy(found, ({ tone }) => tone)
  await Promise.all(
    [...byTone].map(([tone, rows]) => {
      const asRead = rows.map(({ id, version }) => ({ id, version }))
      return db
        .update(entries)
        .set({ tone, readerVersion })
        .where(
          and(sql`(id, version) in ${tuplesOf(asRead, ['id', 'version'])}`, lt(entries.readerVersion, readerVersion)),
        )
    }),
  )
}
