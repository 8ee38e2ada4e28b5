import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adActions, adTypes } from '#domain/ad'

/** How many events of advertisements there were in a day. It holds nothing of a person. */
export const adCounts = sqliteTable(
  'ad_counts',
  {
    /** In UTC. */
    day: text().notNull(),
    /** 0. The release before counted in steps. */
    step: integer().notNull(),
    adType: text({ enum: adTypes }).notNull(),
    action: text({ enum: adActions }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.adType, table.action] })],
)
