import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../user/user.table.ts'

/** Devices that can sign a person in. The secret half of each key never leaves the device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The counter of the device. A counter that goes back means a copied passkey. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: integer().notNull(),
    lastUsedAt: integer(),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)
