import { getTableName } from 'drizzle-orm'
import * as schema from '../db/schema.ts'
import * as stored from '../db/stored.ts'
import { databases, inEveryDatabase } from './journals.ts'
import { realEnv } from './real-env.ts'

/** Everything KV holds. */
export const everyKey = () => stored.everyKey(realEnv.KV)

/** Everything D1 holds, by table. */
export const everyRow = () => stored.everyRow([...databases.values()])

export const rowsOf = async <Row>(table: string, where: (row: Row) => boolean) =>
  (await inEveryDatabase<Row>(`select * from ${table}`)).filter(where)

/** The headlines come with a migration. */
const { headlines: _, ...filledByTests } = schema
const tableNames = Object.values(filledByTests).map((table) => getTableName(table))

export async function emptyStorage(): Promise<void> {
  const hasRows = tableNames.map((name) => `exists (select 1 from ${name}) as ${name}`)
  for (const db of databases.values()) {
    const found = await db.prepare(`select ${hasRows.join()}`).first<Record<string, number>>()
    const filled = tableNames.filter((name) => found![name] === 1)
    if (filled.length > 0) await db.batch(filled.map((name) => db.prepare(`delete from ${name}`)))
  }
  const { keys } = await realEnv.KV.list()
  await Promise.all(keys.map(({ name }) => realEnv.KV.delete(name)))
}

/** The tables and keys that contain a text. */
export const tracesOf = (text: string) => stored.tracesOf({ databases: [...databases.values()], kv: realEnv.KV, text })
