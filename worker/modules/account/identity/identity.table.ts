import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { identityProviders } from '#domain/identity'

/** Sign-ins that were begun: each is used up by the first that comes back with it. */
export const signInAttempts = sqliteTable(
  'sign_in_attempts',
  {
    /** What travels through the provider: the hash of a secret that only the browser's cookie holds. */
    state: text().primaryKey(),
    provider: text({ enum: identityProviders }).notNull(),
    /** The browser's own, read while its cookies still come along. */
    timezone: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('sign_in_attempts_by_expiry').on(table.expiresAt)],
)

/** People whom a provider vouched for without a name or an address: nobody's account yet. */
export const pendingIdentities = sqliteTable(
  'pending_identities',
  {
    tokenHash: text().primaryKey(),
    provider: text({ enum: identityProviders }).notNull(),
    subject: text().notNull(),
    email: text(),
    emailVerified: integer({ mode: 'boolean' }).notNull(),
    name: text(),
    picture: text(),
    timezone: text().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('pending_identities_by_expiry').on(table.expiresAt)],
)
