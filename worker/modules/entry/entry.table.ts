import { desc, isNotNull, isNull, sql, type Column, type SQL } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { mapChoices, type ChoiceName, type EntryMarks, type MarkName } from '#domain/entry-marks'
import { sectionNames, type SectionName } from '#domain/entry-sections'
import type { Tone } from '#domain/entry'

const sections = {
  gratitudeText: text().notNull(),
  goalsText: text().notNull(),
  diaryText: text().notNull(),
  eveningText: text().notNull().default(''),
} satisfies Record<SectionName, unknown>

const choiceColumn = <Name extends ChoiceName>() => integer().$type<NonNullable<EntryMarks[Name]>>()
const marks = {
  doneItems: text({ mode: 'json' })
    .$type<EntryMarks['doneItems']>()
    .notNull()
    .default(sql`'[]'`),
  ...(mapChoices(() => choiceColumn()) as { [Name in ChoiceName]: ReturnType<typeof choiceColumn<Name>> }),
} satisfies Record<MarkName, unknown>

/**
 * The size of what the person wrote. Indexes contain it and `sizeOf`, so SQLite keeps them correct at every write, and
 * they are read from the index alone. The query has to contain the same expression as the index, which has no comma
 * because drizzle-kit splits the columns of an index there.
 */
export function writtenSizeOf(columns: Record<SectionName, Column>): SQL<number> {
  return sql.join(
    sectionNames.map((name) => sql`octet_length(${columns[name]})`),
    sql` + `,
  ) as SQL<number>
}

/** The size of what is stored for the texts of an entry: also the ticks, the text for the search, and the reply. */
export function sizeOf(columns: Record<SectionName | 'doneItems' | 'searchText' | 'aiResponse', Column>): SQL<number> {
  const ofReply = sql`case when ${columns.aiResponse} is null then 0 else octet_length(${columns.aiResponse}) end`
  return sql`${writtenSizeOf(columns)} + octet_length(${columns.doneItems}) + octet_length(${columns.searchText}) + ${ofReply}`
}

/** One entry for each person and day, and the deleted entries that can still be restored. */
export const entries = sqliteTable(
  'entries',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    date: text().notNull(),
    ...sections,
    ...marks,
    aiResponse: text(),
    /** The ids of the composer's sentences in the reply, divided by blanks. They are not sent again soon. */
    replySentences: text(),
    /** Who wrote the reply: a model by its name, or `composerName`. Null: not known, or the help message. */
    writtenBy: text(),
    respondedAt: integer(),
    /** When a request claimed the reply. With an old claim and no reply, another request may claim it. */
    askedAt: integer(),
    /** What was read in the texts and the reply when they were stored (`domain/tone.ts`). Null: an ordinary page. */
    tone: text().$type<Tone>(),
    /** The version of the reader that found the tone. 0: the row was never read. */
    readerVersion: integer().notNull().default(0),
    /** Counts changes of the person's own text. */
    version: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** The sections in the form in which the search compares them. */
    searchText: text().notNull(),
    deletedAt: integer(),
  },
  (table) => [
    uniqueIndex('entries_of_a_day').on(table.userId, table.date).where(isNull(table.deletedAt)),
    // Each change sums it: 0.15 ms for ten years. A stored sum needs triggers that name every section, and a row written
    // costs D1's price of a thousand rows read.
    index('entries_size').on(table.userId, sizeOf(table)),
    // The days of a person, with their hours, moods and sizes, are read from this index alone, so it contains what its
    // condition names.
    index('entries_days')
      .on(table.userId, table.date, table.mood, table.deletedAt, table.createdAt, writtenSizeOf(table))
      .where(isNull(table.deletedAt)),
    // Those that a newer reader reads again. The newest days of them are shown and mailed first, so they come first.
    index('entries_to_read').on(table.readerVersion, desc(table.date)),
    index('entries_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
)

/** The people whose diary from before the account was stored. It is stored once for each account. */
export const guestDiaries = sqliteTable('guest_diaries', {
  userId: text().primaryKey(),
  entryId: text().notNull(),
  takenAt: integer().notNull(),
})
