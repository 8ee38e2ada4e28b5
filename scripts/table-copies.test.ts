import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localCopy, readMigrations, type CopiedDatabase } from './database.ts'
import { backUp, restore } from './table-copies.ts'

const people = 1_300
const entries = 2_500
const longText = `${'Rain on the roof, 雨の音 🌧️ and "quotes" that aren\'t closed;\n'.repeat(1_000)}end`
let folder: string
let from: DatabaseSync

function newDatabase(migrations = readMigrations()): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  db.exec('create table d1_migrations (id integer primary key, name text)')
  for (const { name, sql } of migrations) {
    db.exec(sql)
    db.prepare('insert into d1_migrations (name) values (?)').run(name)
  }
  return db
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'backup-')), 'firstlight')
  from = newDatabase()
  from.exec('begin')
  const user = from.prepare('insert into users (id, name, email, created_at) values (?, ?, ?, 0)')
  const session = from.prepare(
    'insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at) values (?, ?, ?, ?, 0, 0)',
  )
  for (let n = 0; n < people; n += 1) {
    user.run(`user-${n}`, `O'Person ${n}`, `${n}@mail.test`)
    session.run(`session-${n}`, `hash-${n}`, `user-${n}`, 'a browser')
  }
  const entry = from.prepare(
    "insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text) values (?, ?, ?, ?, '', '', 1, 0, 0, '')",
  )
  for (let n = 0; n < entries; n += 1)
    entry.run(`entry-${n}`, `user-${n % 7}`, `day ${n}`, n === 1_700 ? longText : `Line ${n}\n`)
  from.exec('update headlines set is_active = 0 where id = 3; delete from headlines where id = 1; commit')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

/** Fails at the call with this number, as if the process ended there. */
function endingAt(database: CopiedDatabase, count: number, after: boolean): CopiedDatabase {
  let calls = 0
  const counted =
    <Arguments extends unknown[], Result>(call: (...given: Arguments) => Result) =>
    (...given: Arguments): Result => {
      calls += 1
      if (calls === count && !after) throw new Error('ended')
      const result = call(...given)
      if (calls === count) throw new Error('ended')
      return result
    }
  return { run: counted(database.run), apply: counted(database.apply) }
}

const contentOf = (db: DatabaseSync) =>
  Object.fromEntries(
    db
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
      .all()
      .map(({ name }) => [name, db.prepare(`select * from "${String(name)}" order by 1, 2`).all()]),
  )

describe('a backup', () => {
  it('is restored into an empty database, whose rows and checksums are equal', async () => {
    backUp(localCopy(from), folder, 'today')
    const to = newDatabase()
    const { run, apply } = localCopy(to)
    const strict = (statements: string[]) => {
      if (statements.length === 0) throw new Error('No SQL statements detected.')
      apply(statements)
    }
    const checks = await restore({ run, apply: strict }, folder)
    expect(contentOf(to)).toEqual(contentOf(from))
    expect(checks).toMatchObject({ users: { rows: people }, entries: { rows: entries }, headlines: { rows: 63 } })
    // The checksum is that of the file.
    const again = newDatabase()
    const folderOfCopy = join(folder, '../copy')
    backUp(localCopy(to), folderOfCopy, 'today')
    expect(await restore(localCopy(again), folderOfCopy)).toEqual(checks)
  })

  it('goes on where it broke off, wherever that is, and so does its restore', async () => {
    for (let count = 1, isDone = false; !isDone; count += 1) {
      try {
        backUp(endingAt(localCopy(from), count, count % 2 === 0), folder, 'today')
        isDone = true
      } catch (error) {
        expect((error as Error).message).toBe('ended')
      }
      // A line of which the process wrote a part.
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        if (name.endsWith('.part')) appendFileSync(join(folder, name), '["entry-99')
    }
    const to = newDatabase()
    let tries = 0
    for (let count = 1, isDone = false; !isDone; count += 1) {
      tries += 1
      try {
        await restore(endingAt(localCopy(to), count, count % 2 === 0), folder)
        isDone = true
      } catch (error) {
        expect((error as Error).message).toBe('ended')
      }
    }
    expect(tries).toBeGreaterThan(20)
    expect(contentOf(to)).toEqual(contentOf(from))
  })

  it('leaves out what belongs to a person who was erased while it was made', async () => {
    const { run, apply } = localCopy(from)
    const erasing = (sql: string) => {
      if (sql.includes('from "users"')) from.exec("delete from users where id = 'user-5'")
      return run(sql)
    }
    from.exec(
      "insert into rate_counters (key, count, resets_at) values ('person:user-5:search', 1, 0), ('login:1', 1, 0)",
    )
    backUp({ run: erasing, apply }, folder, 'today')
    expect(readFileSync(join(folder, 'sessions.jsonl'), 'utf8')).toContain('"user-5"')
    const to = newDatabase()
    expect(await restore(localCopy(to), folder)).toMatchObject({
      users: { rows: people - 1 },
      sessions: { rows: people - 1 },
    })
    expect(JSON.stringify(contentOf(to))).not.toMatch(/"user-5"|:user-5:/)
    expect(to.prepare('select key from rate_counters').all()).toEqual([{ key: 'login:1' }])
  })

  it('is not restored over people, into other migrations, or before it is complete', async () => {
    expect(() => backUp(endingAt(localCopy(from), 50, false), folder, 'today')).toThrow('ended')
    await expect(restore(localCopy(newDatabase()), folder)).rejects.toThrow('was not completed')
    backUp(localCopy(from), folder, 'today')
    await expect(restore(localCopy(from), folder)).rejects.toThrow('has people or journals')
    const journal = newDatabase()
    journal.exec("insert into guest_diaries (user_id, entry_id, taken_at) values ('user-1', 'entry', 0)")
    await expect(restore(localCopy(journal), folder)).rejects.toThrow('has people or journals')
    await expect(restore(localCopy(newDatabase(readMigrations().slice(0, -1))), folder)).rejects.toThrow(
      'other migrations',
    )
    await expect(restore(localCopy(newDatabase()), join(folder, 'absent'))).rejects.toThrow('There is no backup')
  })

  it('is compared after its restore', async () => {
    backUp(localCopy(from), folder, 'today')
    const { run, apply } = localCopy(newDatabase())
    const losing = (statements: string[]) => apply(statements.filter((sql) => !sql.includes("'entry-42'")))
    await expect(restore({ run, apply: losing }, folder)).rejects.toThrow(
      'These tables differ from the backup: entries.',
    )
  })
})
