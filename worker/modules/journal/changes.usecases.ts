import type { Services } from './journal.services.ts'
import { fingerprint } from '../../core/secrets.ts'
import type { Owner } from '../account/user/user.repository.ts'
import { writeCounts } from '../../core/journal-limits.ts'

/** Tomorrow, today and yesterday can get an entry that no count knows. */
const uncounted = 3

/**
 * A tag for each kind of data of a person: another one if something has changed. Made of what is stored anyway, so that
 * no write costs more, and of few rows, however long the journal is: old entries change only by writes that are counted.
 */
export async function readTags({ journalOf }: Services, { owner }: { owner: Owner }) {
  const { entries, goals, counters } = journalOf(owner)
  const [newest, counts, allGoals] = await Promise.all([
    entries.list({ limit: uncounted }),
    counters.list(writeCounts),
    goals.list(),
  ])
  return { entries: await tagOf([newest, counts]), goals: await tagOf(allGoals) }
}

function tagOf(stored: unknown): Promise<string> {
  return fingerprint(JSON.stringify(stored))
}
