import type { Entry } from '#domain/entry'
import { textsOf } from '#domain/entry-sections'
import { toneOf } from '#domain/tone'
import type { EntryRow } from './entry.repository.ts'

export function entryJson(row: EntryRow): Entry {
  const tone = toneOf(row)
  return { ...storedEntryJson(row), ...(tone && { tone }) }
}

/** Without what is derived, for an export. Fields are named one by one, so that a new column stays inside. */
export function storedEntryJson(row: EntryRow): Omit<Entry, 'tone'> {
  return {
    id: row.id,
    userId: row.userId,
    date: row.date,
    ...textsOf(row),
    aiResponse: row.aiResponse,
    respondedAt: row.respondedAt,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
