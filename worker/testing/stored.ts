import * as stored from '../db/stored.ts'
import { realEnv } from './real-env.ts'

/** Everything KV holds. */
export const everyKey = () => stored.everyKey(realEnv.KV)

/** Everything D1 holds, by table. */
export const everyRow = () => stored.everyRow(realEnv.DB)

/** The tables and keys that contain a text. */
export const tracesOf = (text: string) => stored.tracesOf({ db: realEnv.DB, kv: realEnv.KV, text })
