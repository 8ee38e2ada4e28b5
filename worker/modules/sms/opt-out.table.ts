import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Numbers that get no SMS. A number stays here when its account is deleted. */
export const optOuts = sqliteTable('opt_outs', {
  /** In E.164. */
  number: text().primaryKey(),
  optedOutAt: integer().notNull(),
  /** STOP switched the prompt off, and START switches it on again. */
  hadPrompt: integer({ mode: 'boolean' }).notNull().default(true),
})
