import type { Entry, EntryStats } from './entry.ts'
import { searchTerms, searchTextOfEntry } from './entry-search.ts'
import { sectionNames } from './entry-sections.ts'
import type { Goal } from './goal.ts'
import { earlierPagesOf } from './on-this-day.ts'
import { monthOf } from './time/month.ts'
import { weekFrom } from './time/week.ts'
import { dayOfYearOf } from './year.ts'

/** What a device keeps of a journal: the entries newest first, and the rest as the server has sent it last. */
export type KeptDays = { entries: Entry[]; stats: EntryStats | undefined; goals: Goal[] | undefined; zone: string }

const bytes = new TextEncoder()
const sizeOf = (entry: Entry) => sectionNames.reduce((sum, name) => sum + bytes.encode(entry[name]).length, 0)

type Answer = (days: KeptDays, asked: Record<string, string>) => unknown

/** The reads that need no server, as it answers them. Each is undefined where nothing is known. */
const answers: Record<string, Answer> = {
  '/api/entries': ({ entries }, { before = '9999-99', limit = '' }) =>
    entries.filter(({ date }) => date < before).slice(0, Number(limit) || undefined),
  '/api/entries/search': ({ entries }, { q = '', before = '9999-99' }) => {
    const terms = searchTerms(q)
    if (terms.length === 0) return []
    return entries.filter((entry) => {
      if (entry.date >= before) return false
      const text = searchTextOfEntry(entry)
      return terms.every((term) => text.includes(term))
    })
  },
  '/api/entries/stats': ({ stats }) => stats,
  '/api/entries/calendar': ({ entries }, { month = '' }) => {
    const dates = entries.flatMap(({ date }) => (monthOf(date) === month ? [date] : []))
    return { month, dates: dates.toReversed() }
  },
  '/api/entries/on-this-day': ({ entries }, { date = '' }) => earlierPagesOf(date, entries),
  '/api/entries/year': ({ entries, zone }, { year = '' }) => ({
    year,
    days: Object.fromEntries(
      entries
        .filter(({ date }) => date.startsWith(`${year}-`))
        .map((entry) => [entry.date, dayOfYearOf({ ...entry, size: sizeOf(entry) }, zone)]),
    ),
  }),
  '/api/entries/week/:date': ({ entries }, { date: first = '' }) =>
    entries.filter(({ date }) => date >= first && date <= weekFrom(first).last).toReversed(),
  '/api/entries/:date': ({ entries }, { date: asked }) => entries.find(({ date }) => date === asked),
  '/api/goals': ({ goals }) => goals,
}

/** What the server would answer to this call, as far as the device knows. */
export function answerFrom(days: KeptDays, { pathname, searchParams }: URL): unknown {
  const date = /\/(\d{4}-\d{2}-\d{2})$/.exec(pathname)?.[1]
  const call = date ? pathname.replace(date, ':date') : pathname
  return answers[call]?.(days, { ...Object.fromEntries(searchParams), ...(date && { date }) })
}
