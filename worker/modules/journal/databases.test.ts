import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrateThreeJournals, threeJournals } from '../../testing/journals.ts'
import { newMorning, writeMorning } from '../../testing/mornings.ts'
import { mailsTo, stopAddressIn } from '../../testing/outbox.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import { handOver } from '../../testing/queue.ts'
import { realEnv } from '../../testing/real-env.ts'
import { everyKey } from '../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'
import type { Call } from '../../testing/watched-env.ts'
import { patient } from '../../testing/patient.ts'

beforeAll(migrateThreeJournals)
afterEach(() => vi.restoreAllMocks())

const newApp = () => createTestApp({ variables: threeJournals, clock: createTestClock(dawn) })
const journalNumber = async (app: TestApp, { user }: TestPerson) => (await app.services.users.find(user.id))!.journal
const rowsIn = async (db: D1Database, table: string, { user }: TestPerson) =>
  (await db.prepare(`select * from ${table} where user_id = ?`).bind(user.id).all()).results.length

/** A person in each of the three databases. */
async function threePeople(app: TestApp): Promise<[TestPerson, TestPerson, TestPerson]> {
  await realEnv.DB.prepare('delete from databases').run()
  return [await signUp(app), await signUp(app), await signUp(app)]
}

/** From here on one database does not answer. Returns how many calls have hung. */
function hang(app: TestApp, binding: string): () => number {
  const hangs = ({ part, key }: Call) => part === 'd1' && key === binding
  app.watch.fault = (call) => (hangs(call) ? 'hangs' : undefined)
  return () => app.watch.calls.filter(hangs).length
}

/** Once a call has hung, and something has come true, it fails, and each that hangs after it. */
async function pastDeadline<T>(
  hung: () => number,
  make: () => Promise<T>,
  until: () => boolean | Promise<boolean> = () => true,
): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const call = { isDone: false }
    const made = make().finally(() => (call.isDone = true))
    await vi.waitUntil(async () => hung() > 0 && (await until()), patient)
    for (let failed = 0; !call.isDone;) {
      await vi.waitUntil(() => call.isDone || hung() > failed, patient)
      failed = hung()
      await vi.advanceTimersByTimeAsync(15_000)
    }
    return await made
  } finally {
    vi.useRealTimers()
  }
}

describe('several databases', () => {
  it('get the new people in turn, and the directory has none of their pages', async () => {
    const app = newApp()
    const people = await threePeople(app)
    people.push(await signUp(app))
    expect(await Promise.all(people.map((person) => journalNumber(app, person)))).toEqual([1, 2, 3, 1])
    for (const [index, person] of people.slice(0, 3).entries()) {
      await writeMorning(person.client)
      await person.client.post('/api/messages/test')
      const counts = await Promise.all(
        [realEnv.DB, ...Object.values(threeJournals)].map((db) => rowsIn(db, 'entries', person)),
      )
      expect(counts).toEqual([0, 1, 2, 3].map((number) => (number === index + 1 ? 1 : 0)))
    }
  })

  it('give a new one the next people, and one that failed gets nobody', async () => {
    const app = newApp()
    await threePeople(app)
    await realEnv.DB.prepare('update databases set people = 100 where number = 1').run()
    await realEnv.DB.prepare('update databases set failures = 1 where number = 2').run()
    const next = [await signUp(app), await signUp(app)]
    expect(await Promise.all(next.map((person) => journalNumber(app, person)))).toEqual([3, 3])
  })

  it('are known from the session, so that a read starts beside its check', async () => {
    const app = newApp()
    const [, person] = await threePeople(app)
    app.watch.begin()
    app.watch.d1Delay = 20
    expect((await person.client.get('/api/entries')).status).toBe(200)
    expect([
      app.watch
        .of('d1')
        .map(({ key }) => key)
        .sort(),
      app.watch.waits('d1'),
    ]).toEqual([['DB', 'JOURNAL_2'], 1])
  })

  it('are taken from the row of the person where the session names another, and no page of another is shown', async () => {
    const app = newApp()
    const [, person] = await threePeople(app)
    await writeMorning(person.client)
    const [key] = [...(await everyKey())].find(([, value]) => value?.includes(person.user.id))!
    // As it was stored before there were several.
    const before = JSON.stringify({ userId: person.user.id })
    for (const path of ['/api/entries', '/']) {
      await realEnv.KV.put(key, before)
      const reply = await person.client.get(path)
      if (path === '/') expect(await reply.text()).not.toContain('"date"')
      else expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '1'])
      expect(await (await person.client.get('/api/entries')).json()).toHaveLength(1)
    }
    await realEnv.KV.put(key, before)
    expect((await person.client.post('/api/goals', { title: 'Run' })).status).toBe(503)
    expect((await person.client.post('/api/goals', { title: 'Run' })).status).toBe(403)
  })

  it('leave the directory one statement for each call, which finds the person', async () => {
    const app = newApp()
    const [{ client }] = await threePeople(app)
    const { date } = newMorning()
    const calls: Record<string, () => Promise<Response>> = {
      'a new entry': () => client.post('/api/entries', newMorning()),
      'a mark': () => client.patch(`/api/entries/${date}/marks`, { mood: 4 }),
      'an advertisement': () =>
        client.post('/api/admob/track', { adType: 'banner', action: 'impression', sessionId: 'c0ffee' }),
      'a page': () => client.get(`/api/entries/${date}`),
    }
    for (const [name, call] of Object.entries(calls)) {
      app.watch.begin()
      expect((await call()).ok, name).toBe(true)
      const sent = app.watch.of('d1').flatMap(({ key, sql }) => (key === 'DB' ? sql : []))
      expect(sent, name).toEqual([expect.stringContaining('from "sessions" inner join "users"')])
    }
  })

  it('are found by the link of a mail, which knows the message alone', async () => {
    const app = newApp()
    const [, , { client, user }] = await threePeople(app)
    await changeRow(user.id, { emailVerifiedAt: 1, planChanges: 1 })
    await app.cron()
    await app.runAt(dawn + hour)
    const mail = (await mailsTo(user)).find(({ headers }) => headers)!
    const link = stopAddressIn(mail)
    expect((await app.fetch(new Request(link, { method: 'POST' }))).status).toBe(200)
    expect(await (await client.get('/api/user')).json()).toMatchObject({ promptByEmail: false })
  })
})

