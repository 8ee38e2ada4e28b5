import * as stored from '../db/stored.ts'
import { databases } from './journals.ts'
import { realEnv } from './real-env.ts'

/** Everything KV holds. */
export const everyKey = () => stored.everyKey(realEnv.KV)

/** Everything D1 holds, by table. */
export const everyRow = () => stored.everyRow([...databases.values()])

export const rowsOf = async <Row>(table: string, where: (row: Row) => boolean) =>
  ((await everyRow())[table] as Row[]).filter(where)

/** The tables and keys that contain a text. */
export const tracesOf = (text: string) => stored.tracesOf({ databases: [...databases.values()], kv: realEnv.KV, text })
