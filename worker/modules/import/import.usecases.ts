import { isWritableDate } from '#domain/entry'
import { searchTextOf } from '#domain/entry-search'
import { newId } from '#domain/id'
import type { ImportedDay, ImportOutcome } from '#domain/imported-day'
import { localDate } from '#domain/local-date'
import { dayToCome } from '../entry/entry.errors.ts'
import type { EntryRepository, NewEntryRow } from '../entry/entry.repository.ts'
import type { UserRow } from '../account/user/user.repository.ts'

export type ImportServices = { entries: EntryRepository; now: () => number }

/** Every day that a person has written, so that a preview can say which are there already. */
export function listWrittenDays({ entries }: ImportServices, { userId }: { userId: string }): Promise<string[]> {
  return entries.datesBetween(userId, '0000-01-01', '9999-12-31')
}

/**
 * Stores days that were written elsewhere, in one step. A day that is written stays as it is, so
 * sending the same again changes nothing. The coach is not asked: these mornings are over.
 */
export async function importDays(
  services: ImportServices,
  { user, days }: { user: UserRow; days: ImportedDay[] },
): Promise<ImportOutcome> {
  const { entries } = services
  const now = services.now()
  const today = localDate(now, user.timezone)
  if (days.some(({ date }) => !isWritableDate(date, today))) throw dayToCome()
  const { added, standing } = await entries.addDays(days.map((day) => rowOf(day, user.id, now)))
  const outcome: ImportOutcome = { stored: added, same: [], kept: [] }
  for (const day of days) {
    const there = standing.find(({ date }) => date === day.date)
    if (!there) continue
    const isSame =
      there.gratitudeText === day.gratitudeText &&
      there.goalsText === day.goalsText &&
      there.diaryText === day.diaryText
    outcome[isSame ? 'same' : 'kept'].push(day.date)
  }
  return outcome
}

function rowOf(day: ImportedDay, userId: string, now: number): NewEntryRow {
  const { date, gratitudeText, goalsText, diaryText, aiResponse, respondedAt, createdAt = now } = day
  return {
    id: newId(now),
    userId,
    date,
    gratitudeText,
    goalsText,
    diaryText,
    // Empty, and not absent: there is no reply, and nobody is to be asked for one.
    aiResponse,
    respondedAt: aiResponse === '' ? null : respondedAt,
    askedAt: null,
    version: 1,
    createdAt: createdAt >= 0 && createdAt <= now ? createdAt : now,
    updatedAt: now,
    searchText: searchTextOf(gratitudeText, goalsText, diaryText),
  }
}
