import { withTicks, type TickChange } from '#domain/ticks'
import { countChange, type JournalLimitServices } from '../journal/journal-limits.ts'
import { entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'

/**
 * Ticks items of a day, or takes ticks back. The call names what changes and not a version, so two
 * tabs that tick at the same time lose nothing. Ticks take less room than the text that they name,
 * so the limit of the journal does not count them.
 */
export async function tickItems(
  services: JournalLimitServices,
  { userId, date, change }: { userId: string; date: string; change: TickChange },
): Promise<EntryRow> {
  const { entries } = services.journalOf(userId)
  const counted = countChange(services, userId)
  for (;;) {
    const [current] = await Promise.all([entries.findDay(date), counted])
    if (!current) throw entryNotFound()
    const doneItems = withTicks(current, change)
    if (doneItems.join('\n') === current.doneItems.join('\n')) return current
    const entry = await entries.tick(current, doneItems)
    if (entry) return entry
    // Another change was stored first: the ticks are applied to its result.
  }
}
