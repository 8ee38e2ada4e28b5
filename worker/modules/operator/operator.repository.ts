import { and, count, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { databaseLimit, fillingShare, type Operation } from '#domain/operator'
import type { Database } from '../../db/client.ts'
import { keptNotices } from '../account/kept-notice.table.ts'
import { users } from '../account/user/user.table.ts'
import { billingEndings, billingEvents } from '../billing/billing.table.ts'
import { contactMessages } from '../contact/contact.table.ts'

type Sweep = { table: SQLiteTable; tries: SQL; dueAt: SQL; waits: SQL | undefined }

/** Each sweep by the rows that it tries again, later each time. The condition is that of an index. */
const sweeps: Record<string, Sweep> = {
  contactMessages: of(contactMessages, contactMessages, isNull(contactMessages.deliveredAt)),
  notices: of(keptNotices, keptNotices),
  billingMails: of(billingEvents, billingEvents, isNotNull(billingEvents.dueAt)),
  billingEndings: of(billingEndings, billingEndings),
  erasures: of(users, { tries: users.erasureTries, dueAt: users.erasureDueAt }, isNotNull(users.deletionRequestedAt)),
}

function of(table: SQLiteTable, { tries, dueAt }: { tries: unknown; dueAt: unknown }, waits?: SQL): Sweep {
  return { table, tries: sql`${tries}`, dueAt: sql`${dueAt}`, waits }
}

/** Every result of D1 says how large the database is after it. */
const sizeOf = async (db: Database) => (await db.run(sql`select 1`)).meta.size_after
const knownFor = 60_000

/** Whether a database has its share, as this isolate saw it within the last minute. */
export function createSizes({ databases }: { databases: Map<number, Database> }) {
  const seen = new Map<number, { bytes: number; at: number }>()
  return async (number: number): Promise<boolean> => {
    let size = seen.get(number)
    if (!size || size.at < Date.now() - knownFor) {
      size = { bytes: await sizeOf(databases.get(number)!), at: Date.now() }
      seen.set(number, size)
    }
    return size.bytes >= fillingShare * databaseLimit
  }
}

/** Reads that no other part of the product needs. It writes nothing. */
export function createOperatorRepository({ databases }: { databases: Map<number, Database> }) {
  const directory = databases.get(0)!
  const nameOf = (number: number) => (number === 0 ? 'DB' : `JOURNAL_${number}`)

  return {
    /** Of all databases, or of those with these numbers. */
    sizes: async (numbers = [...databases.keys()]) =>
      Promise.all(
        numbers.map(async (number) => ({ name: nameOf(number), bytes: await sizeOf(databases.get(number)!) })),
      ),

    async listBackingOff(): Promise<Operation['health']['backingOff']> {
      const found = await Promise.all(
        Object.entries(sweeps).map(async ([sweep, { table, tries, dueAt, waits }]) => {
          const [row] = await directory
            .select({ count: count(), nextAt: sql<number | null>`min(${dueAt})` })
            .from(table)
            .where(and(waits, sql`${dueAt} > 0`, sql`${tries} > 0`))
          return { sweep, count: row!.count, nextAt: row!.nextAt ?? 0 }
        }),
      )
      return found.filter((row) => row.count > 0)
    },
  }
}

/**
 * When each list of the schedule last ran. In KV: what shows that the schedule runs must not depend on the database that
 * the schedule works on.
 */
export function createRunRepository({ kv }: { kv: KVNamespace }) {
  const keyOf = (cron: string) => `ran:${cron}`
  return {
    record: (cron: string, ranAt: number): Promise<void> => kv.put(keyOf(cron), String(ranAt)),

    async find(cron: string): Promise<number | null> {
      return Number(await kv.get(keyOf(cron))) || null
    },
  }
}
