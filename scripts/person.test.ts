import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { readMigrations } from './database.ts'
import { changePerson, personChanges } from './person.ts'

let db: DatabaseSync
const run = (sql: string) => db.prepare(sql).all()
const rowOf = (email: string) => db.prepare('select * from users where email = ?').get(email)

beforeEach(() => {
  db = new DatabaseSync(':memory:')
  for (const { sql } of readMigrations()) db.exec(sql)
  const add = db.prepare(
    'insert into users (id, name, email, email_verified_at, deletion_requested_at, is_active, created_at) values (?, ?, ?, ?, ?, ?, 0)',
  )
  add.run('1', 'Proven', 'proven@mail.test', 1, null, 1)
  add.run('2', 'Unproven', 'unproven@mail.test', null, null, 1)
  add.run('3', 'Closed', 'closed@mail.test', 1, 1, 0)
})

describe('an employee', () => {
  it('is made of a person with a proven address', () => {
    expect(changePerson(run, 'proven@mail.test', personChanges.employee)).toBe('done')
    expect(rowOf('proven@mail.test')).toMatchObject({ is_employee: 1 })
  })

  it('is not made of a person with an unproven address', () => {
    expect(changePerson(run, 'unproven@mail.test', personChanges.employee)).toBe('refused')
    expect(rowOf('unproven@mail.test')).toMatchObject({ is_employee: 0 })
  })

  it('is not made of an address that nobody has', () => {
    expect(changePerson(run, 'nobody@mail.test', personChanges.employee)).toBe('unknown')
  })
})

describe('an account', () => {
  it('is deactivated and activated again', () => {
    expect(changePerson(run, 'unproven@mail.test', personChanges.deactivate)).toBe('done')
    expect(rowOf('unproven@mail.test')).toMatchObject({ is_active: 0 })
    expect(rowOf('proven@mail.test')).toMatchObject({ is_active: 1 })
    expect(changePerson(run, 'unproven@mail.test', personChanges.activate)).toBe('done')
    expect(rowOf('unproven@mail.test')).toMatchObject({ is_active: 1 })
  })

  it('is not activated while it is being deleted', () => {
    expect(changePerson(run, 'closed@mail.test', personChanges.activate)).toBe('refused')
    expect(rowOf('closed@mail.test')).toMatchObject({ is_active: 0 })
  })
})

it('an address that would leave its place in the statement changes nobody', () => {
  expect(changePerson(run, "x' or '1'='1", personChanges.deactivate)).toBe('unknown')
  expect(run('select id from users where is_active = 1')).toHaveLength(2)
})
