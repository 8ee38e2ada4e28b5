import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { SectionName } from '#domain/entry-sections'

const sections = {
  gratitudeText: text().notNull(),
  goalsText: text().notNull(),
  diaryText: text().notNull(),
  eveningText: text().notNull().default(''),
} satisfies Record<SectionName, unknown>

/** One entry for each person and day, and the deleted entries that can still be restored. */
export const entries = sqliteTable(
  'entries',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    date: text().notNull(),
    ...sections,
    /** The ticked items of `domain/ticks.ts`. They are no text: `version` does not count them. */
    doneItems: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    aiResponse: text(),
    respondedAt: integer(),
    /** When a request claimed the reply. With an old claim and no reply, another request may claim it. */
    askedAt: integer(),
    /** Counts changes of the person's own text. */
    version: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** The searched sections in the form in which the search compares them. */
    searchText: text().notNull(),
    deletedAt: integer(),
  },
  (table) => [
    uniqueIndex('entries_of_a_day').on(table.userId, table.date).where(isNull(table.deletedAt)),
    index('entries_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
)

/** The people whose diary from before the account was stored. It is stored once for each account. */
export const guestDiaries = sqliteTable('guest_diaries', {
  userId: text().primaryKey(),
  entryId: text().notNull(),
  takenAt: integer().notNull(),
})
