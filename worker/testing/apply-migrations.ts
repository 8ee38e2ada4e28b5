import { applyD1Migrations, reset } from 'cloudflare:test'
import { realEnv } from './real-env.ts'

// The files of one process share its storage, so each file empties it. A reset has left the data of an earlier file
// there a few times.
await reset()
for (let more = 0; !(await isEmpty()); more += 1) {
  if (more === 5) throw new Error('The storage of an earlier file cannot be emptied.')
  await reset()
}
await applyD1Migrations(realEnv.DB, realEnv.MIGRATIONS)

async function isEmpty(): Promise<boolean> {
  const ownTable = "type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'"
  const table = await realEnv.DB.prepare(`SELECT name FROM sqlite_master WHERE ${ownTable} LIMIT 1`).first()
  const { keys } = await realEnv.KV.list({ limit: 1 })
  return table === null && keys.length === 0
}
