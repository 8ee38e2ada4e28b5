import type * as schema from '../../db/schema.ts'

/**
 * A grant opens an account, or shows something of it to the holder. `always` ends with every reset of the password and
 * every transfer of the account, `unproven` only where nobody had proven the address. `none` grants nothing.
 */
type Grant = 'always' | 'unproven' | 'none'

export const tableGrants = {
  sessions: 'always',
  pushAddresses: 'always',
  calendars: 'always',
  // Except the link that takes an address back.
  secrets: 'always',
  passkeys: 'unproven',
  users: 'none',
  entries: 'none',
  guestDiaries: 'none',
  goals: 'none',
  schedule: 'none',
  // The id of a message, in the link of a mail, stops such mails and shows nothing.
  messages: 'none',
  closures: 'none',
  moves: 'none',
  headlines: 'none',
  optOuts: 'none',
  adCounts: 'none',
  billingEndings: 'none',
  billingEvents: 'none',
  contactMessages: 'none',
  databases: 'none',
  failedJobs: 'none',
  keptNotices: 'none',
  rateCounters: 'none',
} as const satisfies Record<keyof typeof schema, Grant>

/** The tables whose grants end so. */
export type TablesThatEnd<Ends extends Grant> = {
  [Name in keyof typeof tableGrants]: (typeof tableGrants)[Name] extends Ends ? Name : never
}[keyof typeof tableGrants]
