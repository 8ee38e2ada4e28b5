import type { Journals } from './journal.repository.ts'

/** The screens offer ten seconds; a slow connection gets the rest of the minute. */
const restorableFor = 60_000

export async function purgeDeleted({ journals, now }: { journals: Journals; now: () => number }): Promise<void> {
  await journals.purgeDeleted(now() - restorableFor)
}
