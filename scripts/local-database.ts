import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The file in which the local D1 lives. A Worker that runs meanwhile may refuse a write of its own for
 * the moment in which this one writes, so keep it short.
 */
export function openLocalDatabase(stateDir: string): DatabaseSync {
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    : []
  const [name] = names
  if (!name || names.length > 1) throw new Error(`There is no database in ${stateDir} yet. Run npm start once.`)
  const db = new DatabaseSync(join(folder, name))
  db.exec('pragma busy_timeout = 5000; pragma synchronous = off')
  return db
}
