import { createTally, type Review } from '#domain/highlights/highlights'
import { skyOfEntry, type Skies } from '#domain/sky'
import { addDays, localDate } from '#domain/time/local-date'
import { reviewPeriod } from '#domain/highlights/review'
import { weekStarts } from '#domain/time/month'
import { weekFrom, weekToShow } from '#domain/time/week'
import type { Services } from './highlights.services.ts'
import type { Owner } from '../account/user/user.repository.ts'
import { toneOfRow } from '../entry/entry.json.ts'
import type { CountedRow, EntryRow } from '../entry/entry.repository.ts'

/** The zone is read with the session, later than the rows. */
type OfPerson = { owner: Owner; zone: () => Promise<string> }

/** What says which days are in the week of a person. */
type Calendar = { timezone: string; weekStart: string }

/** What the highlights screen shows first: the entries of the seven days from a day on, or of the current week. */
export async function readWeekAsked(
  { journalOf, now }: Services,
  { owner, asked, person }: { owner: Owner; asked: string | undefined; person: () => Promise<Calendar> },
): Promise<{ first: string; entries: EntryRow[] }> {
  const about = localDate(now(), 'UTC')
  // All days with which the week can begin are read.
  const firsts = weekStarts.flatMap((day) => [-1, 1].map((days) => weekToShow(asked, addDays(about, days), day))).sort()
  const rows = await journalOf(owner).entries.listBetween(firsts[0]!, weekFrom(firsts.at(-1)!).last)
  const { timezone, weekStart } = await person()
  const first = weekToShow(asked, localDate(now(), timezone), weekStart)
  const { last } = weekFrom(first)
  return { first, entries: rows.filter(({ date }) => date >= first && date <= last) }
}

/**
 * The figures of a month or a year up to today, and the skies of its days. No whole page leaves the server, which holds
 * a megabyte of them at a time.
 */
export async function reviewOf(
  { journalOf, now }: Services,
  { owner, name, zone }: OfPerson & { name: string },
): Promise<Review> {
  const { entries } = journalOf(owner)
  const { last } = reviewPeriod(name, '9999-12-31')
  const skies: Skies = {}
  let tally: ReturnType<typeof createTally> | undefined
  /** Returns the day behind which the next ones are read. */
  const count = async (rows: CountedRow[]): Promise<string | undefined> => {
    const ofPerson = await zone()
    tally ??= createTally(reviewPeriod(name, localDate(now(), ofPerson)))
    for (const row of rows) {
      const entry = { ...row, tone: toneOfRow(row) }
      tally.add(entry)
      skies[row.date] = skyOfEntry(entry, ofPerson)
    }
    const end = rows.at(-1)
    return end?.isLast === 0 ? end.date : undefined
  }
  // The name of a period is before its first day.
  for (let after: string | undefined = name; after;) after = await count(await entries.listCounted(after, last))
  return { ...tally!.figures(), skies }
}
