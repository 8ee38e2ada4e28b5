import type { JournalOf } from '../journal/journal.repository.ts'
import { dayIsWritten, entryHasChanged, entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'

export type DeletingServices = { journalOf: JournalOf<'deletedEntries'>; now: () => number }

/** Deletes an entry, if the person has seen its current version. */
export async function deleteEntry(
  { journalOf, now }: DeletingServices,
  { userId, id, version }: { userId: string; id: string; version: number | undefined },
): Promise<void> {
  const { isDeleted, current } = await journalOf(userId).deletedEntries.delete(id, { version, now: now() })
  if (current) throw entryHasChanged(current)
  if (!isDeleted) throw entryNotFound()
}

export async function restoreEntry(
  { journalOf }: DeletingServices,
  { userId, id }: { userId: string; id: string },
): Promise<EntryRow> {
  const current = await journalOf(userId).deletedEntries.restore(id)
  if (!current) throw entryNotFound()
  if (current.id !== id) throw dayIsWritten(current)
  return current
}
