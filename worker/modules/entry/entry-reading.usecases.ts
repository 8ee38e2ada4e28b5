import { listLimit, recentLimit, type EntryStats } from '#domain/entry'
import { searchTerms } from '#domain/entry-search'
import type { HistoryOverview } from '#domain/first-data'
import { addDays, dateOfDay, dayNumber, localDate } from '#domain/time/local-date'
import { earlierDays, earlierPagesOf, type EarlierPage } from '#domain/on-this-day'
import { bestRun } from '#domain/highlights/best-run'
import { withoutPauses, type Pause } from '#domain/pause'
import { weekFrom } from '#domain/time/week'
import { dayOfYearOf, type DaysOfYear } from '#domain/year'
import type { Services } from './entry.services.ts'
import type { ReadBeside } from '../../db/client.ts'
import type { Owner } from '../account/user/user.repository.ts'
import { entryNotFound } from './entry.errors.ts'
import { entryJson } from './entry.json.ts'
import type { EntryRow } from './entry.repository.ts'

/** With more terms a search reads less. */
const termsOfWholeSearch = 3

type OfPerson = { owner: Owner }
type Zone = { zone: () => Promise<string> }

export async function readDay(
  { journalOf }: Services,
  { owner, date, read }: OfPerson & { date: string; read?: ReadBeside },
): Promise<EntryRow> {
  const entry = await journalOf(owner).entries.findDay(date, read)
  if (!entry) throw entryNotFound()
  return entry
}

/** Every entry of a person, newest first, read page by page as it is used. */
export async function* everyEntry({ journalOf }: Services, { owner }: OfPerson): AsyncGenerator<EntryRow> {
  let before: string | undefined
  do {
    const page = await journalOf(owner).entries.list({ before, limit: listLimit })
    yield* page
    // A page can be shorter than it may be.
    before = page.at(-1)?.date
  } while (before)
}

/** The newest first, before a day if one is named. */
export function listEntries(
  { journalOf }: Services,
  { owner, before, limit }: OfPerson & { before?: string | undefined; limit: number },
): Promise<EntryRow[]> {
  return journalOf(owner).entries.list({ before, limit })
}

/** The seven days from `first` on. */
export function listWeek({ journalOf }: Services, { owner, first }: OfPerson & { first: string }): Promise<EntryRow[]> {
  return journalOf(owner).entries.listBetween(first, weekFrom(first).last)
}

/** How the pages of a week, a month and a year before a day begin. */
export async function listEarlierPages(
  { journalOf }: Services,
  { owner, date }: OfPerson & { date: string },
): Promise<EarlierPage[]> {
  const rows = await journalOf(owner).entries.findDays(earlierDays(date).map((day) => day.date))
  return earlierPagesOf(date, rows.map(entryJson))
}

/** Which days of a month have an entry. */
export function listDaysOfMonth(
  { journalOf }: Services,
  { owner, month }: OfPerson & { month: string },
): Promise<string[]> {
  return journalOf(owner).entries.datesBetween(`${month}-01`, `${month}-31`)
}

/** The days of a year that have an entry. */
export async function listDaysOfYear(
  { journalOf }: Services,
  { owner, year, zone }: OfPerson & Zone & { year: string },
): Promise<DaysOfYear> {
  const days = await journalOf(owner).entries.sizesBetween(`${year}-01-01`, `${year}-12-31`)
  const where = await zone()
  return Object.fromEntries(days.map((day) => [day.date, dayOfYearOf(day, where)]))
}

/** The newest that were found. `next`: the search goes on with the entries before this day. */
export async function searchEntries(
  { journalOf, config }: Services,
  { owner, query, before }: OfPerson & { query: string; before?: string | undefined },
): Promise<{ rows: EntryRow[]; next?: string | undefined }> {
  const terms = searchTerms(query)
  if (terms.length === 0) return { rows: [] }
  // Each term is looked for in all that is read, so more of them read less at once.
  const bytes = (config.limits.searchedKilobytes * 1_000) / Math.max(1, terms.length / termsOfWholeSearch)
  const { found, end } = await journalOf(owner).search(terms, { before, limit: listLimit, bytes })
  return { rows: found, next: found[listLimit - 1]?.date ?? end ?? undefined }
}

/** What the counts depend on, read with the session. */
type Counted = { person: () => Promise<{ timezone: string; pauses: Pause[] }> }

/** The person may be known later than the days. */
export async function countEntries(
  { journalOf, now }: Services,
  { owner, person }: OfPerson & Counted,
): Promise<EntryStats> {
  const days = await journalOf(owner).entries.listDays()
  const { timezone, pauses } = await person()
  return statsOn(localDate(now(), timezone), days, pauses)
}

function statsOn(today: string, days: Int32Array, pauses: Pause[]): EntryStats {
  const upTo = (last: number) => days.findLastIndex((day) => day <= last) + 1
  const dayOfToday = dayNumber(today)
  const written = upTo(dayOfToday)
  return {
    total: days.length,
    firstDate: days.length > 0 ? dateOfDay(days[0]!) : null,
    years: yearsOf(days),
    lastThirtyDays: written - upTo(dayOfToday - 30),
    lastSevenDays: written - upTo(dayOfToday - 7),
    bestRun: bestRun(withoutPauses(days, pauses)),
  }
}

/** The years that have an entry, of days in their order. */
function yearsOf(days: Int32Array): number[] {
  const years: number[] = []
  let last = -Infinity
  for (const day of days) {
    if (day <= last) continue
    const year = Number(dateOfDay(day).slice(0, 4))
    years.push(year)
    last = dayNumber(`${year}-12-31`)
  }
  return years
}

/** What the history screen shows first. */
export async function readHistoryOverview(
  { journalOf, now }: Services,
  { owner, person }: OfPerson & Counted,
): Promise<Omit<HistoryOverview, 'recent'> & { recent: EntryRow[] }> {
  const [days, recent] = await Promise.all([
    journalOf(owner).entries.listDays(),
    journalOf(owner).entries.list({ limit: recentLimit }),
  ])
  const { timezone, pauses } = await person()
  const today = localDate(now(), timezone)
  const month = today.slice(0, 7)
  const firstOfMonth = dayNumber(`${month}-01`)
  return {
    today,
    stats: statsOn(today, days, pauses),
    dates: Array.from(
      days.filter((day) => day >= firstOfMonth),
      dateOfDay,
    ).filter((date) => date.startsWith(month)),
    recent,
  }
}

/**
 * What the screen of a day shows first. Today depends on the person's zone, which is read with the
 * session, so the three days that today can be are read at the same time.
 */
export async function readFirstDay(
  { journalOf, now }: Services,
  { owner, asked, zone }: OfPerson & Zone & { asked: string | undefined },
): Promise<{
  date: string
  entry: EntryRow | null
  /** Only beside the present day. */
  dayBefore: EntryRow | undefined
}> {
  const about = localDate(now(), 'UTC')
  const days = await journalOf(owner).entries.findDays(
    asked ? [asked] : [-2, -1, 0, 1].map((away) => addDays(about, away)),
  )
  const date = asked ?? localDate(now(), await zone())
  const on = (wanted: string) => days.find((day) => day.date === wanted)
  return { date, entry: on(date) ?? null, dayBefore: on(addDays(date, -1)) }
}
