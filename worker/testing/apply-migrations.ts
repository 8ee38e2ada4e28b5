import { applyD1Migrations } from 'cloudflare:test'
import { realEnv } from './real-env.ts'

await applyD1Migrations(realEnv.DB, realEnv.MIGRATIONS)
