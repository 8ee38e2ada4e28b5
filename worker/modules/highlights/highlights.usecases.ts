import { highlightsOf, type Review } from '#domain/highlights/highlights'
import { skiesOf } from '#domain/sky'
import { addDays, localDate } from '#domain/time/local-date'
import { reviewPeriod } from '#domain/highlights/review'
import { weekFrom, weekStartOf, weekToShow } from '#domain/time/week'
import type { Services } from '../module-services.ts'
import { allowance } from '../../core/limits.ts'
import type { Owner } from '../account/user/user.repository.ts'
import { entryJson } from '../entry/entry.json.ts'
import type { EntryRow } from '../entry/entry.repository.ts'

/** The zone is read with the session, later than the rows. */
type OfPerson = { owner: Owner; zone: () => Promise<string> }

/** What the highlights screen shows first: the entries of the week of a day, at most of the current week. */
export async function readWeekAsked(
  { journalOf, now }: Services,
  { owner, asked, zone }: OfPerson & { asked: string | undefined },
): Promise<{ first: string; entries: EntryRow[] }> {
  const about = localDate(now(), 'UTC')
  // All weeks that can be the current one in some zone are read.
  const [earliest, latest] = [weekStartOf(addDays(about, -1)), weekStartOf(addDays(about, 1))]
  const past = asked !== undefined && weekStartOf(asked) < earliest ? weekStartOf(asked) : undefined
  const rows = await journalOf(owner).entries.listBetween(past ?? earliest, weekFrom(past ?? latest).last)
  const first = weekToShow(asked, localDate(now(), await zone()))
  const { last } = weekFrom(first)
  return { first, entries: rows.filter(({ date }) => date >= first && date <= last) }
}

/** The figures of a month or a year up to today, and the skies of its days. No whole page leaves the server. */
export async function reviewOf(
  { journalOf, config, now }: Services,
  { owner, name, zone }: OfPerson & { name: string },
): Promise<Review> {
  const whole = reviewPeriod(name, '9999-12-31')
  const reviews = allowance(config.limits, 'reviewsPerPerson', 'review')
  const { entries: stored, counters } = journalOf(owner)
  const pages = stored.listBetween(whole.first, whole.last)
  const entries = (await counters.take([reviews], now(), pages)).map(entryJson)
  const ofPerson = await zone()
  return {
    ...highlightsOf(entries, reviewPeriod(name, localDate(now(), ofPerson))),
    skies: skiesOf(entries, ofPerson),
  }
}
