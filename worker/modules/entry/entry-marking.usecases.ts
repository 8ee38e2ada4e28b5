import { changedMarks, type MarkChange } from '#domain/ticks'
import type { Services } from '../module-services.ts'
import { countChange } from '../journal/journal-limits.ts'
import { entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'

/**
 * Marks a day, or takes marks back. The call names what changes and not a version, so two tabs that mark a day at the
 * same time lose nothing. Marks take less room than the text that they name, so the limit of the journal does not count
 * them.
 */
export async function markDay(
  services: Services,
  { userId, date, change }: { userId: string; date: string; change: MarkChange },
): Promise<EntryRow> {
  const { entries } = services.journalOf(userId)
  const counted = countChange(services, userId)
  for (;;) {
    const [current] = await Promise.all([entries.findDay(date), counted])
    if (!current) throw entryNotFound()
    const marks = changedMarks(current, change)
    if (Object.keys(marks).length === 0) return current
    const entry = await entries.mark(current, marks)
    if (entry) return entry
    // Another change was stored first: this one is applied to its result.
  }
}
