import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { readMigrations } from './database.ts'
import { compareJournals, mendJournals } from './journals.ts'

function newDatabase(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  for (const { sql } of readMigrations()) db.exec(sql)
  return db
}

it('finds who has newer pages in another database than the directory says, and mends that', () => {
  const dbs = [newDatabase(), newDatabase(), newDatabase()]
  const user = dbs[0]!.prepare('insert into users (id, name, journal, created_at) values (?, ?, ?, 0)')
  for (let n = 0; n < 1_200; n += 1) user.run(`person-${String(n).padStart(4, '0')}`, 'Nora', n % 3)
  const write = (number: number, n: number, updatedAt: number) =>
    dbs[number]!.exec(
      `insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text) values ('${n}', 'person-${String(n).padStart(4, '0')}', '2026-11-21', '', '', '', 1, 0, ${updatedAt}, '')`,
    )
  for (let n = 0; n < 1_200; n += 1) write(n % 3, n, 5)
  // Moved to 2 since; the older copy is still in 1, or is gone.
  write(2, 1, 9)
  dbs[1]!.exec("delete from entries where id = '4'")
  write(2, 4, 5)
  // An older copy elsewhere is none to go to.
  write(2, 7, 4)
  dbs[2]!.exec("insert into moves values ('person-0001', 'arrived', 3, 1)")

  const databases = new Map(dbs.map((db, number) => [number, (sql: string) => db.prepare(sql).all()]))
  const found = compareJournals(databases)
  expect(found).toEqual([
    { userId: 'person-0001', named: 1, newer: 2 },
    { userId: 'person-0004', named: 1, newer: 2 },
  ])
  mendJournals(databases, found, 10)
  expect(compareJournals(databases)).toEqual([])
  const rows = (number: number) => dbs[number]!.prepare('select user_id, state from moves order by 1').all()
  expect(rows(2)).toEqual([])
  expect(rows(1).map((row) => ({ ...row }))).toEqual([
    { user_id: 'person-0001', state: 'leaving' },
    { user_id: 'person-0004', state: 'leaving' },
  ])
})
