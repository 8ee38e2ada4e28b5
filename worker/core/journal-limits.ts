import { searchTextOfEntry } from '#domain/entry-search'
import { sectionNames, type EntryTexts } from '#domain/entry-sections'
import { answers } from '#domain/texts'
import type { Config } from './config.ts'
import { AppError, waitInWords } from './errors.ts'
import { allowance, type CountedLimit } from '#domain/limits'
import type { Allowance } from './rate-counters.ts'

type Configured = { config: Config }

/**
 * What is counted for a person and day. Every write of a person moves one of these counts, except the
 * new entry of today. Imported goals count among the imported days; of today and its neighbours there is one entry each.
 */
export const writeCounts: readonly CountedLimit[] = ['importedDaysPerPerson', 'changesPerPerson', 'writesPerPerson']

export const allowanceOfPerson = ({ config: { limits } }: Configured, name: CountedLimit, amount = 1): Allowance => ({
  ...allowance(limits, name),
  amount,
  ...(writeCounts.includes(name) && { refusal: moreThanADay }),
})

export const moreThanADay = (seconds: number) =>
  new AppError(429, 'journal.daily_limit', waitInWords(answers.dailyLimit, seconds), { retryAfterSeconds: seconds })

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
