import { getTableName } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '#domain/entry'
import { addDays } from '#domain/time/local-date'
import * as schema from '../../db/schema.ts'
import { migrateThreeJournals, threeJournals } from '../../testing/journals.ts'
import { newMorning, writeMorning } from '../../testing/mornings.ts'
import {
  appOfMoves,
  beginMove,
  journalNumber,
  killedAt,
  passAnHour,
  passMinutes,
  personInFirst,
  placesOf,
  rowsOf,
} from '../../testing/moves.ts'
import { realEnv } from '../../testing/real-env.ts'
import { families } from '../../testing/refuse-mixed-families.ts'
import { minute } from '../../testing/test-clock.ts'
import { journalTables } from './move.repository.ts'
import { moveJournal, settleMoves } from './move.usecases.ts'

beforeAll(migrateThreeJournals)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('a move has every table of a journal, save those of moves and closures', () => {
  const ofJournals = Object.entries(schema).flatMap(([name, table]) =>
    families[name as keyof typeof schema] === 'directory' ? [] : [getTableName(table)],
  )
  expect(journalTables.map(({ name }) => name).toSorted()).toEqual(
    ofJournals.filter((name) => name !== 'moves' && name !== 'closures').toSorted(),
  )
})

describe('a person', () => {
  it('is moved with every row, and the old rows are removed after an hour', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const before = (await rowsOf(person))[1]!
    await app.services.users.requestMove(person.user.email!, 2, app.clock.now())
    await app.cron()
    expect(await journalNumber(app, person)).toBe(2)
    expect((await rowsOf(person))[2]).toEqual(before)
    // Each browser learns it by one refusal.
    expect((await person.client.get('/api/entries')).status).toBe(503)
    expect(await (await person.client.get('/api/entries')).json()).toHaveLength(2)
    expect(await placesOf(person)).toEqual([1, 2])
    await passAnHour(app)
    expect(await placesOf(person)).toEqual([2])
    const { results } = await realEnv.DB.prepare('select number, people from databases order by number').all()
    expect(results).toEqual([
      { number: 1, people: 0 },
      { number: 2, people: 1001 },
      { number: 3, people: 1000 },
    ])
    expect((await threeJournals.JOURNAL_1!.prepare('select * from moves').all()).results).toEqual([])
  })

  it('is moved on, and back once the old rows are removed', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const { client } = person
    for (const to of [2, 3]) {
      await moveJournal(app.services, await beginMove(app, person, to))
      expect(await journalNumber(app, person)).toBe(to)
    }
    await moveJournal(app.services, await beginMove(app, person, 1))
    expect(await journalNumber(app, person)).toBe(3)
    await client.get('/api/user')
    const last = await writeMorning(client, { date: '2026-11-18' })
    await passAnHour(app)
    await passMinutes(app)
    expect(await journalNumber(app, person)).toBe(1)
    await passAnHour(app)
    expect(await placesOf(person)).toEqual([1])
    await client.get('/api/user')
    expect(await (await client.get(`/api/entries/${last.date}`)).json()).toEqual(last)
  })

  it('with many pages has all of them afterwards', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const text = 'x'.repeat(6_000)
    await threeJournals
      .JOURNAL_1!.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
        insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text)
        select 'many-' || i, ?, 'day ' || i, ?, '', '', 1, 0, 0, '' from n`,
      )
      .bind(person.user.id, text)
      .run()
    const before = (await rowsOf(person))[1]!
    await moveJournal(app.services, await beginMove(app, person, 2))
    expect((await rowsOf(person))[2]).toEqual(before)
  })
})

describe('a process that is killed at any call', () => {
  it('of a move loses nothing, and the next attempt moves the person', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const { client } = person
    const dates = ['2026-11-21', '2026-11-20']
    for (let index = 0, isReached = true; isReached; index += 1) {
      const [from, to] = index % 2 === 0 ? [1, 2] : [2, 1]
      const move = await beginMove(app, person, to)
      isReached = await killedAt(app, index)((services) => moveJournal(services, move))
      // Reads go on. A write is stored or refused, and then sent again.
      expect([200, 503]).toContain((await client.get('/api/entries')).status)
      const page = newMorning({ date: addDays('2026-11-18', -index) })
      const { status } = await client.post('/api/entries', page)
      expect([201, 503]).toContain(status)
      await passMinutes(app)
      expect(await journalNumber(app, person), `call ${index}`).toBe(to)
      await client.get('/api/user')
      expect((await client.post('/api/entries', page)).status).toBe(status === 201 ? 200 : 201)
      dates.push(page.date)
      const entries = await (await client.get('/api/entries?limit=100')).json<Entry[]>()
      expect(entries.map(({ date }) => date)).toEqual(dates)
      expect(await placesOf(person)).toEqual([from, to].toSorted())
      await passAnHour(app)
      expect(await placesOf(person), `call ${index}`).toEqual([to])
    }
  })

  it('of the removal loses nothing, and the next minute goes on', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    for (let index = 0, isReached = true; isReached; index += 1) {
      const from = await journalNumber(app, person)
      const to = from === 1 ? 2 : 1
      const before = (await rowsOf(person))[from]
      await moveJournal(app.services, await beginMove(app, person, to))
      app.clock.advance(61 * minute)
      isReached = await killedAt(app, index)((services) => settleMoves(services, services.journals.at(from)))
      await passMinutes(app)
      expect(await placesOf(person), `call ${index}`).toEqual([to])
      expect((await rowsOf(person))[to], `call ${index}`).toEqual(before)
    }
  })
})

describe('a call that fails during a move', () => {
  it.each(['before', 'after'] as const)(
    'leaves the person where the journal is complete (%s its effect)',
    async (at) => {
      const app = appOfMoves()
      const person = await personInFirst(app)
      for (let index = 0, isReached = true; isReached; index += 1) {
        const from = await journalNumber(app, person)
        const before = (await rowsOf(person))[from]
        const move = await beginMove(app, person, from === 1 ? 2 : 1)
        const failing = appOfMoves(app.clock)
        failing.watch.begin()
        failing.watch.fault = (_call, now) => (now === index ? at : undefined)
        const outcome = await moveJournal(failing.services, move).then(
          () => 'moved',
          () => 'failed',
        )
        isReached = failing.watch.calls.length > index
        if (!isReached) expect(outcome).toBe('moved')
        await passMinutes(app, 1)
        const number = await journalNumber(app, person)
        expect((await rowsOf(person))[number], `call ${index}`).toEqual(before)
        await person.client.get('/api/user')
        const goal = await person.client.post('/api/goals', { title: `Goal ${index}` })
        expect(goal.status, `call ${index}`).toBe(201)
        await passAnHour(app)
        await passMinutes(app, 1)
        expect(await placesOf(person), `call ${index}`).toEqual([number])
      }
    },
  )
})
