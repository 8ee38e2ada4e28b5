import { isWritableDate } from '#domain/entry'
import { marksIn } from '#domain/entry-marks'
import { isSameText, textsOf } from '#domain/entry-sections'
import { newId } from '#domain/id'
import { reservedSections } from '#domain/import/gathering'
import { ownMarks } from '#domain/ticks'
import type { ImportedDay, ImportOutcome } from '#domain/import/imported-day'
import { answers } from '#domain/texts'
import { localDate } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import { readPage } from '#domain/coach/page'
import { storedToneOf } from '#domain/tone'
import type { Services } from './import.services.ts'
import { dayToCome } from '../entry/entry.errors.ts'
import type { NewEntryRow } from '../entry/entry.repository.ts'
import type { Owner, UserRow } from '../account/user/user.repository.ts'
import { bytesOf, allowanceOfPerson } from '../../core/journal-limits.ts'
import { journalFull, maxStoredBefore } from '../entry/room.ts'
import { invalid } from '../../core/errors.ts'

/** Every day of a person that has an entry, for the preview of an import. */
export function listWrittenDays({ journalOf }: Services, { owner }: { owner: Owner }): Promise<string[]> {
  return journalOf(owner).entries.datesBetween('0000-01-01', '9999-12-31')
}

/**
 * Stores days from another app, in one step. A day that has an entry keeps it, so sending the same
 * days again changes nothing. The coach is not asked.
 */
export async function importDays(
  services: Services,
  { user, days }: { user: UserRow; days: ImportedDay[] },
): Promise<ImportOutcome> {
  const { entries, counters } = services.journalOf(user)
  const now = services.now()
  const today = localDate(now, user.timezone)
  if (days.some(({ date }) => !isWritableDate(date, today))) throw dayToCome()
  const rule = { today, hasPremium: hasPremium(roleOf(user)) }
  if (days.some((day) => reservedSections(day, rule).length > 0)) throw diaryOfToday()
  const bytes = days.reduce((sum, day) => sum + bytesOf(day), 0)
  const allowance = allowanceOfPerson(services, 'importedDaysPerPerson', days.length)
  const counted = counters.inBatch(allowance, now)
  const maxStored = await maxStoredBefore(services, {
    ...{ user, added: bytes, rows: days.length, isPast: true, isImport: true },
  })
  const { added, current } = await entries.addDays(
    days.map((day) => rowOf(day, now)),
    { counted, maxStored },
  )
  // Nothing was stored although a day has no entry: the size is the limit that the statement still had.
  if (added.length === 0 && days.some(({ date }) => !current.some((entry) => entry.date === date)))
    throw journalFull(services, { user, isImport: true })
  const outcome: ImportOutcome = { stored: added, same: [], kept: [] }
  for (const day of days) {
    const entry = current.find(({ date }) => date === day.date)
    if (entry) outcome[isSameText(entry, day) ? 'same' : 'kept'].push(day.date)
  }
  return outcome
}

function rowOf(day: ImportedDay, now: number): NewEntryRow {
  const { date, aiResponse, respondedAt, createdAt = now } = day
  // A time from a file may be no date at all.
  const isPast = (instant: number | null) => instant !== null && instant >= 0 && instant <= now
  return {
    id: newId(now),
    date,
    ...textsOf(day),
    ...storedToneOf(readPage(day)),
    ...ownMarks(day, marksIn(day)),
    // An empty reply and not null, so that no coach is asked for one.
    aiResponse,
    writtenBy: null,
    respondedAt: aiResponse !== '' && isPast(respondedAt) ? respondedAt : null,
    askedAt: null,
    version: 1,
    createdAt: isPast(createdAt) ? createdAt : now,
    updatedAt: now,
  }
}

/** The diary of a day that is not over is part of Premium, and an import stores none without Premium. */
const diaryOfToday = () => invalid(answers.entry.diaryOfToday)
