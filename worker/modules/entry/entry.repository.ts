import {
  and,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  min,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { entries, guestDiaries } from './entry.table.ts'

export type NewEntryRow = typeof entries.$inferInsert
export type EntryRow = Omit<typeof entries.$inferSelect, 'searchText'>
export type EntryWords = Pick<NewEntryRow, 'gratitudeText' | 'goalsText' | 'diaryText' | 'searchText'>

export type EntryRepository = ReturnType<typeof createEntryRepository>

const given = sql.placeholder
const { searchText: _, ...columns } = getTableColumns(entries)
/** What leaves the table: all but the text that only searches read. */
export const shown = columns

/** D1 binds a hundred values to a statement. */
const rowsPerInsert = Math.floor(100 / Object.keys(getTableColumns(entries)).length)

function inGroups<Row>(rows: Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, group) =>
    rows.slice(group * size, (group + 1) * size),
  )
}

export function own(userId: string, id: string) {
  return and(eq(entries.userId, userId), eq(entries.id, id))
}

/** Every query names the person first: nobody's rows are reached in any other way. */
export function createEntryRepository({ db }: { db: Database }) {
  const newestFirst = (...also: SQL[]) =>
    db
      .select(shown)
      .from(entries)
      .where(and(eq(entries.userId, given('userId')), ...also))
      .orderBy(desc(entries.date))
      .limit(given('limit'))
      .prepare()

  // Put into words once: building the SQL anew would cost more than everything else in a request.
  const adding = db
    .insert(entries)
    .values(Object.fromEntries(Object.keys(getTableColumns(entries)).map((name) => [name, given(name)])) as never)
    .onConflictDoNothing()
    .returning(shown)
    .prepare()
  const oneDay = db
    .select(shown)
    .from(entries)
    .where(and(eq(entries.userId, given('userId')), eq(entries.date, given('date'))))
    .prepare()
  const newest = newestFirst()
  const newestBefore = newestFirst(lt(entries.date, given('before')))
  const searches = new Map<number, typeof newest>()
  /** `instr` and not LIKE: it knows no wildcards and takes a text of any length. */
  const searchFor = (terms: number) => {
    const known = searches.get(terms)
    if (known) return known
    const search = newestFirst(
      ...Array.from({ length: terms }, (_, index) => sql`instr(${entries.searchText}, ${given(`term${index}`)}) > 0`),
    )
    searches.set(terms, search)
    return search
  }
  const storingReply = db
    .update(entries)
    .set({ aiResponse: sql`${given('aiResponse')}`, respondedAt: sql`${given('now')}`, askedAt: null })
    .where(
      and(
        eq(entries.userId, given('userId')),
        eq(entries.id, given('id')),
        eq(entries.gratitudeText, given('gratitudeText')),
        eq(entries.goalsText, given('goalsText')),
        isNull(entries.aiResponse),
      ),
    )
    .returning(shown)
    .prepare()

  return {
    /** The entry as it was stored; nothing if its day is taken or its id in use. */
    async add(row: NewEntryRow): Promise<EntryRow | undefined> {
      const [added] = await adding.execute(row)
      return added
    },

    /** Stores the days that are free, in one step, and says what stood on the others. */
    async addDays(rows: NewEntryRow[]): Promise<{ added: string[]; standing: EntryRow[] }> {
      const [first] = rows
      if (!first) return { added: [], standing: [] }
      const dates = rows.map(({ date }) => date)
      const [standing, ...added] = await db.batch([
        db
          .select(shown)
          .from(entries)
          .where(and(eq(entries.userId, first.userId), inArray(entries.date, dates))),
        ...inGroups(rows, rowsPerInsert).map((group) =>
          db.insert(entries).values(group).onConflictDoNothing().returning({ date: entries.date }),
        ),
      ])
      return { added: added.flat().map(({ date }) => date), standing }
    },

    async find(userId: string, id: string): Promise<EntryRow | undefined> {
      const [row] = await db.select(shown).from(entries).where(own(userId, id))
      return row
    },

    async findDay(userId: string, date: string): Promise<EntryRow | undefined> {
      const [row] = await oneDay.execute({ userId, date })
      return row
    },

    async findDays(userId: string, dates: string[]): Promise<EntryRow[]> {
      return db
        .select(shown)
        .from(entries)
        .where(and(eq(entries.userId, userId), inArray(entries.date, dates)))
    },

    async list(userId: string, { before, limit }: { before?: string | undefined; limit: number }): Promise<EntryRow[]> {
      return before === undefined ? newest.execute({ userId, limit }) : newestBefore.execute({ userId, limit, before })
    },

    async listBetween(userId: string, first: string, last: string): Promise<EntryRow[]> {
      return db
        .select(shown)
        .from(entries)
        .where(and(eq(entries.userId, userId), between(entries.date, first, last)))
        .orderBy(entries.date)
    },

    async datesBetween(userId: string, first: string, last: string): Promise<string[]> {
      const rows = await db
        .select({ date: entries.date })
        .from(entries)
        .where(and(eq(entries.userId, userId), between(entries.date, first, last)))
        .orderBy(entries.date)
      return rows.map(({ date }) => date)
    },

    /** How many there are, since when, and the days of the latest: both from the index alone, in one round trip. */
    async countAndDatesSince(
      userId: string,
      since: string,
    ): Promise<{ total: number; firstDate: string | null; dates: string[] }> {
      const [[counted], recent] = await db.batch([
        db
          .select({ total: count(), firstDate: min(entries.date) })
          .from(entries)
          .where(eq(entries.userId, userId)),
        db
          .select({ date: entries.date })
          .from(entries)
          .where(and(eq(entries.userId, userId), gte(entries.date, since)))
          .orderBy(entries.date),
      ])
      return { ...counted!, dates: recent.map(({ date }) => date) }
    },

    /** Those that contain every term, newest first. */
    async search(userId: string, terms: string[], limit: number): Promise<EntryRow[]> {
      const given = Object.fromEntries(terms.map((term, index) => [`term${index}`, term]))
      return searchFor(terms.length).execute({ userId, limit, ...given })
    },

    /** True for exactly one of those who want to ask the coach about an entry without a reply. */
    async claimAsking(
      userId: string,
      id: string,
      { now, staleBefore }: { now: number; staleBefore: number },
    ): Promise<boolean> {
      const claimed = await db
        .update(entries)
        .set({ askedAt: now })
        .where(
          and(
            own(userId, id),
            isNull(entries.aiResponse),
            or(isNull(entries.askedAt), lt(entries.askedAt, staleBefore)),
          ),
        )
        .returning({ id: entries.id })
      return claimed.length > 0
    },

    async releaseAsking(userId: string, id: string): Promise<void> {
      await db
        .update(entries)
        .set({ askedAt: null })
        .where(and(own(userId, id), isNull(entries.aiResponse)))
    },

    /** Keeps the reply only beside the very words that it answers. */
    async storeReply(entry: EntryRow, aiResponse: string, now: number): Promise<EntryRow | undefined> {
      const [row] = await storingReply.execute({ ...entry, aiResponse, now })
      return row
    },

    /** Changes the words if nobody has since `entry` was read. Another text waits for another reply. */
    async change(
      entry: EntryRow,
      words: EntryWords,
      { askAgain, now }: { askAgain: boolean; now: number },
    ): Promise<EntryRow | undefined> {
      const [row] = await db
        .update(entries)
        .set({
          ...words,
          version: sql`${entries.version} + 1`,
          updatedAt: now,
          ...(askAgain && { aiResponse: null, respondedAt: null, askedAt: now }),
        })
        .where(and(own(entry.userId, entry.id), eq(entries.version, entry.version)))
        .returning(shown)
      return row
    },

    /** A diary from before the account, into an entry without one: once per person, in one step. */
    async takeGuestDiary(entry: EntryRow, words: EntryWords, now: number): Promise<EntryRow | undefined> {
      const withoutDiary = and(
        own(entry.userId, entry.id),
        eq(entries.version, entry.version),
        eq(entries.diaryText, ''),
      )
      const [, [row]] = await db.batch([
        db
          .insert(guestDiaries)
          .select(
            db
              .select({ userId: entries.userId, entryId: entries.id, takenAt: sql<number>`${now}`.as('taken_at') })
              .from(entries)
              .where(withoutDiary),
          )
          .onConflictDoNothing(),
        db
          .update(entries)
          .set({ ...words, version: sql`${entries.version} + 1`, updatedAt: now })
          .where(
            and(
              withoutDiary,
              sql`exists (select 1 from ${guestDiaries} where ${guestDiaries.userId} = ${entry.userId} and ${guestDiaries.entryId} = ${entry.id})`,
            ),
          )
          .returning(shown),
      ])
      return row
    },

    async erasePerson(userId: string): Promise<void> {
      await db.batch([
        db.delete(entries).where(eq(entries.userId, userId)),
        db.delete(guestDiaries).where(eq(guestDiaries.userId, userId)),
      ])
    },
  }
}
