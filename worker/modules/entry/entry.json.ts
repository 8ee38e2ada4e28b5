import { isHelpMessage } from '#domain/crisis/help-openings'
import type { Entry, Tone } from '#domain/entry'
import { textsOf } from '#domain/entry-sections'
import { toneOf } from '#domain/tone'
import type { EntryRow } from './entry.repository.ts'

/** Tones of texts that were sent before: a list costs no more than its rows. */
const tones = new Map<string, Tone | undefined>()
const mostTones = 10_000

function toneOfRow(row: EntryRow): Tone | undefined {
  // Storing the reply does not change the key in the map.
  if (isHelpMessage(row.aiResponse)) return 'help'
  const key = `${row.id} ${row.version} ${row.updatedAt}`
  if (tones.has(key)) return tones.get(key)
  const tone = toneOf(row)
  tones.set(key, tone)
  // The first key of a map is the oldest.
  if (tones.size > mostTones) tones.delete(tones.keys().next().value!)
  return tone
}

export function entryJson(row: EntryRow): Entry {
  const tone = toneOfRow(row)
  return { ...storedEntryJson(row), ...(tone && { tone }) }
}

/** Without what is derived, for an export. Fields are named one by one, so that a new column stays inside. */
export function storedEntryJson(row: EntryRow): Omit<Entry, 'tone'> {
  return {
    id: row.id,
    userId: row.userId,
    date: row.date,
    ...textsOf(row),
    doneItems: row.doneItems,
    mood: row.mood,
    aiResponse: row.aiResponse,
    respondedAt: row.respondedAt,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
