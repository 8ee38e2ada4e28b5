import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { KnownDay, Needles } from '#domain/ask/candidates'
import type { Database } from '../../db/client.ts'
import { isNotDeleted, readColumns, type EntryRow } from './entry.repository.ts'
import { entries, writtenSizeOf } from './entry.table.ts'

const given = sql.placeholder
/** Later than every day. */
const afterEveryDay = '9999-99'

const isBefore = and(eq(entries.userId, given('userId')), isNotDeleted, lt(entries.date, given('before')))
const size = writtenSizeOf(entries)
const sizeBefore = sql`(select sum(${size}) from ${entries} where ${isBefore})`
/**
 * The day where a search stops that reads so many bytes. A sum costs a tenth of the sums for each day, and is all that most
 * journals need.
 */
const searchEnd = sql<string | null>`case
  when ${sizeBefore} > ${given('bytes')} then
    (select max(date) from
      (select date, sum(${size}) over (order by ${entries.date} desc) as total from ${entries} where ${isBefore})
      where total > ${given('bytes')})
  end`
const isSearched = and(isBefore, gte(entries.date, sql`coalesce((${searchEnd}), '')`))
const has = (text: unknown) => sql`instr(${entries.searchText}, ${text}) > 0`

export function prepareSearch(db: Database) {
  const selectEnd = db
    .select({ end: searchEnd })
    .from(sql`(select 1)`)
    .prepare()
  /** `instr` and not LIKE: it has no wildcards and takes a text of any length. */
  const prepareTerms = (terms: number) =>
    db
      .select(readColumns)
      .from(entries)
      .where(
        and(
          isBefore,
          gte(entries.date, given('from')),
          sql`${sizeBefore} <= ${given('bytes')}`,
          ...Array.from({ length: terms }, (_, index) => has(given(`term${index}`))),
        ),
      )
      .orderBy(desc(entries.date))
      .limit(given('limit'))
      .prepare()
  const searches = new Map<number, ReturnType<typeof prepareTerms>>()

  /**
   * The entries of a person that contain every term, newest first, among the newest that have so many bytes. `end` is the
   * day where the search stopped; null if it read all. The first statement reads all or nothing: one that also finds the
   * end takes half as long again.
   */
  return (userId: string) =>
    async (
      terms: string[],
      { before = afterEveryDay, limit, bytes }: { before?: string | undefined; limit: number; bytes: number },
    ): Promise<{ found: EntryRow[]; end: string | null }> => {
      const search = searches.get(terms.length) ?? prepareTerms(terms.length)
      searches.set(terms.length, search)
      const termsGiven = Object.fromEntries(terms.map((term, index) => [`term${index}`, term]))
      const within = (from: string, most: number) =>
        search.execute({ userId, before, from, bytes: most, limit, ...termsGiven })
      const all = await within('', bytes)
      if (all.length > 0) return { found: all, end: null }
      const end = (await selectEnd.execute({ userId, before, bytes }))[0]?.end ?? null
      return { found: end === null ? [] : await within(end, Number.MAX_SAFE_INTEGER), end }
    }
}

/** Which concepts of a question each day has. No text is read out of the database for it. */
export function prepareQuestions(db: Database) {
  return (userId: string) =>
    async (
      needles: Needles[],
      {
        from = '',
        before = afterEveryDay,
        bytes,
      }: { from?: string | undefined; before?: string | undefined; bytes: number },
    ): Promise<{ days: KnownDay[]; end: string | null }> => {
      const bits = needles.flatMap(({ own, alike }, at) =>
        [own, alike].map(
          (some, bit) => sql`(${or(sql`0`, ...some.map(has))}) * ${sql.raw(String(1 << (2 * at + bit)))}`,
        ),
      )
      const rows = await db
        .select({
          date: entries.date,
          bytes: sql<number>`${size}`,
          mask: sql<number>`${sql.join([sql`0`, ...bits], sql` + `)}`,
          end: sql<string | null>`(${searchEnd})`,
        })
        .from(entries)
        .where(and(isSearched, gte(entries.date, from)))
        .prepare()
        .execute({ userId, before, bytes })
      return { days: rows.map(({ end: _end, ...day }) => day), end: rows[0]?.end ?? null }
    }
}
