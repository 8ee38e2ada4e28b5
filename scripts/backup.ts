/**
 * npm run backup [-- FOLDER] [--remote]: copies every database into files. The same command goes on where it broke off.
 * npm run restore -- FOLDER [--remote]: copies the files of each database into that database, which is empty, and
 * compares both. `--into NAME` copies FOLDER/DATABASE into one of another name.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copiedDatabase } from './database.ts'
import { databasesOfSite, localDatabases, root } from './local-environment.ts'
import { backUp, endRestore, restore } from './table-copies.ts'

/** What people delete is gone after thirty days, also from backups: the privacy page says so. */
const keptFor = 30 * 24 * 60 * 60_000
const backups = join(root, 'backups')

if (import.meta.main)
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { remote: { type: 'boolean', default: false }, into: { type: 'string' } },
    })
    const [command, named] = positionals
    if (command === 'restore') await restoreAll(named, values)
    else backUpAll(named, values)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }

function backUpAll(named: string | undefined, { remote }: { remote: boolean }): void {
  const takenAt = new Date().toISOString()
  removeOld(Date.now())
  const folder = resolve(named ?? join(backups, takenAt.slice(0, 10)))
  for (const name of namesOf({ remote })) {
    backUp(copiedDatabase(name, { remote }), join(folder, name), takenAt)
    console.log(`${name} is in ${join(folder, name)}.`)
  }
  console.log('These files hold everything that people wrote. Encrypt what leaves this machine.')
}

async function restoreAll(
  named: string | undefined,
  { remote, into }: { remote: boolean; into?: string | undefined },
): Promise<void> {
  if (!named) throw new Error('Name the folder of the backup: npm run restore -- FOLDER')
  const copies = into
    ? [{ name: into, folder: named }]
    : namesOf({ remote }).flatMap((name) => {
        const folder = join(named, name)
        return existsSync(folder) ? [{ name, folder }] : []
      })
  if (copies.length === 0) throw new Error(`There is no backup in ${named}.`)
  for (const { name, folder } of copies) {
    const began = performance.now()
    const checks = await restore(copiedDatabase(name, { remote }), resolve(folder))
    for (const [table, { rows, sha256 }] of Object.entries(checks))
      console.log(`  ${table.padEnd(18)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 16)}`)
    console.log(`${name} equals the backup, after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  }
  // Until all are equal the same command goes on.
  for (const { folder } of copies) endRestore(folder)
}

function namesOf({ remote }: { remote: boolean }): string[] {
  return (remote ? databasesOfSite : localDatabases).map(({ name }) => name)
}

/** Folders that are named by a day. */
function removeOld(now: number): void {
  for (const day of existsSync(backups) ? readdirSync(backups) : [])
    if (now - Date.parse(day) > keptFor) rmSync(join(backups, day), { recursive: true })
}
