import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Notice } from '../../core/jobs.ts'
import { users } from './user/user.table.ts'

/** Notices that the queue did not take, or that are stored with the change that they are about. */
export const keptNotices = sqliteTable(
  'kept_notices',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notice: text({ mode: 'json' }).$type<Notice>().notNull(),
    /** When the sweep sends it, and how often it tried. */
    dueAt: integer().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('kept_notices_due').on(table.dueAt), index('kept_notices_by_user').on(table.userId)],
)
