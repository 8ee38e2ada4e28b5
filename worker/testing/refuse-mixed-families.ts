import { getTableName } from 'drizzle-orm'
import { afterAll } from 'vitest'
import * as schema from '../db/schema.ts'
import { statementsSent } from './watched-env.ts'

/** A table of both is in each database, with other rows in each. */
export const families: Record<keyof typeof schema, 'directory' | 'journal' | 'both'> = {
  users: 'directory',
  sessions: 'directory',
  pushAddresses: 'directory',
  passkeys: 'directory',
  secrets: 'directory',
  optOuts: 'directory',
  calendars: 'directory',
  billingEvents: 'directory',
  billingEndings: 'directory',
  contactMessages: 'directory',
  keptNotices: 'directory',
  failedJobs: 'directory',
  adCounts: 'directory',
  databases: 'directory',
  headlines: 'directory',
  entries: 'journal',
  guestDiaries: 'journal',
  goals: 'journal',
  schedule: 'journal',
  messages: 'journal',
  closures: 'journal',
  moves: 'journal',
  rateCounters: 'both',
}

const familyOf = new Map<string, string>(
  Object.entries(schema).map(([name, table]) => [getTableName(table), families[name as keyof typeof families]]),
)

/**
 * After each file, no statement that its tests sent to D1 may touch tables of both families, or of the directory in
 * another database.
 */
afterAll(() => {
  for (const [sql, bindings] of statementsSent) {
    const families = familiesIn(sql)
    if (families.size > 1) throw new Error(`This touches tables of both families: ${sql}`)
    if (families.has('directory') && [...bindings].some((binding) => binding !== 'DB'))
      throw new Error(`This was not sent to the directory: ${sql}`)
  }
})

export function familiesIn(sql: string): Set<string> {
  const found = (sql.match(/\w+/g) ?? []).flatMap((word) => familyOf.get(word) ?? [])
  return new Set(found.filter((family) => family !== 'both'))
}
