import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adActions, adTypes } from '#domain/ad'

/** How many events of advertisements were counted in one step of the sum of a day. It holds nothing of a person. */
export const adCounts = sqliteTable(
  'ad_counts',
  {
    /** In UTC. */
    day: text().notNull(),
    step: integer().notNull(),
    adType: text({ enum: adTypes }).notNull(),
    action: text({ enum: adActions }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.adType, table.action] })],
)
