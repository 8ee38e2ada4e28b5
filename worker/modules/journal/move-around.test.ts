import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Goal } from '#domain/goal'
import { newId } from '#domain/id'
import { addDays } from '#domain/time/local-date'
import { migrateThreeJournals, threeJournals } from '../../testing/journals.ts'
import { newMorning } from '../../testing/mornings.ts'
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
  tracesOf,
} from '../../testing/moves.ts'
import { mailsTo, stopAddressIn } from '../../testing/outbox.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { dawn, day, hour, minute } from '../../testing/test-clock.ts'
import { sendToSite } from '../../testing/twilio.ts'
import type { Call } from '../../testing/watched-env.ts'
import { recordSmsReport } from '../message/message.usecases.ts'
import { moveJournal } from './move.usecases.ts'

beforeAll(migrateThreeJournals)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const first = threeJournals.JOURNAL_1!
const second = threeJournals.JOURNAL_2!
const freezes = ({ sql }: Call) => sql.some((statement) => statement.includes('create trigger'))

/** The move is cut off when the rows are frozen. */
async function freeze(app: TestApp, person: TestPerson): Promise<void> {
  const move = await beginMove(app, person, 2)
  await killedAt(app, freezes)((services) => moveJournal(services, move))
}

/** The same site; `before` runs when an entry is to be stored. */
function withLateWrite(app: TestApp, before: () => Promise<unknown>): TestApp {
  const { journalOf } = app.services
  return appOfMoves(app.clock, {
    journalOf: (owner) => {
      const journal = journalOf(owner)
      const add: typeof journal.entries.add = async (...asked) => {
        await before()
        return journal.entries.add(...asked)
      }
      return { ...journal, entries: { ...journal.entries, add } }
    },
  })
}

describe('a write that was authorized before', () => {
  it.each([
    ['the rows were frozen', freeze],
    [
      'the journal was moved',
      async (app: TestApp, person: TestPerson) => moveJournal(app.services, await beginMove(app, person, 2)),
    ],
  ])('%s is refused, and stored when it is sent again', async (_when, change) => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const late = withLateWrite(app, () => change(app, person))
    const browser = late.client()
    for (const [name, value] of person.client.cookies) browser.cookies.set(name, value)
    const page = newMorning({ date: '2026-11-17' })
    const refused = await browser.post('/api/entries', page)
    expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toMatchObject([
      503,
      '2',
      { error: { code: 'journal.moving' } },
    ])
    await passMinutes(app)
    await person.client.get('/api/user')
    expect((await person.client.post('/api/entries', page)).status).toBe(201)
    await passAnHour(app)
    expect(await placesOf(person)).toEqual([2])
  })
})

describe('while the rows are frozen', () => {
  it('an answer by SMS is asked for again', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    await changeRow(person.user.id, { phoneVerifiedAt: 1, timezone: 'Pacific/Auckland' })
    await freeze(app, person)
    const text = 'Coffee\nThe letter\ngoals\nWalk\nCall'
    expect(await sendToSite(app, person.registration.phone, text)).toContain('Please send it again')
    await passMinutes(app)
    expect(await sendToSite(app, person.registration.phone, text)).toContain('is written')
  })

  it('nothing of the person is planned, and all others are', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    await changeRow(person.user.id, { planChanges: 1 })
    await freeze(app, person)
    const other = await signUp(app)
    await changeRow(other.user.id, { emailVerifiedAt: 1, planChanges: 1, journal: 1 })
    await app.cron()
    expect((await rowsOf(other))[1]!.schedule).not.toEqual([])
    expect(await app.services.users.find(person.user.id)).toMatchObject({ planChanges: 1 })
    expect(await app.services.failedJobs.list(app.clock.now(), 10)).toEqual([])
    await passMinutes(app)
    await app.cron()
    expect(await app.services.users.find(person.user.id)).toMatchObject({ planChanges: 0, journal: 2 })
  })

  it('an account that is deleted is erased everywhere a few minutes later', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    await freeze(app, person)
    expect((await person.client.delete('/api/user', { confirmation: person.user.email })).status).toBe(200)
    for (let passed = 0; passed < 7; passed += 1) {
      app.clock.advance(minute)
      await app.cron().catch(() => {})
      await app.runWaiting().catch(() => {})
    }
    expect(await tracesOf(person.user.id)).toEqual([])
  })

  it('for ten minutes, the move ends, and the person can write', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    await freeze(app, person)
    app.clock.advance(11 * minute)
    const [move] = await app.services.users.claimMoves(app.clock.now(), 1)
    await expect(moveJournal(app.services, move!)).rejects.toThrow('cut off')
    await person.client.get('/api/user')
    expect((await person.client.post('/api/entries', newMorning({ date: '2026-11-17' }))).status).toBe(201)
    await passMinutes(app)
    expect([await journalNumber(app, person), await placesOf(person)]).toEqual([1, [1]])
  })
})

