import { searchTextOfEntry } from '#domain/entry-search'
import { sectionNames, type EntryTexts } from '#domain/entry-sections'
import type { Services } from '../module-services.ts'
import { AppError, waitInWords } from '../../core/errors.ts'
import { keyOfPerson, type Allowance } from '../../core/rate-counters.ts'
import type { Query } from '../../db/client.ts'
import type { UserRow } from '../account/user/user.repository.ts'

/** What is counted for a person and day. */
const counted = ['imported-days', 'past-entries', 'changes', 'writes'] as const

/** Every write of a person moves one of these counts, except the new entry of today. */
export const writeCountKeys = (userId: string) => counted.map((what) => keyOfPerson(userId, what))

const daily = (userId: string, what: (typeof counted)[number], max: number, amount: number): Allowance => ({
  key: keyOfPerson(userId, what),
  max,
  amount,
  windowSeconds: 86_400,
  refusal: (seconds) =>
    new AppError(
      429,
      'journal.daily_limit',
      `That is more than one day takes. What was stored is safe; please go on in ${waitInWords(seconds)}.`,
      { retryAfterSeconds: seconds },
    ),
})

const importedDays = ({ config }: Services, userId: string, amount: number) =>
  daily(userId, 'imported-days', config.limits.importedDaysPerPerson, amount)

export function countImportedDays(services: Services, userId: string, days: number) {
  return services.counters.inBatch(importedDays(services, userId, days), services.now())
}

/** Imported goals count among the imported days. */
export function countImportedGoals(services: Services, userId: string, goals: number): Promise<void> {
  return services.counters.takeOnly(importedDays(services, userId, goals), services.now())
}

/** A new entry for a day that is past: of today and its neighbours there is one each. Runs `query` beside the count. */
export function countPastEntry<T>({ counters, config, now }: Services, userId: string, query: Query<T>): Promise<T> {
  return counters.take([daily(userId, 'past-entries', config.limits.pastEntriesPerPerson, 1)], now(), query)
}

function changes({ config }: Services, userId: string): Allowance {
  return daily(userId, 'changes', config.limits.changesPerPerson, 1)
}

export function countChange(services: Services, userId: string) {
  return services.counters.takeOnly(changes(services, userId), services.now())
}

/** For `countWrites`, which counts what has no count of its own. */
export function countWrite(services: Services, userId: string) {
  const { counters, config, now } = services
  return counters.takeOnly(daily(userId, 'writes', config.limits.writesPerPerson, 1), now())
}

/** Runs `query` beside the count. */
export function countChangeWith<T>(services: Services, userId: string, query: Query<T>): Promise<T> {
  return services.counters.take([changes(services, userId)], services.now(), query)
}

/** Refuses texts that would make the journal too large. Texts that take less room are always stored. */
export function requireRoom(
  services: Services,
  { user, stored, added }: { user: Writer; stored: number; added: number },
) {
  if (added > 0 && stored + added > mostBytes(services, user)) throw journalFull(services, user)
}

type Writer = Pick<UserRow, 'emailVerifiedAt'>

function kilobytesOf({ config: { limits } }: Services, { emailVerifiedAt }: Writer): number {
  const { journalKilobytesPerPerson: most, journalKilobytesUnproven: unproven } = limits
  return emailVerifiedAt === null ? Math.min(unproven, most) : most
}

export function mostBytes(services: Services, user: Writer): number {
  return kilobytesOf(services, user) * 1_000
}

export function journalFull(services: Services, user: Writer): AppError {
  const limit = kilobytesOf(services, user)
  const size = limit < 1_000 ? `${limit} kB` : `${Math.floor(limit / 1_000)} MB`
  const isUnproven = limit < services.config.limits.journalKilobytesPerPerson
  return new AppError(
    413,
    'journal.full',
    isUnproven
      ? `Your journal has reached ${size}, the most that it holds until you confirm your e-mail in Settings. Nothing of it is lost, and then there is room for more.`
      : `Your journal has reached ${size}, the most that one account holds. Nothing of it is lost, and a deleted entry makes room.`,
  )
}

const encoder = new TextEncoder()

/** The size of texts as the database stores them: `sizeOf` in SQL. */
export function bytesOf(texts: EntryTexts & { aiResponse?: string | null; doneItems?: string[] | undefined }): number {
  const { aiResponse, doneItems = [] } = texts
  const stored = [
    ...sectionNames.map((name) => texts[name]),
    aiResponse ?? '',
    JSON.stringify(doneItems),
    searchTextOfEntry(texts),
  ]
  return stored.reduce((sum, text) => sum + encoder.encode(text).length, 0)
}
