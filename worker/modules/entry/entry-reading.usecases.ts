import { listLimit, recentLimit, type EntryStats } from '#domain/entry'
import { searchTerms } from '#domain/entry-search'
import type { Journey } from '#domain/first-data'
import { addDays, localDate } from '#domain/local-date'
import { entryNotFound } from './entry.errors.ts'
import type { EntryRepository, EntryRow } from './entry.repository.ts'

export type ReadingServices = { entries: EntryRepository; now: () => number }
type Reading = Pick<ReadingServices, 'entries'>
type Whose = { userId: string }
type Zone = { zone: () => Promise<string> }

export async function readDay({ entries }: Reading, { userId, date }: Whose & { date: string }): Promise<EntryRow> {
  const entry = await entries.findDay(userId, date)
  if (!entry) throw entryNotFound()
  return entry
}

/** Everything a person has written, newest first, however much: read as it is used. */
export async function* everyEntry({ entries }: Reading, { userId }: Whose): AsyncGenerator<EntryRow> {
  let before: string | undefined
  do {
    const page = await entries.list(userId, { before, limit: listLimit })
    yield* page
    before = page.length < listLimit ? undefined : page.at(-1)!.date
  } while (before)
}

/** The newest first, before a day if one is named. */
export function listEntries(
  { entries }: Reading,
  { userId, before, limit }: Whose & { before?: string | undefined; limit: number },
): Promise<EntryRow[]> {
  return entries.list(userId, { before, limit })
}

/** The seven days from `first` on. */
export function listWeek({ entries }: Reading, { userId, first }: Whose & { first: string }): Promise<EntryRow[]> {
  return entries.listBetween(userId, first, addDays(first, 6))
}

/** Which days of a month have an entry. */
export function listDaysOfMonth({ entries }: Reading, { userId, month }: Whose & { month: string }): Promise<string[]> {
  return entries.datesBetween(userId, `${month}-01`, `${month}-31`)
}

export async function searchEntries(
  { entries }: Reading,
  { userId, query }: Whose & { query: string },
): Promise<EntryRow[]> {
  const terms = searchTerms(query)
  return terms.length === 0 ? [] : entries.search(userId, terms, listLimit)
}

/** The zone may come later than the rows: the days read cover the thirty of any zone. */
export async function countEntries(
  { entries, now }: ReadingServices,
  { userId, zone }: Whose & Zone,
): Promise<EntryStats> {
  const counted = await entries.countAndDatesSince(userId, addDays(localDate(now(), 'UTC'), -31))
  return statsOn(localDate(now(), await zone()), counted)
}

function statsOn(
  today: string,
  { total, firstDate, dates }: Awaited<ReturnType<EntryRepository['countAndDatesSince']>>,
): EntryStats {
  const within = (days: number) => dates.filter((date) => date > addDays(today, -days) && date <= today).length
  return { total, firstDate, lastThirtyDays: within(30), lastSevenDays: within(7) }
}

/** What the history screen shows first. The days read for the counts hold any zone's month so far. */
export async function readJourney(
  { entries, now }: ReadingServices,
  { userId, zone }: Whose & Zone,
): Promise<Omit<Journey, 'recent'> & { recent: EntryRow[] }> {
  const [counted, recent] = await Promise.all([
    entries.countAndDatesSince(userId, addDays(localDate(now(), 'UTC'), -31)),
    entries.list(userId, { limit: recentLimit }),
  ])
  const today = localDate(now(), await zone())
  const month = today.slice(0, 7)
  return {
    today,
    stats: statsOn(today, counted),
    dates: counted.dates.filter((date) => date.startsWith(month)),
    recent,
  }
}

/**
 * What a day's screen shows first. Today depends on the person's zone, which comes with the session;
 * so the three days that it can be are read beside it.
 */
export async function readFirstDay(
  { entries, now }: ReadingServices,
  { userId, asked, zone }: Whose & Zone & { asked: string | undefined },
): Promise<{
  date: string
  entry: EntryRow | null
}> {
  const about = localDate(now(), 'UTC')
  const days = await entries.findDays(userId, asked ? [asked] : [addDays(about, -1), about, addDays(about, 1)])
  const date = asked ?? localDate(now(), await zone())
  return { date, entry: days.find((day) => day.date === date) ?? null }
}
