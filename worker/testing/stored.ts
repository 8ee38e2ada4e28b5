import { getTableName } from 'drizzle-orm'
import * as schema from '../db/schema.ts'
import * as stored from '../db/stored.ts'
import { databases, emptyTables, inEveryDatabase } from './journals.ts'
import { realEnv } from './real-env.ts'

/** Everything KV holds. */
export const everyKey = () => stored.everyKey(realEnv.KV)

/** Everything D1 holds, by table. */
export const everyRow = () => stored.everyRow([...databases.values()])

export const rowsOf = async <Row>(table: string, where: (row: Row) => boolean) =>
  (await inEveryDatabase<Row>(`select * from ${table}`)).filter(where)

/** The headlines come with a migration. */
const { headlines: _, ...filledByTests } = schema

export async function emptyStorage(): Promise<void> {
  const { keys } = await realEnv.KV.list()
  await emptyTables(...Object.values(filledByTests).map((table) => getTableName(table)))
  await Promise.all(keys.map(({ name }) => realEnv.KV.delete(name)))
}

/** The tables and keys that contain a text. */
export const tracesOf = (text: string) => stored.tracesOf({ databases: [...databases.values()], kv: realEnv.KV, text })
