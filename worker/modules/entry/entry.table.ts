import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

const columns = {
  id: text().primaryKey(),
  userId: text().notNull(),
  date: text().notNull(),
  gratitudeText: text().notNull(),
  goalsText: text().notNull(),
  diaryText: text().notNull(),
  aiResponse: text(),
  respondedAt: integer(),
  /** Since when the coach is being asked. Whoever finds this old, and no reply, asks anew. */
  askedAt: integer(),
  /** Counts changes of the person's own text. */
  version: integer().notNull(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
  /** The person's words as the search compares them. The last column, so that reading a day passes it by. */
  searchText: text().notNull(),
}

/** One morning of one person. */
export const entries = sqliteTable('entries', columns, (table) => [
  uniqueIndex('entries_of_a_day').on(table.userId, table.date),
])

/** Entries on their way out, kept for as long as there is a way back. */
export const removedEntries = sqliteTable(
  'removed_entries',
  { ...columns, removedAt: integer().notNull() },
  (table) => [index('removed_entries_by_user').on(table.userId), index('removed_entries_by_time').on(table.removedAt)],
)

/** Who has brought a diary along from the time before the account: that is taken once. */
export const guestDiaries = sqliteTable('guest_diaries', {
  userId: text().primaryKey(),
  entryId: text().notNull(),
  takenAt: integer().notNull(),
})
