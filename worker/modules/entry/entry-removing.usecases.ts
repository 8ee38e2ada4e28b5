import { dayIsWritten, entryHasChanged, entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'
import type { RemovedEntryRepository } from './removed-entry.repository.ts'

/** Takes an entry away, if the person has seen what stands. */
export async function removeEntry({
  userId,
  id,
  version,
  removedEntries,
  now,
}: {
  userId: string
  id: string
  version: number | undefined
  removedEntries: RemovedEntryRepository
  now: number
}): Promise<void> {
  const { isGone, standing } = await removedEntries.remove(userId, id, { version, now })
  if (standing) throw entryHasChanged(standing)
  if (!isGone) throw entryNotFound()
}

export async function restoreEntry({
  userId,
  id,
  removedEntries,
}: {
  userId: string
  id: string
  removedEntries: RemovedEntryRepository
}): Promise<EntryRow> {
  const { isBack, standing } = await removedEntries.restore(userId, id)
  if (!standing) throw entryNotFound()
  if (!isBack) throw dayIsWritten(standing)
  return standing
}

/** The screens offer ten seconds; a slow connection gets the rest of the minute. */
const wayBack = 60_000

export async function forgetRemovedEntries({
  removedEntries,
  now,
}: {
  removedEntries: RemovedEntryRepository
  now: number
}): Promise<void> {
  await removedEntries.forget(now - wayBack)
}
