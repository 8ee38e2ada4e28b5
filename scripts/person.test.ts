import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../worker/db/client.ts'
import { asD1, readMigrations } from './database.ts'
import { runCommand } from './person.ts'

let db: DatabaseSync
const rowOf = (email: string) => db.prepare('select * from users where email = ?').get(email)
const run = (words: string) => runCommand(words.split(' '), () => connect(asD1((sql) => db.prepare(sql).all())))

beforeEach(() => {
  db = new DatabaseSync(':memory:')
  for (const { sql } of readMigrations()) db.exec(sql)
  const add = db.prepare(
    'insert into users (id, name, email, email_verified_at, deletion_requested_at, is_active, created_at, plan_changes) values (?, ?, ?, ?, ?, ?, 0, 0)',
  )
  add.run('1', 'Proven', 'proven@mail.test', 1, null, 1)
  add.run('2', 'Unproven', "o'unproven@mail.test", null, null, 1)
  add.run('3', 'Closed', 'closed@mail.test', 1, 1, 0)
})

describe('an employee', () => {
  it('is made of a person with a proven address', async () => {
    expect(await run('employee Proven@mail.test')).toBe('proven@mail.test is now an employee.')
    expect(rowOf('proven@mail.test')).toMatchObject({ is_employee: 1, plan_changes: 1 })
    expect(rowOf('closed@mail.test')).toMatchObject({ is_employee: 0 })
  })

  it('is not made of a person with an unproven address, or of an address that nobody has', async () => {
    await expect(run("employee o'unproven@mail.test")).rejects.toThrow('confirms it with a code in Settings')
    expect(rowOf("o'unproven@mail.test")).toMatchObject({ is_employee: 0 })
    await expect(run('employee nobody@mail.test')).rejects.toThrow('Nobody has this address.')
  })
})

describe('an account', () => {
  it('is deactivated and activated again', async () => {
    db.exec("insert into sessions values ('s', 'hash', '2', 'browser', 0, 0, null)")
    await run("active off o'unproven@mail.test")
    expect(db.prepare('select ended_at from sessions').get()).toEqual({ ended_at: expect.any(Number) })
    expect(rowOf("o'unproven@mail.test")).toMatchObject({ is_active: 0, plan_changes: 1 })
    expect(rowOf('proven@mail.test')).toMatchObject({ is_active: 1 })
    await run("active on o'unproven@mail.test")
    expect(rowOf("o'unproven@mail.test")).toMatchObject({ is_active: 1 })
  })

  it('is not activated while it is being deleted', async () => {
    await expect(run('active on closed@mail.test')).rejects.toThrow('is being deleted')
    expect(rowOf('closed@mail.test')).toMatchObject({ is_active: 0 })
  })
})

it('names what a command lacks', async () => {
  await expect(run('active proven@mail.test')).rejects.toThrow('Say on or off')
  await expect(run('active off')).rejects.toThrow('Name the person')
  await expect(run("active off x' or '1'='1")).rejects.toThrow('Name the person')
})
