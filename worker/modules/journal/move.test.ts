import { getTableName } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import * as schema from '../../db/schema.ts'
import { migrateThreeJournals, threeJournals } from '../../testing/journals.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { signUp, type TestPerson } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { families } from '../../testing/refuse-mixed-families.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, minute } from '../../testing/test-clock.ts'
import { journalTables } from './move.repository.ts'

beforeAll(migrateThreeJournals)

const dawn = Date.UTC(2026, 10, 21, 10)
const newApp = (clock = createTestClock(dawn)) => createTestApp({ variables: threeJournals, clock })
const everywhere = [realEnv.DB, ...Object.values(threeJournals)]

/** By database, the rows of a person in each table of a journal. */
async function rowsOf({ user: { id } }: TestPerson): Promise<Record<string, unknown[]>[]> {
  return Promise.all(
    everywhere.map(async (db) => {
      const read = journalTables.map(({ name }) =>
        name === 'rate_counters'
          ? db.prepare('select * from rate_counters where key like ?').bind(`person:${id}:%`)
          : db.prepare(`select * from ${name} where user_id = ? order by 1, 2, 3`).bind(id),
      )
      const found = await db.batch(read)
      return Object.fromEntries(journalTables.map(({ name }, index) => [name, found[index]!.results]))
    }),
  )
}

const isEmpty = (rows: Record<string, unknown[]>) => Object.values(rows).every(({ length }) => length === 0)
const journalNumber = async (app: TestApp, { user }: TestPerson) => (await app.services.users.find(user.id))!.journal

async function personIn(app: TestApp, number: number): Promise<TestPerson> {
  await realEnv.DB.prepare('delete from databases').run()
  const others = [1, 2, 3].filter((other) => other !== number)
  await realEnv.DB.batch(
    others.map((other) => realEnv.DB.prepare('insert into databases values (?, 1000, 0, 0)').bind(other)),
  )
  return signUp(app)
}

const requestMove = (app: TestApp, { user }: TestPerson, to: number) =>
  app.services.users.requestMove(user.email!, to, app.clock.now())

it('a move has every table of a journal, save the one of moves', () => {
  const ofJournals = Object.entries(schema).flatMap(([name, table]) =>
    families[name as keyof typeof schema] === 'directory' ? [] : [getTableName(table)],
  )
  expect(journalTables.map(({ name }) => name).toSorted()).toEqual(
    ofJournals.filter((name) => name !== 'moves').toSorted(),
  )
})

describe('a person', () => {
  it('is moved to another database with every row', async () => {
    const app = newApp()
    const person = await personIn(app, 1)
    await writeMorning(person.client)
    const before = (await rowsOf(person))[1]!
    expect(await requestMove(app, person, 2)).toHaveLength(1)
    await app.cron()
    expect(await journalNumber(app, person)).toBe(2)
    expect((await rowsOf(person))[2]).toEqual(before)
    expect((await person.client.get('/api/entries')).status).toBe(503)
    expect(await (await person.client.get('/api/entries')).json()).toHaveLength(1)
    app.clock.advance(61 * minute)
    await app.cron()
    expect((await rowsOf(person)).map(isEmpty)).toEqual([true, true, false, true])
    await app.cron()
  })
})
