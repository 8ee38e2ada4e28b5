/**
 * npm run backup [-- FOLDER] [--remote]: copies every database into files. The same command goes on where it broke off.
 * npm run restore -- FOLDER [--remote] [--into NAME]: copies the files into an empty database and compares both.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copiedDatabase, databaseNames } from './database.ts'
import { root } from './local-environment.ts'
import { backUp, restore } from './table-copies.ts'

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
  for (const name of databaseNames()) {
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
  const names = databaseNames().filter((name) => existsSync(join(named, name)))
  if (names.length === 0 || (into && names.length > 1))
    throw new Error(into ? 'Name the folder that holds one database.' : `There is no backup in ${named}.`)
  for (const name of names) {
    const began = performance.now()
    const checks = await restore(copiedDatabase(into ?? name, { remote }), join(resolve(named), name))
    for (const [table, { rows, sha256 }] of Object.entries(checks))
      console.log(`  ${table.padEnd(18)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 16)}`)
    console.log(`${into ?? name} equals the backup, after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  }
}

/** Folders that are named by a day. */
function removeOld(now: number): void {
  for (const day of existsSync(backups) ? readdirSync(backups) : [])
    if (now - Date.parse(day) > keptFor) rmSync(join(backups, day), { recursive: true })
}
