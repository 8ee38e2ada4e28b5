import { type Entry } from './entry.ts'
import { itemsOf } from './items.ts'
import { sectionNames } from './entry-sections.ts'
import { journal } from './texts.ts'
import { addDays } from './time/local-date.ts'
import { sameDayOf } from './time/month.ts'

/** What the person wrote a week, a month and a year before a day. */

export type EarlierPage = { ago: string; date: string; line: string }

/** Among these entries those of the earlier days. */
export function earlierPagesOf(date: string, entries: readonly Entry[]): EarlierPage[] {
  return earlierDays(date).flatMap((day) => {
    const entry = entries.find((candidate) => candidate.date === day.date)
    const line = entry && firstLineOf(entry)
    return line === undefined ? [] : [{ ...day, line }]
  })
}

export function earlierDays(date: string): { ago: string; date: string }[] {
  return [
    { ago: journal.earlier.week, date: addDays(date, -7) },
    { ago: journal.earlier.month, date: sameDayOf(date, -1) },
    { ago: journal.earlier.year, date: sameDayOf(date, -12) },
  ]
}

/** How an ordinary page begins. Pages that need help, and pages of grief, exhaustion or anger, do not come back unasked. */
export function firstLineOf(entry: Entry, longestLine = 200): string | undefined {
  if (entry.tone) return undefined
  const [line] = sectionNames.flatMap((name) => itemsOf(entry[name]))
  if (line === undefined) return undefined
  const characters = [...line]
  return characters.length > longestLine ? `${characters.slice(0, longestLine).join('').trimEnd()}…` : line
}
