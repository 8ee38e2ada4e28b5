import { isHelpMessage } from '#domain/coach/help-openings'
import type { Entry, Tone } from '#domain/entry'
import { marksOf } from '#domain/entry-marks'
import { textsOf } from '#domain/entry-sections'
import type { EntryRow } from './entry.repository.ts'

/** The stored tone. A row that was never read is `unread`, unless its reply already says that its page needs help. */
export function toneOfRow({
  tone,
  readerVersion,
  aiResponse,
}: Pick<EntryRow, 'tone' | 'readerVersion' | 'aiResponse'>): Tone | undefined {
  if (readerVersion > 0) return tone ?? undefined
  return isHelpMessage(aiResponse) ? 'help' : 'unread'
}

export function entryJson(row: EntryRow): Entry {
  const tone = toneOfRow(row)
  return { ...storedEntryJson(row), ...(tone && { tone }) }
}

/** Without the tone, for an export. Fields are named one by one, so that a new column stays inside. */
export function storedEntryJson(row: EntryRow): Omit<Entry, 'tone'> {
  return {
    id: row.id,
    userId: row.userId,
    date: row.date,
    ...textsOf(row),
    ...marksOf(row),
    aiResponse: row.aiResponse,
    ...(row.writtenBy !== null && { writtenBy: row.writtenBy }),
    respondedAt: row.respondedAt,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