it('what is written in the old database after a deletion within the hour is erased too', async () => {
  const app = appOfMoves()
  const person = await personInFirst(app)
  const { client, user } = person
  const site = withLateWrite(app, async () => {
    await moveJournal(app.services, await beginMove(app, person, 2))
    await client.get('/api/user')
    expect((await client.delete('/api/user', { confirmation: user.email })).status).toBe(200)
    await passMinutes(app, 1)
    expect(await tracesOf(user.id)).toEqual([])
  })
  const late = site.client()
  for (const [name, value] of client.cookies) late.cookies.set(name, value)
  expect((await late.post('/api/entries', newMorning({ date: '2026-11-17' }))).status).toBe(201)
  expect(await placesOf(person)).toEqual([1])
  await site.runWaiting()
  expect(await tracesOf(user.id)).toEqual([])
})

it('an account that is deleted within the hour leaves the old database with the next minute', async () => {
  const app = appOfMoves()
  const person = await personInFirst(app)
  await moveJournal(app.services, await beginMove(app, person, 2))
  await person.client.get('/api/user')
  expect((await person.client.delete('/api/user', { confirmation: person.user.email })).status).toBe(200)
  expect(await placesOf(person)).toEqual([1])
  await passMinutes(app, 1)
  expect(await tracesOf(person.user.id)).toEqual([])
})

describe('an attempt that was overtaken', () => {
  it.each(['add', 'switch'] as const)('changes nothing when it goes on (%s)', async (step) => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const { promise: overtaken, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: waits, resolve: hasStopped } = Promise.withResolvers<void>()
    const gated =
      <Arguments extends unknown[], Result>(call: (...given: Arguments) => Promise<Result>) =>
      async (...given: Arguments) => {
        hasStopped()
        await overtaken
        return call(...given)
      }
    const { accounts, journals } = app.services
    const slow = {
      ...app.services,
      ...(step === 'switch'
        ? { accounts: { ...accounts, switchJournal: gated(accounts.switchJournal) } }
        : {
            journals: {
              ...journals,
              at: (number: number) => {
                const journal = journals.at(number)
                return { ...journal, moves: { ...journal.moves, add: gated(journal.moves.add) } }
              },
            },
          }),
    }
    const move = await beginMove(app, person, 2)
    const running = moveJournal(slow, move)
    await waits
    await passMinutes(app)
    expect(await journalNumber(app, person)).toBe(2)
    await person.client.get('/api/user')
    const [entry] = await (await person.client.get('/api/entries')).json<{ id: string }[]>()
    await person.client.delete(`/api/entries/${entry!.id}`)
    app.clock.advance(2 * minute)
    await app.cron()
    const before = await rowsOf(person)
    goOn()
    await running.catch(() => {})
    // The whole attempt again, as a queue may deliver it.
    await moveJournal(app.services, move).catch(() => {})
    expect(await rowsOf(person)).toEqual(before)
    expect(await journalNumber(app, person)).toBe(2)
  })

  it('does not switch when its move was stopped, and another one has begun', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const { promise: stopped, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: waits, resolve: hasStopped } = Promise.withResolvers<void>()
    const { accounts } = app.services
    const switchJournal: typeof accounts.switchJournal = async (move) => {
      hasStopped()
      await stopped
      return accounts.switchJournal(move)
    }
    const move = await beginMove(app, person, 2)
    const running = moveJournal({ ...app.services, accounts: { ...accounts, switchJournal } }, move)
    await waits
    await app.services.users.endMove(move)
    await passMinutes(app, 1)
    const page = newMorning({ date: '2026-11-17' })
    expect((await person.client.post('/api/entries', page)).status).toBe(201)
    await freeze(app, person)
    goOn()
    await running
    expect(await journalNumber(app, person)).toBe(1)
    await passMinutes(app)
    expect(await journalNumber(app, person)).toBe(2)
    await person.client.get('/api/user')
    expect((await person.client.post('/api/entries', page)).status).toBe(200)
  })
})

