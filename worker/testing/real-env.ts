import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env } from '../services.ts'

/** workerd's own D1, KV and queue, with the values that vitest.config.ts sets. Storage is new for each test file. */
export const realEnv = env as unknown as Env & {
  MIGRATIONS: D1Migration[]
  APP_ORIGIN: string
  SPARE_1: D1Database
  SPARE_2: D1Database
  SPARE_3: D1Database
}
