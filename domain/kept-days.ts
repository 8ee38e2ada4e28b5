import type { KeptCall } from './calls.ts'
import type { Entry, EntryStats } from './entry.ts'
import { searchTerms, searchTextOfEntry } from './entry-search.ts'
import { sectionNames } from './entry-sections.ts'
import type { Goal } from './goal.ts'
import { earlierPagesOf } from './on-this-day.ts'
import { addDays, defaultTimeZone } from './time/local-date.ts'
import { monthOf } from './time/month.ts'
import { weekFrom } from './time/week.ts'
import type { User } from './user.ts'
import { beginningOf, dayOfYearOf } from './year.ts'

/** What a device keeps of a journal: the entries newest first, and the rest as the server has sent it last. */
export type KeptDays = {
  entries: Entry[]
  stats: EntryStats | undefined
  goals: Goal[] | undefined
  user: User | undefined
  /** The first day since which all entries are kept; undefined as long as only those are that were shown. */
  since: string | undefined
}

const bytes = new TextEncoder()
const sizeOf = (entry: Entry) => sectionNames.reduce((sum, name) => sum + bytes.encode(entry[name]).length, 0)

type Answer = (days: KeptDays, asked: Record<string, string>) => unknown

/** Whether all that is written up to this day, as far back as is kept, is known. What is not may be written elsewhere. */
const knows = ({ since }: KeptDays, last: string) => since !== undefined && last >= since
const newest = '9999'

const upTo =
  (lastOf: (asked: Record<string, string>) => string, answer: Answer): Answer =>
  (days, asked) =>
    knows(days, lastOf(asked)) ? answer(days, asked) : undefined

/** The reads that need no server, as it answers them. Each is undefined where nothing is known. */
const answers: Record<KeptCall, Answer> = {
  'GET /api/user': ({ user }) => user,
  'GET /api/entries': (days, { before, limit = '' }) => {
    const found = days.entries.filter(({ date }) => !before || date < before).slice(0, Number(limit) || undefined)
    const last = before ? addDays(before, -1) : newest
    return found[0]?.date === last || knows(days, last) ? found : undefined
  },
  'GET /api/entries/search': upTo(
    () => newest,
    ({ entries }, { q = '', before = '9999-99' }) => {
      const terms = searchTerms(q)
      if (terms.length === 0) return []
      return entries.filter((entry) => {
        if (entry.date >= before) return false
        const text = searchTextOfEntry(entry)
        return terms.every((term) => text.includes(term))
      })
    },
  ),
  'GET /api/entries/stats': ({ stats }) => stats,
  'GET /api/entries/calendar': upTo(
    ({ month }) => `${month}-31`,
    ({ entries }, { month = '' }) => {
      const dates = entries.flatMap(({ date }) => (monthOf(date) === month ? [date] : []))
      return { month, dates: dates.toReversed() }
    },
  ),
  'GET /api/entries/on-this-day': upTo(
    () => newest,
    ({ entries }, { date = '' }) => earlierPagesOf(date, entries),
  ),
  'GET /api/entries/year': upTo(
    ({ year }) => `${year}-12-31`,
    ({ entries, user }, { year = '' }) => ({
      year,
      days: Object.fromEntries(
        entries
          .filter(({ date }) => date.startsWith(`${year}-`))
          .map((entry) => [
            entry.date,
            dayOfYearOf(
              { ...entry, size: sizeOf(entry), beginning: beginningOf(entry) },
              user?.timezone ?? defaultTimeZone,
            ),
          ]),
      ),
    }),
  ),
  'GET /api/entries/week/:date': upTo(
    ({ date = '' }) => weekFrom(date).last,
    ({ entries }, { date: first = '' }) =>
      entries.filter(({ date }) => date >= first && date <= weekFrom(first).last).toReversed(),
  ),
  'GET /api/entries/:date': ({ entries }, { date: asked }) => entries.find(({ date }) => date === asked),
  'GET /api/goals': ({ goals }) => goals,
}

/** What the server would answer to this call, as far as the device knows. */
export function answerFrom(days: KeptDays, { pathname, searchParams }: URL): unknown {
  const date = /\/(\d{4}-\d{2}-\d{2})$/.exec(pathname)?.[1]
  const call = `GET ${date ? pathname.replace(date, ':date') : pathname}`
  return answers[call as KeptCall]?.(days, { ...Object.fromEntries(searchParams), ...(date && { date }) })
}
