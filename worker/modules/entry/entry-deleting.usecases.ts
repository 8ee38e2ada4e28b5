import type { Services } from '../module-services.ts'
import { dayIsWritten, entryHasChanged, entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'

/** Deletes an entry, if the person has seen its current version. */
export async function deleteEntry(
  { journalOf, now }: Services,
  { userId, id, version }: { userId: string; id: string; version: number | undefined },
): Promise<void> {
  const { isDeleted, current } = await journalOf(userId).deletedEntries.delete(id, { version, now: now() })
  if (current) throw entryHasChanged(current)
  if (!isDeleted) throw entryNotFound()
}

export async function restoreEntry(
  { journalOf }: Services,
  { userId, id }: { userId: string; id: string },
): Promise<EntryRow> {
  const current = await journalOf(userId).deletedEntries.restore(id)
  if (!current) throw entryNotFound()
  if (current.id !== id) throw dayIsWritten(current)
  return current
}
