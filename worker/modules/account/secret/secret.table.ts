import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../user/user.table.ts'

export const secretPurposes = [
  'password_reset',
  'used_password_reset',
  'email_code',
  /** An address that an account had, by the link in a mail that sets it again. */
  'former_address',
  'phone_code',
  'provider_sign_in',
  'pending_identity',
  'passkey_challenge',
] as const

/** Short-lived secrets: each is issued, taken once, and purged when it has expired. */
export const secrets = sqliteTable(
  'secrets',
  {
    /** SHA-256 of the secret. A passkey challenge is not secret and is stored as it is. */
    hash: text().primaryKey(),
    purpose: text({ enum: secretPurposes }).notNull(),
    /** Whose secret it is; empty while the person is not known. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    payload: text({ mode: 'json' }),
    expiresAt: integer().notNull(),
    /** How often a wrong or right answer was tried. */
    tries: integer().notNull().default(0),
  },
  (table) => [index('secrets_by_user').on(table.userId, table.purpose), index('secrets_by_expiry').on(table.expiresAt)],
)
