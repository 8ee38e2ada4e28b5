import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { connect } from '../worker/db/client.ts'
import { createUserRepository, type UserRepository } from '../worker/modules/account/user/user.repository.ts'
import { asD1, readMigrations } from './database.ts'
import { requestMoves } from './move.ts'

let db: DatabaseSync
let users: UserRepository
const request = (words: string) => requestMoves(words.split(' '), users, 1)

beforeEach(() => {
  db = new DatabaseSync(':memory:')
  for (const { sql } of readMigrations()) db.exec(sql)
  users = createUserRepository({ db: connect(asD1((sql) => db.prepare(sql).all())) })
  const add = db.prepare(
    'insert into users (id, name, email, journal, deletion_requested_at, created_at) values (?, ?, ?, ?, ?, 0)',
  )
  for (const id of ['1', '2', '3']) add.run(id, id, `${id}@mail.test`, 0, null)
  add.run('closed', 'Closed', 'closed@mail.test', 0, 1)
  add.run('there', 'There', 'there@mail.test', 2, null)
})

it('asks for the move of a person by the address, once', async () => {
  expect(await request('--person 1@MAIL.test --to 2 --remote')).toEqual({ ids: ['1'], to: 2 })
  expect(db.prepare('select moving_to, move_due_at from users where id = 1').get()).toEqual({
    moving_to: 2,
    move_due_at: 1,
  })
  for (const email of ['1@mail.test', 'closed@mail.test', 'there@mail.test', 'nobody@mail.test'])
    await expect(request(`--person ${email} --to 2`)).rejects.toThrow('Nobody with the address')
})

it('asks for the moves of some people of a database, and counts those that wait and have arrived', async () => {
  const { ids } = await request('--from 0 --to 2 --count 2')
  expect(ids).toHaveLength(2)
  db.prepare('update users set journal = 2, moving_to = null where id = ?').run(ids[0]!)
  expect(await users.countMoves(ids, 2)).toEqual({ waiting: 1, arrived: 1 })
  expect((await request('--from 0 --to 2 --count 1000')).ids).toHaveLength(1)
})

it('says what is missing', async () => {
  for (const words of ['--to 2', '--person 1@mail.test', '--from 2 --to 2 --count 1', '--from 0 --to 2 --count 5000'])
    await expect(request(words)).rejects.toThrow('Say who and where to')
})
