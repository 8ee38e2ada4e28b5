/** Longer than 300 lines, since every statement that changes the texts of an entry is here. */
import {
  and,
  between,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { allOpenings } from '#domain/coach/help-openings'
import type { EntryMarks } from '#domain/entry-marks'
import { searchTextOfEntry } from '#domain/entry-search'
import { textsOf, type EntryTexts, type SectionName } from '#domain/entry-sections'
import { ticksOf } from '#domain/ticks'
import { readPage } from '#domain/coach/page'
import { storedToneOf } from '#domain/tone'
import { lengthOfBeginning } from '#domain/year'
import type { BatchedTry } from '../../core/rate-counters.ts'
import type { Database, Query, ReadBeside } from '../../db/client.ts'
import { deleteInRounds, filled, rowsOf, tuplesOf } from '../../db/statements.ts'
import { isClosed, type UserRepository } from '../account/user/user.repository.ts'
import { entries, sizeOf, writtenSizeOf } from './entry.table.ts'

export type EntryRow = Omit<typeof entries.$inferSelect, 'searchText' | 'replySentences' | 'deletedAt'>
export type CountedRow = Pick<
  EntryRow,
  SectionName | 'date' | 'mood' | 'tone' | 'readerVersion' | 'createdAt' | 'aiResponse'
> & { isLast: number }
export type NewEntryRow = Omit<EntryRow, 'userId'>

const given = sql.placeholder
type Given = ReturnType<typeof given>
/** Later than every day. */
const afterEveryDay = '9999-99'
const {
  searchText: _searchText,
  replySentences: _replySentences,
  deletedAt: _deletedAt,
  ...read
} = getTableColumns(entries)
/** What is read of an entry: all but what only searches and replies use. */
export const readColumns = read

/** One entry of a person by its id, deleted or not. */
export function ownEntry(userId: string, id: string) {
  return and(eq(entries.userId, userId), eq(entries.id, id))
}

export const isNotDeleted = isNull(entries.deletedAt)

/** `isHelpMessage` in SQL: the help message can be stored after an entry was read, and then its tone stays `help`. */
const hasHelpMessage = or(...allOpenings.map((opening) => sql`instr(${entries.aiResponse}, ${opening}) = 1`))

/** The statement that stores other texts, with their tone, to travel in a batch. */
export function updateTexts(
  db: Database,
  entry: EntryRow,
  texts: EntryTexts,
  { keepsReply, now }: { keepsReply: boolean; now: number },
) {
  const { tone, readerVersion } = storedToneOf(readPage(texts))
  const reply = keepsReply
    ? { tone: sql`case when ${hasHelpMessage} then 'help' else ${tone} end` }
    : { tone, aiResponse: null, writtenBy: null, respondedAt: null, askedAt: now }
  return db
    .update(entries)
    .set({
      ...textsOf(texts),
      doneItems: ticksOf(texts, entry.doneItems),
      searchText: searchTextOfEntry(texts),
      version: sql`${entries.version} + 1`,
      updatedAt: now,
      readerVersion,
      ...reply,
    })
    .$dynamic()
}

/** The row is the current version of an entry that is not deleted, with the current ticks. */
export function isStill(entry: EntryRow) {
  return and(
    ownEntry(entry.userId, entry.id),
    isNotDeleted,
    eq(entries.version, entry.version),
    eq(entries.doneItems, entry.doneItems),
  )
}

/** Enough to know a help message by. */
const beginningOfLetter = 200

/** What an isolate holds of the texts of one list, beside the last entry. */
const bytesOfPage = 1_000_000

export type Storing = ReturnType<typeof prepareStoring>

/**
 * Runs a write and tells whether the account is known to have been open then, so that an erasure that begins later finds
 * everything that was written before. `closing` reads it in the same database.
 */
export function prepareStoring(db: Database, closing: UserRepository['statements']['closing']) {
  return async <T>(write: Query<T>, userId: string): Promise<[stored: T, isOpen: boolean]> => {
    const [stored, found] = await db.batch([write, closing(userId)])
    return [stored as T, !isClosed(found)]
  }
}

/** Prepares the statements once for a database: building SQL is the largest cost of a small request. */
export function prepareEntries(db: Database, storing: Storing) {
  const ofPerson = (...also: (SQL | undefined)[]) => and(eq(entries.userId, given('userId')), isNotDeleted, ...also)
  const isBefore = lt(entries.date, given('before'))
  const size = writtenSizeOf(entries)
  /** The oldest of the newest days whose newer ones have less than a page may have: read from the index alone. */
  const endOfPage = sql`(select min(date) from
    (select date, sum(size) over (order by date desc) - size as newer from
      (select date, ${size} as size from ${entries} where ${ofPerson(isBefore)} order by date desc limit ${given('limit')}))
    where newer < ${bytesOfPage})`
  const newest = db
    .select(readColumns)
    .from(entries)
    .where(ofPerson(isBefore, gte(entries.date, sql`coalesce(${endOfPage}, '')`)))
    .orderBy(desc(entries.date))
    .limit(given('limit'))
    .prepare()
  const storedBytes = sql<number>`coalesce(sum(${sizeOf(entries)}), 0)`
  /** At most so many bytes are stored, those of deleted entries included. Null is no limit. */
  const hasRoom = (userId: string | Given, maxStored: number | null | Given) =>
    maxStored === null
      ? sql`true`
      : sql`(select ${storedBytes} from ${entries} where ${eq(entries.userId, userId)}) <= ${maxStored}`
  const columnsGiven = Object.entries(getTableColumns(entries)).map(([name, column]) => sql.param(given(name), column))
  const prepareInsert = (maxStored: Given | null) =>
    db
      .insert(entries)
      .select(sql`select ${sql.join(columnsGiven, sql`, `)} where ${hasRoom(given('userId'), maxStored)}`)
      .onConflictDoNothing()
      .returning({ id: entries.id })
      .prepare()
  const insertOne = prepareInsert(null)
  const insertWithin = prepareInsert(given('maxStored'))
  const selectOne = db
    .select(readColumns)
    .from(entries)
    .where(ofPerson(eq(entries.id, given('id'))))
    .prepare()
  const selectDay = db
    .select(readColumns)
    .from(entries)
    .where(ofPerson(eq(entries.date, given('date'))))
    .prepare()
  const selectDays = db
    .select({ days: sql<string | null>`group_concat(unixepoch(${entries.date}) / 86400)` })
    .from(entries)
    // With a range, SQLite takes the index of days and not the index of sizes.
    .where(ofPerson(gte(entries.date, '')))
    .prepare()
  return (userId: string) => {
    const own = (...also: SQL[]) => and(eq(entries.userId, userId), isNotDeleted, ...also)
    const rowToStore = (row: NewEntryRow) => ({
      ...row,
      userId,
      searchText: searchTextOfEntry(row),
      replySentences: null,
      deletedAt: null,
    })
    return {
      /**
       * Stores an entry, with a reply that has these sentences if it has one. Undefined if its day has an entry, its id is
       * in use, or more than `maxStored` bytes are stored already.
       */
      async add(
        row: NewEntryRow,
        { replySentences, maxStored }: { replySentences: string | null; maxStored: number | null },
      ): Promise<{ isOpen: boolean } | undefined> {
        const values = { ...rowToStore(row), replySentences, maxStored }
        const [[added], isOpen] = await storing(filled(maxStored === null ? insertOne : insertWithin, values), userId)
        return added && { isOpen }
      },

      /**
       * Stores the days that have no entry, in one step, and returns the entries of the others. Stores nothing if
       * `counted` has no room (then it throws), or if more than `maxStored` bytes are stored already.
       */
      async addDays(rows: NewEntryRow[], { counted, maxStored }: { counted: BatchedTry; maxStored: number | null }) {
        const dates = rows.map(({ date }) => date)
        const [current, added, count] = await db.batch([
          db
            .select(readColumns)
            .from(entries)
            .where(own(inArray(entries.date, dates))),
          db
            .insert(entries)
            .select(rowsOf(entries, rows.map(rowToStore), sql`${counted.hasRoom} and ${hasRoom(userId, maxStored)}`))
            .onConflictDoNothing()
            .returning({ date: entries.date }),
          counted.count,
        ])
        counted.requireRoom(count)
        return { added: added.map(({ date }) => date), current }
      },

      find: (id: string): Promise<EntryRow | undefined> => selectOne.get({ userId, id }),

      findDay: async (date: string, read: ReadBeside = (query) => query): Promise<EntryRow | undefined> =>
        (await read(filled(selectDay, { userId, date })))[0],

      async findDays(dates: string[]): Promise<EntryRow[]> {
        return db
          .select(readColumns)
          .from(entries)
          .where(own(inArray(entries.date, dates)))
      },

      /** The newest first, before a day if one is named. Fewer than `limit` also if they have a megabyte of text. */
      list: ({ before = afterEveryDay, limit }: { before?: string | undefined; limit: number }): Query<EntryRow[]> =>
        filled(newest, { userId, limit, before }),

      listBetween(first: string, last: string): Query<EntryRow[]> {
        return db
          .select(readColumns)
          .from(entries)
          .where(own(between(entries.date, first, last)))
          .orderBy(entries.date)
      },

      /**
       * For a review, a megabyte of days behind one: of the letter its beginning, and of what is only counted whether it
       * is there.
       */
      listCounted(after: string, last: string): Query<CountedRow[]> {
        const { date, gratitudeText, goalsText, mood, tone, readerVersion, createdAt } = entries
        const begin = (text: SQLiteColumn) => sql<string>`substr(trim(${text}), 1, 1)`
        const ofPeriod = own(gt(date, after), lte(date, last))
        const endOfCounted = sql`(select max(date) from
          (select date, sum(${size}) over (order by date) - ${size} as older from ${entries} where ${ofPeriod})
          where older < ${bytesOfPage})`
        return db
          .select({
            ...{ date, gratitudeText, goalsText, mood, tone, readerVersion, createdAt },
            ...{ diaryText: begin(entries.diaryText), eveningText: begin(entries.eveningText) },
            aiResponse: sql<string | null>`substr(${entries.aiResponse}, 1, ${beginningOfLetter})`,
            isLast: sql<number>`${date} = (select max(date) from ${entries} where ${ofPeriod})`,
          })
          .from(entries)
          .where(and(ofPeriod, lte(date, endOfCounted)))
          .orderBy(date)
      },

      async datesBetween(first: string, last: string) {
        const rows = await db
          .select({ date: entries.date })
          .from(entries)
          .where(own(between(entries.date, first, last)))
          .orderBy(entries.date)
        return rows.map(({ date }) => date)
      },

      /**
       * The days of all entries as numbers (`dayNumber`), in their order: one query by the index of days, answered with
       * one row.
       */
      async listDays() {
        const [row] = await selectDays.execute({ userId })
        return Int32Array.from(JSON.parse(`[${row?.days ?? ''}]`) as number[]).sort()
      },

      findNamed: (entry: { id: string } | { date: string }): Query<EntryRow[]> =>
        filled('id' in entry ? selectOne : selectDay, { userId, ...entry }),

      /** The size of all stored texts, with those of deleted entries, which can be restored. */
      countBytes(): Query<{ stored: number }[]> {
        return db.select({ stored: storedBytes }).from(entries).where(eq(entries.userId, userId))
      },

      /**
       * Stores other texts, if `entry` is still the current version and at most `maxStored` bytes are stored already
       * (else `isFull`). Other texts for the coach need another reply.
       */
      async change(
        entry: EntryRow,
        texts: EntryTexts,
        { asksCoach, maxStored, now }: { asksCoach: boolean; maxStored: number | null; now: number },
      ): Promise<{ changed: EntryRow | undefined; isFull: boolean }> {
        const [[changed], unchanged] = await db.batch([
          updateTexts(db, entry, texts, { keepsReply: !asksCoach, now })
            .where(and(isStill(entry), hasRoom(userId, maxStored)))
            .returning(readColumns),
          db.select({ id: entries.id }).from(entries).where(isStill(entry)),
        ])
        return { changed, isFull: unchanged.length > 0 }
      },

      /** Stores another mark, if `entry` is still current, its ticks included. */
      mark: (entry: EntryRow, mark: Partial<EntryMarks>): Promise<EntryRow | undefined> =>
        db.update(entries).set(mark).where(isStill(entry)).returning(readColumns).get(),

      /**
       * With the size of what the person wrote, and its beginning. That is read from the rows: 0.25 ms for a year. In the
       * index, which would be twice as large, it takes 0.18 ms.
       */
      async sizesBetween(first: string, last: string) {
        return db
          .select({
            date: entries.date,
            mood: entries.mood,
            createdAt: entries.createdAt,
            tone: entries.tone,
            size: writtenSizeOf(entries),
            beginning: sql<string>`substr(coalesce(nullif(${entries.gratitudeText}, ''), ${entries.goalsText}), 1, ${lengthOfBeginning})`,
          })
          .from(entries)
          .where(own(between(entries.date, first, last)))
          .orderBy(entries.date)
      },

      /** False if something is left, which another call erases. */
      async eraseAll() {
        return deleteInRounds(db, entries, eq(entries.userId, userId))
      },
    }
  }
}

export type PersonDay = { userId: string; date: string }

/** The entries of these days, of all people in a database. */
export async function listEntriesOfDays(db: Database, days: PersonDay[]): Promise<EntryRow[]> {
  return db
    .select(readColumns)
    .from(entries)
    .where(and(isNotDeleted, sql`(user_id, date) in ${tuplesOf(days, ['userId', 'date'])}`))
}