it('an erased journal is known in its database for a day, by the end of an id', async () => {
  const app = newApp()
  const [{ client, user }] = await threePeople(app)
  app.watch.begin()
  expect((await client.delete('/api/user', { confirmation: user.email })).status).toBe(200)
  const sent = app.watch.of('d1').flatMap(({ key, sql }) => (key === 'JOURNAL_1' ? sql : []))
  // Before anything is deleted.
  expect(sent.find((sql) => /^delete|closures/.test(sql))).toMatch(/^insert into "closures"/)
  const closures = async () => (await threeJournals.JOURNAL_1!.prepare('select * from closures').all()).results
  expect(await closures()).toEqual([{ id_end: user.id.slice(-6), closed_at: dawn }])
  app.clock.set(dawn + day - minute)
  await app.cron()
  expect(await closures()).toHaveLength(1)
  app.clock.set(dawn + day)
  await app.cron()
  expect(await closures()).toEqual([])
})

describe('a database that does not answer', () => {
  it('delays nobody else: its own people get an error, and store their page when it answers', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const app = newApp()
    const [one, two] = await threePeople(app)
    app.watch.begin()
    const hung = hang(app, 'JOURNAL_1')
    const refused = await pastDeadline(hung, () => one.client.post('/api/entries', newMorning()))
    expect([refused.status, await refused.json()]).toMatchObject([500, { error: { code: 'server.fault' } }])
    expect((await one.client.get('/api/user')).status).toBe(200)
    const { username, password } = one.registration
    expect((await app.client().post('/api/login', { username, password })).status).toBe(200)

    expect((await two.client.post('/api/entries', newMorning())).status).toBe(201)
    expect((await two.client.get('/api/entries')).status).toBe(200)
    expect((await two.client.patch('/api/user/settings', { name: 'Ada' })).status).toBe(200)

    app.watch.begin()
    expect((await one.client.post('/api/entries', newMorning())).status).toBe(201)
    expect(await (await one.client.get('/api/entries')).json()).toHaveLength(1)
  })

  it('leaves the pages of its people without data', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const app = newApp()
    const [one, two] = await threePeople(app)
    await writeMorning(two.client)
    app.watch.begin()
    const hung = hang(app, 'JOURNAL_1')
    const page = await pastDeadline(hung, () => one.client.get('/'))
    expect([page.status, (await page.text()).includes('id="first-data"')]).toEqual([200, false])
    expect(await (await two.client.get('/')).text()).toContain('id="first-data"')
  })

  it('waits longer and longer for its jobs, is shown to an operator, and delays no message of others', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const app = newApp()
    const people = await threePeople(app)
    for (const { user } of people) await changeRow(user.id, { emailVerifiedAt: 1, planChanges: 1 })
    await app.cron()
    const mails = async () => {
      await app.runWaiting()
      return Promise.all(people.map(async ({ user }) => (await mailsTo(user)).length))
    }
    const seen = async () => (await app.services.failedJobs.list(app.clock.now(), 100)).map(({ job }) => job)

    const tried: number[] = []
    // The minutes at which it is tried, and those before.
    for (const past of [0, 1, 2, 5, 6, 13, 14, 28, 29, 43, 44, 58, 59, 60]) {
      app.clock.set(dawn + hour + past * minute)
      app.watch.begin()
      const hung = hang(app, 'JOURNAL_1')
      const isDue = (await app.services.databases.listDue(app.clock.now())).includes(1)
      await (isDue ? pastDeadline(hung, () => app.cron()) : app.cron())
      if (hung() > 0) tried.push(past)
      if (past === 0) expect(await mails()).toEqual([0, 1, 1])
    }
    expect(tried).toEqual([0, 2, 6, 14, 29, 44, 59])
    expect(logged.mock.calls.join()).toContain('"event":"schedule.failed","journal":1')
    expect(await seen()).toContain('{"step":"planMessages of journal 1"}')

    app.watch.begin()
    app.clock.set(dawn + hour + 74 * minute)
    await app.cron()
    expect(await mails()).toEqual([1, 1, 1])
    expect(await seen()).toEqual([])
    app.clock.advance(minute)
    expect(await app.services.databases.listDue(app.clock.now())).toEqual([0, 1, 2, 3])
  })

  it('delays no job of another database in the batch of the queue', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const app = newApp()
    const [one, two] = await threePeople(app)
    for (const { user } of [one, two]) await changeRow(user.id, { emailVerifiedAt: 1, planChanges: 1 })
    await app.cron()
    app.clock.set(dawn + hour)
    await app.cron()
    // The one that hangs first.
    const jobs = app.waiting.splice(0).toSorted((one) => (JSON.stringify(one).includes('.1"') ? -1 : 1))
    expect(jobs).toHaveLength(2)
    app.watch.begin()
    const hung = hang(app, 'JOURNAL_1')
    const sentTo = async ({ user }: TestPerson) => (await mailsTo(user)).length
    const { retryMessages } = await pastDeadline(
      hung,
      () => handOver(app, jobs),
      async () => (await sentTo(two)) === 1,
    )
    expect(await sentTo(one)).toBe(0)
    expect(retryMessages).toHaveLength(1)
  })
})