describe('messages', () => {
  const scheduledTo = async ({ user }: TestPerson) =>
    (await mailsTo(user)).filter(({ headers }) => headers?.['List-Unsubscribe'])

  it('that were handed to the queue are sent once, and their link works afterwards', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    // On Sunday the mail about the week comes.
    app.clock.set(dawn + day + hour)
    await app.cron()
    await moveJournal(app.services, await beginMove(app, person, 2))
    await app.runWaiting()
    expect(await scheduledTo(person)).toHaveLength(0)
    for (let passed = 0; passed < 90; passed += 10) {
      await app.runAfter(10 * minute)
    }
    const [mail, ...others] = await scheduledTo(person)
    expect(others).toEqual([])
    expect(await placesOf(person)).toEqual([2])
    const link = stopAddressIn(mail!)
    expect(link).toMatch(/\.1$/)
    expect((await app.fetch(new Request(link, { method: 'POST' }))).status).toBe(200)
    await person.client.get('/api/user')
    expect(await (await person.client.get('/api/user')).json()).toMatchObject({ weeklyByEmail: false })
  })

  it('of before the move are found by links, buttons and reports', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    const { client, user } = person
    const goal = await (
      await client.post('/api/goals', { title: 'Walk', reminderEnabled: true, reminderTime: '07:00' })
    ).json<Goal>()
    const add = async (kind: string, channel: string, subject: string, date: string) => {
      const id = `${newId(app.clock.now())}.1`
      await first
        .prepare(
          "insert into messages (id, user_id, kind, channel, subject, date, state, due_at) values (?, ?, ?, ?, ?, ?, 'perhaps-sent', ?)",
        )
        .bind(id, user.id, kind, channel, subject, date, app.clock.now())
        .run()
      return id
    }
    const mail = await add('goal', 'email', goal.id, '2026-11-21')
    const push = await add('prompt', 'push', '', '2026-11-21')
    const sms = await add('prompt', 'sms', '', addDays('2026-11-21', -1))
    const linkOf = (id: string) => new Request(`${app.origin}/api/unsubscribe?message=${id}`)
    await freeze(app, person)
    expect((await app.fetch(linkOf(mail))).status).toBe(503)
    await passMinutes(app)
    await client.get('/api/user')
    expect(await (await app.fetch(linkOf(mail))).json()).toEqual({ kind: 'goal' })
    expect((await app.fetch(new Request(linkOf(mail), { method: 'POST' }))).status).toBe(200)
    expect(await (await client.get(`/api/goals/${goal.id}`)).json()).toMatchObject({ reminderEnabled: false })
    expect(await (await client.post('/api/messages/later', { message: push })).json()).toEqual({ isComing: true })
    const report = { id: sms, messageId: 'SM1', status: 'delivered', number: '', hasOptedOut: false } as const
    await recordSmsReport(app.services, report)
    const row = second.prepare('select state, delivery_status from messages where id = ?').bind(sms)
    expect(await row.first()).toEqual({ state: 'sent', delivery_status: 'delivered' })
    expect((await app.fetch(linkOf(`${newId(0)}.1`))).status).toBe(404)
  })
})

const entryOf =
  "insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text) values (?, ?, '2026-11-18', ?, '', '', 1, 0, 0, '')"

describe('two accounts with one id', () => {
  it('of an entry and a goal do not block a move, and both keep what they wrote', async () => {
    const app = appOfMoves()
    const [person, other] = [await personInFirst(app), await signUp(app)]
    const ids = [newId(dawn), newId(dawn)] as const
    const store = async ({ user }: TestPerson, db: D1Database) =>
      db.batch([
        db.prepare(entryOf).bind(ids[0], user.id, user.id),
        db
          .prepare('insert into guest_diaries values (?, ?, 1) on conflict do update set entry_id = excluded.entry_id')
          .bind(user.id, ids[0]),
        db
          .prepare('insert into goals (id, user_id, title, created_at, updated_at) values (?, ?, ?, 1, 1)')
          .bind(ids[1], user.id, user.id),
        db
          .prepare("insert into schedule values (?, 'goal', ?, '[]', '{}', 2000000000000, '2033-05-18')")
          .bind(user.id, ids[1]),
      ])
    await store(other, second)
    await store(person, first)
    await beginMove(app, person, 2)
    await passMinutes(app)
    expect(await journalNumber(app, person)).toBe(2)
    for (const { user } of [person, other]) {
      const valueOf = (sql: string, column: string) => second.prepare(sql).bind(user.id).first(column)
      const entry = await valueOf("select id from entries where user_id = ? and date = '2026-11-18'", 'id')
      const goal = await valueOf('select id from goals where user_id = ?1 and title = ?1', 'id')
      expect([entry === ids[0], goal === ids[1]]).toEqual(user === other.user ? [true, true] : [false, false])
      expect(await valueOf('select entry_id from guest_diaries where user_id = ?', 'entry_id')).toBe(entry)
      expect(
        await valueOf(
          'select subject from schedule where user_id = ?1 and subject in (select id from goals where title = ?1)',
          'subject',
        ),
      ).toBe(goal)
    }
  })
})

describe('a directory that went back to the minute before a move', () => {
  it('does not make the newer copy go', async () => {
    const app = appOfMoves()
    const person = await personInFirst(app)
    await beginMove(app, person, 2)
    await passMinutes(app)
    const date = '2026-11-16'
    expect(
      (
        await second
          .prepare("update entries set date = ? where user_id = ? and date = '2026-11-20'")
          .bind(date, person.user.id)
          .run()
      ).meta.changes,
    ).toBe(1)
    await changeRow(person.user.id, { journal: 1 })
    await passAnHour(app)
    await passAnHour(app)
    const newest = await second
      .prepare('select date from entries where user_id = ? and date = ?')
      .bind(person.user.id, date)
      .first('date')
    expect(newest).toBe(date)
  })
})
