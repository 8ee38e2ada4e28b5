import { applyD1Migrations, reset } from 'cloudflare:test'
import { realEnv } from './real-env.ts'

// The files of one process share its storage, so each file empties it.
await reset()
await applyD1Migrations(realEnv.DB, realEnv.MIGRATIONS)
