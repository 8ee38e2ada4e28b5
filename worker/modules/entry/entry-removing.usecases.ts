import { dayIsWritten, entryHasChanged, entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'
import type { RemovedEntryRepository } from './removed-entry.repository.ts'

export type RemovingServices = { removedEntries: RemovedEntryRepository; now: () => number }

/** Deletes an entry, if the person has seen its current version. */
export async function removeEntry(
  { removedEntries, now }: RemovingServices,
  { userId, id, version }: { userId: string; id: string; version: number | undefined },
): Promise<void> {
  const { isGone, standing } = await removedEntries.remove(userId, id, { version, now: now() })
  if (standing) throw entryHasChanged(standing)
  if (!isGone) throw entryNotFound()
}

export async function restoreEntry(
  { removedEntries }: RemovingServices,
  { userId, id }: { userId: string; id: string },
): Promise<EntryRow> {
  const { isBack, standing } = await removedEntries.restore(userId, id)
  if (!standing) throw entryNotFound()
  if (!isBack) throw dayIsWritten(standing)
  return standing
}

/** The screens offer ten seconds; a slow connection gets the rest of the minute. */
const restorableFor = 60_000

export async function purgeRemovedEntries({ removedEntries, now }: RemovingServices): Promise<void> {
  await removedEntries.purge(now() - restorableFor)
}
