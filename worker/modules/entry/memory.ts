import type { CoachMemory } from '#domain/coach-request'
import { earlierPage } from '#domain/coach/page'
import { isShowable } from '#domain/tone'
import { entryJson } from './entry.json.ts'
import type { Services } from './entry.services.ts'
import type { Owner } from '../account/user/user.repository.ts'

const rememberedEntries = 7
const mostGoals = 10

/**
 * The memory of the coach: the sections it reads of the entries before a day and, with Premium, the active goals. What
 * speaks of self-harm in any of its texts, or was not read yet, is left out. A reply is possible without a memory, so a
 * query that fails costs only its part.
 */
export async function readMemory(
  { journalOf }: Services,
  { user, date, premium }: { user: Owner; date: string; premium: boolean },
): Promise<CoachMemory> {
  const journal = journalOf(user)
  const [entries, goals] = await Promise.all([
    journal.entries.list({ before: date, limit: rememberedEntries }).catch(() => []),
    premium ? journal.goals.listActive().catch(() => []) : [],
  ])
  return {
    recentEntries: entries.map(entryJson).flatMap((entry) => {
      const page = earlierPage(entry)
      return page ? [{ page, date: entry.date, doneItems: entry.doneItems }] : []
    }),
    activeGoals: goals
      .filter(isShowable)
      .slice(0, mostGoals)
      .map(({ title, progress, targetDate }) => ({ title, progress, targetDate })),
  }
}
