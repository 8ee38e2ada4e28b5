import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The lines with which the morning prompt opens. */
export const headlines = sqliteTable('headlines', {
  id: integer().primaryKey(),
  headlineText: text().notNull(),
  /** From 1. */
  orderIndex: integer().notNull().unique(),
  isActive: integer({ mode: 'boolean' }).notNull().default(true),
})
