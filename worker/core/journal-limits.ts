import { searchTextOfEntry } from '#domain/entry-search'
import { sectionNames, type EntryTexts } from '#domain/entry-sections'
import type { Config } from './config.ts'
import { AppError, waitInWords } from './errors.ts'
import { allowance, type CountedLimit } from '#domain/limits'
import type { Allowance } from './rate-counters.ts'

type Configured = { config: Config }

/**
 * What is counted for a person and day. Every write of a person moves one of these counts, except the
 * new entry of today. Imported goals count among the imported days; of today and its neighbours there is one entry each.
 */
export const writeCounts: readonly CountedLimit[] = [
  'importedDaysPerPerson',
  'pastEntriesPerPerson',
  'changesPerPerson',
  'writesPerPerson',
]

export const allowanceOfPerson = ({ config: { limits } }: Configured, name: CountedLimit, amount = 1): Allowance => ({
  ...allowance(limits, name),
  amount,
  ...(writeCounts.includes(name) && { refusal: moreThanADay }),
})

const moreThanADay = (seconds: number) =>
  new AppError(
    429,
    'journal.daily_limit',
    `That is more than one day takes. What was stored is safe; please go on in ${waitInWords(seconds)}.`,
    { retryAfterSeconds: seconds },
  )

/**
 * How many bytes may be stored already when so many are added: a condition of the statement that adds them, so that it
 * holds for calls at the same moment. Null, no limit, for texts that take less room.
 */
export function maxStoredBefore(services: Configured, { user, added }: { user: Writer; added: number }): number | null {
  return added > 0 ? kilobytesOf(services, user) * 1_000 - added : null
}

type Writer = { emailVerifiedAt: number | null }

function kilobytesOf({ config: { limits } }: Configured, { emailVerifiedAt }: Writer): number {
  const { journalKilobytesPerPerson: most, journalKilobytesUnproven: unproven } = limits
  return emailVerifiedAt === null ? Math.min(unproven, most) : most
}

export function journalFull(services: Configured, user: Writer): AppError {
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
