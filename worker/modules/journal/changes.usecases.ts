import type { RateCounters } from '../../core/rate-counters.ts'
import { fingerprint } from '../../core/secrets.ts'
import { writeCountKeys } from './journal-limits.ts'
import type { JournalOf } from './journal.repository.ts'

export type ChangesServices = { journalOf: JournalOf<'entries' | 'goals'>; counters: Pick<RateCounters, 'list'> }

/** Tomorrow, today and yesterday can get an entry that no count knows. */
const uncounted = 3

/**
 * A tag for each kind of data of a person: another one if something has changed. Made of what is stored anyway, so that
 * no write costs more, and of few rows, however long the journal is: old entries change only by writes that are counted.
 */
export async function readTags({ journalOf, counters }: ChangesServices, { userId }: { userId: string }) {
  const { entries, goals } = journalOf(userId)
  const [newest, counts, allGoals] = await Promise.all([
    entries.list({ limit: uncounted }),
    counters.list(writeCountKeys(userId)),
    goals.list(),
  ])
  return { entries: await tagOf([newest, counts]), goals: await tagOf(allGoals) }
}

function tagOf(stored: unknown): Promise<string> {
  return fingerprint(JSON.stringify(stored))
}
