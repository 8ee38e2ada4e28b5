import { listLimit, recentLimit, type EntryStats } from '#domain/entry'
import { searchTerms } from '#domain/entry-search'
import type { Journey } from '#domain/first-data'
import { addDays, localDate } from '#domain/local-date'
import { entryNotFound } from './entry.errors.ts'
import type { EntryRepository, EntryRow } from './entry.repository.ts'

type Whose = { userId: string; entries: EntryRepository }

export async function readDay({ userId, date, entries }: Whose & { date: string }): Promise<EntryRow> {
  const entry = await entries.findDay(userId, date)
  if (!entry) throw entryNotFound()
  return entry
}

/** Everything a person has written, newest first, however much: read as it is used. */
export async function* everyEntry({ userId, entries }: Whose): AsyncGenerator<EntryRow> {
  let before: string | undefined
  do {
    const page = await entries.list(userId, { before, limit: listLimit })
    yield* page
    before = page.length < listLimit ? undefined : page.at(-1)!.date
  } while (before)
}

/** The seven days from `first` on. */
export function listWeek({ userId, first, entries }: Whose & { first: string }): Promise<EntryRow[]> {
  return entries.listBetween(userId, first, addDays(first, 6))
}

/** Which days of a month have an entry. */
export function listDaysOfMonth({ userId, month, entries }: Whose & { month: string }): Promise<string[]> {
  return entries.datesBetween(userId, `${month}-01`, `${month}-31`)
}

export async function searchEntries({ userId, query, entries }: Whose & { query: string }): Promise<EntryRow[]> {
  const terms = searchTerms(query)
  return terms.length === 0 ? [] : entries.search(userId, terms, listLimit)
}

/** The zone may come later than the rows: the days read cover the thirty of any zone. */
export async function countEntries({
  userId,
  zone,
  entries,
  now,
}: Whose & { zone: () => Promise<string>; now: number }): Promise<EntryStats> {
  const counted = await entries.countAndDatesSince(userId, addDays(localDate(now, 'UTC'), -31))
  return statsOn(localDate(now, await zone()), counted)
}

function statsOn(
  today: string,
  { total, firstDate, dates }: Awaited<ReturnType<EntryRepository['countAndDatesSince']>>,
): EntryStats {
  const within = (days: number) => dates.filter((date) => date > addDays(today, -days) && date <= today).length
  return { total, firstDate, lastThirtyDays: within(30), lastSevenDays: within(7) }
}

/** What the history screen shows first. The days read for the counts hold any zone's month so far. */
export async function readJourney({
  userId,
  zone,
  entries,
  now,
}: Whose & { zone: () => Promise<string>; now: number }): Promise<Omit<Journey, 'recent'> & { recent: EntryRow[] }> {
  const [counted, recent] = await Promise.all([
    entries.countAndDatesSince(userId, addDays(localDate(now, 'UTC'), -31)),
    entries.list(userId, { limit: recentLimit }),
  ])
  const today = localDate(now, await zone())
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
export async function readFirstDay({
  userId,
  asked,
  zone,
  entries,
  now,
}: Whose & { asked: string | undefined; zone: () => Promise<string>; now: number }): Promise<{
  date: string
  entry: EntryRow | null
}> {
  const about = localDate(now, 'UTC')
  const days = await entries.findDays(userId, asked ? [asked] : [addDays(about, -1), about, addDays(about, 1)])
  const date = asked ?? localDate(now, await zone())
  return { date, entry: days.find((day) => day.date === date) ?? null }
}
