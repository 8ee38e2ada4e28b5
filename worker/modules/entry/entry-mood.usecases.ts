import type { Mood } from '#domain/mood'
import { countChange, type JournalLimitServices } from '../journal/journal-limits.ts'
import { entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'

/** Stores how a day felt, or that the person took it back. As a tick, the call names no version. */
export async function chooseMood(
  services: JournalLimitServices,
  { userId, date, mood }: { userId: string; date: string; mood: Mood | null },
): Promise<EntryRow> {
  await countChange(services, userId)
  const entry = await services.journalOf(userId).entries.setMood(date, mood)
  if (!entry) throw entryNotFound()
  return entry
}
