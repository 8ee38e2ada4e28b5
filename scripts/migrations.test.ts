import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openLocalDatabase, readMigrations } from './database.ts'
import { applyMigrations } from './worker-process.ts'

const bindings = ['DB', 'JOURNAL_1', 'JOURNAL_2', 'JOURNAL_3']
const state = mkdtempSync(join(tmpdir(), 'migrations-'))
afterEach(() => rmSync(state, { recursive: true }))

const open = (binding: string) => openLocalDatabase(state, { binding, mayCreate: true })
function appliedTo(binding: string): unknown[] {
  using db = open(binding)
  const isBegun = db.prepare("select 1 from sqlite_master where name = 'd1_migrations'").get()
  return isBegun ? db.prepare('select name from d1_migrations').all() : []
}

it('migrations are applied to one database after the other, and stop at the first that fails', () => {
  const migrations = readMigrations()
  using broken = open('JOURNAL_2')
  broken.exec('create table users (id text)')
  expect(() => applyMigrations({ state, bindings })).toThrow(
    [
      `The migration ${migrations[0]!.name} could not be applied to JOURNAL_2: table \`users\` already exists`,
      'Every migration is in: DB, JOURNAL_1.',
      'The migrations before the one that failed are in: JOURNAL_2.',
      'As they were: JOURNAL_3.',
      'The same command goes on.',
    ].join('\n'),
  )
  const all = migrations.length
  expect(bindings.map((binding) => appliedTo(binding).length)).toEqual([all, all, 0, 0])

  broken.exec('drop table users')
  applyMigrations({ state, bindings })
  expect(bindings.map((binding) => appliedTo(binding).length)).toEqual([all, all, all, all])
})
