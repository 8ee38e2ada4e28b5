import { reset } from 'cloudflare:test'
import { databases, migrate, spares } from './journals.ts'
import { realEnv } from './real-env.ts'

// The files of one process share its storage, so each file empties it. `reset()` leaves the data of an object that
// workerd has stopped, as it does after ten seconds without a call, and of one with an open transaction. `isEmpty()`
// starts the objects again, so it comes first.
for (let resets = 0; !(await isEmpty()); resets += 1) {
  if (resets === 5) throw new Error('The storage of an earlier file cannot be emptied.')
  await reset()
}
for (const db of databases.values()) await migrate(db)

async function isEmpty(): Promise<boolean> {
  const ownTable = "type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'"
  const tables = await Promise.all(
    [...databases.values(), ...spares].map((db) =>
      db.prepare(`SELECT name FROM sqlite_master WHERE ${ownTable} LIMIT 1`).first(),
    ),
  )
  const { keys } = await realEnv.KV.list({ limit: 1 })
  return tables.every((table) => table === null) && keys.length === 0
}
