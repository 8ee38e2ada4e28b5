import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openLocalDatabase } from './database.ts'
import { root } from './local-environment.ts'
import { applyMigrations } from './worker-process.ts'

const bindings = ['DB', 'JOURNAL_1', 'JOURNAL_2', 'JOURNAL_3']
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterEach(() => rmSync(folder, { recursive: true }))

/** As `JOURNALS=3 npm run backup` and `restore` run it. */
const run = (state: string, ...words: string[]) =>
  execFileSync(process.execPath, ['scripts/backup.ts', ...words], {
    cwd: root,
    env: { ...process.env, JOURNALS: '3', STATE_DIR: state },
    encoding: 'utf8',
    stdio: 'pipe',
  })

const entriesIn = (state: string) =>
  bindings.map((binding) => {
    using db = openLocalDatabase(state, { binding })
    return db.prepare('select id from entries').all()
  })

it('copies each of several local databases, and restores each', () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  for (const state of [from, to]) applyMigrations({ state, bindings })
  for (const binding of bindings) {
    using db = openLocalDatabase(from, { binding })
    db.exec(
      `insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text) values ('entry in ${binding}', 'user', '2026-11-21', '', '', '', 1, 0, 0, '')`,
    )
  }
  using directory = openLocalDatabase(from)
  directory.exec("insert into users (id, name, email, created_at) values ('user', 'Nora', 'nora@mail.test', 0)")
  const copies = join(folder, 'copies')
  const names = ['firstlight', 'firstlight-journal-1', 'firstlight-journal-2', 'firstlight-journal-3']
  const copied = run(from, 'backup', copies)
  for (const name of names) expect(copied).toContain(`${name} is in ${join(copies, name)}.`)
  // Interrupted between two databases.
  using db = openLocalDatabase(to, { binding: 'JOURNAL_2' })
  db.exec("insert into guest_diaries (user_id, entry_id, taken_at) values ('user', 'entry', 0)")
  expect(() => run(to, 'restore', copies)).toThrow('The database has people or journals')
  db.exec('delete from guest_diaries')
  const restored = run(to, 'restore', copies)
  for (const name of names) expect(restored).toContain(`${name} equals the backup`)
  expect(entriesIn(to)).toEqual(entriesIn(from))
  expect(entriesIn(to)).toEqual(bindings.map((binding) => [{ id: `entry in ${binding}` }]))

  // One alone, into one of another name; the others have entries.
  db.exec('delete from entries')
  expect(() => run(to, 'restore', copies)).toThrow('The database has people or journals')
  const one = ['restore', join(copies, 'firstlight-journal-3'), '--into']
  expect(() => run(to, ...one, 'firstlight-9')).toThrow('There is no local database firstlight-9.')
  expect(run(to, ...one, 'firstlight-journal-2')).toContain('firstlight-journal-2 equals the backup')
  expect(db.prepare('select id from entries').all()).toEqual([{ id: 'entry in JOURNAL_3' }])
})
