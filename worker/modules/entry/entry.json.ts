import type { Entry } from '#domain/entry'
import type { EntryRow } from './entry.repository.ts'

/** Named one by one, so that a new column stays inside. */
export function entryJson(row: EntryRow): Entry {
  return {
    id: row.id,
    userId: row.userId,
    date: row.date,
    gratitudeText: row.gratitudeText,
    goalsText: row.goalsText,
    diaryText: row.diaryText,
    aiResponse: row.aiResponse,
    respondedAt: row.respondedAt,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
