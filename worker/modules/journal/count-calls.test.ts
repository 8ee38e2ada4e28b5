import { describe, expect, it, vi } from 'vitest'
import type { Entry } from '#domain/entry'
import { emptyTexts } from '#domain/entry-sections'
import type { Goal } from '#domain/goal'
import { counted, type CountedLimit } from '#domain/limits'
import { newId } from '#domain/id'
import { addDays } from '#domain/time/local-date'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { runJob } from '../../jobs.ts'
import { databaseOf } from '../../testing/journals.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, newRegistration, signUp, signUpAs, type TestPerson } from '../../testing/people.ts'
import { createTestApp, registeredCalls, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, day } from '../../testing/test-clock.ts'
import { createTestCoach, type TestCoach } from '../../testing/test-coach.ts'

const refusal = {
  error: { message: 'That is more than one day takes. What was stored is safe; please go on in 24 hours.' },
}
const past = addDays(testDay, -9)
/** For the calls that are counted after their body was read. */
const bodies: Record<string, object> = {
  'POST /api/entries': newMorning({ date: past }),
  'PATCH /api/entries/:id': { goalsText: 'Rest' },
  'PATCH /api/entries/:date/diary': { diaryText: 'Rest' },
  'PATCH /api/entries/:date/marks': { done: ['Rest'], undone: [] },
  'POST /api/import': {
    days: [{ date: past, ...emptyTexts, gratitudeText: 'Tea', aiResponse: '', respondedAt: null }],
  },
  'POST /api/import/goals': { goals: [{ id: newId(0), title: 'Run' }] },
  'POST /api/admob/track': { adType: 'banner', action: 'impression', sessionId: 'a' },
}

/** The same session in an app with other limits. */
function clientIn(app: TestApp, cookies: Map<string, string>) {
  const client = app.client()
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}

describe('beyond its limits', () => {
  const app = createTestApp()
  const limits = Object.fromEntries(Object.keys(app.services.config.limits).map((name) => [name, 0]))
  const withoutRoom = createTestApp({ limits })
  // A reply by the coach is written by the composer then.
  const bounded = registeredCalls(app).filter(
    ({ line }) =>
      line.who && !('uncounted' in line) && line.limits.some((limit) => limit in counted && !limit.startsWith('coach')),
  )

  it.each(bounded)('$call is refused', async ({ call, method, path, line }) => {
    const person = await signUpAs(app, 'employee')
    await writeMorning(person.client)
    const client = clientIn(withoutRoom, person.client.cookies)
    const refused = await client.request(method, path.replace(':date', testDay).replace(':id', 'absent'), bodies[call])
    const [seconds] = line.limits.flatMap((limit) => (limit in counted ? counted[limit as CountedLimit][1] : []))
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, seconds])
  })

  it('deleting the account is not refused', async () => {
    const { client, registration } = await signUpAs(app, 'premium')
    const deleted = await clientIn(withoutRoom, client.cookies).delete('/api/user', {
      confirmation: registration.email,
    })
    expect(deleted.status).toBe(200)
  })
})

/** Makes what a limit counts once. True while it is not refused, or while what it bounds is still done. */
type Spend = (app: TestApp, coach: TestCoach) => Promise<(time: number) => Promise<boolean>>
const answers = (reply: Response) => reply.status !== 429
const fromNetwork = (time: number) => ({ address: `203.0.113.${time + 1}` })
const ofPerson =
  (spend: (person: TestPerson, time: number) => Promise<Response>): Spend =>
  async (app) => {
    const person = await signUpAs(app, 'premium')
    return async (time) => answers(await spend(person, time))
  }
const byPerson = (method: string, path: string, body?: object) =>
  ofPerson(({ client }) => client.request(method, path, body))
const byVisitor =
  (spend: (app: TestApp, time: number) => Promise<Response>): Spend =>
  async (app) =>
  async (time) =>
    answers(await spend(app, time))
const byAnother =
  (spend: (person: TestPerson) => Promise<Response>): Spend =>
  async (app) =>
  async () =>
    (await spend(await signUp(app))).ok
const mailsOf =
  (spend: (app: TestApp, person: TestPerson, time: number) => Promise<unknown>): Spend =>
  async (app) => {
    const person = await signUp(app)
    await changeRow(person.user.id, { emailVerifiedAt: 1 })
    return async (time) => {
      const before = (await mailsTo(person.user)).length
      await spend(app, person, time)
      await app.runWaiting()
      return (await mailsTo(person.user)).length > before
    }
  }
const lettersOf =
  (spend: (app: TestApp, person: TestPerson, time: number) => Promise<unknown>): Spend =>
  async (app, coach) => {
    const person = await signUp(app)
    return async (time) => {
      const before = coach.asked.length
      await spend(app, person, time)
      return coach.asked.length > before
    }
  }
const tellsOperator =
  (spend: (app: TestApp, person: TestPerson) => Promise<unknown>): Spend =>
  async (app) => {
    const person = await signUp(app)
    await changeRow(person.user.id, { emailVerifiedAt: 1 })
    return async () => {
      await spend(app, person)
      const told = await app.services.failedJobs.list(app.clock.now(), 100)
      return told.every(({ failedAt }) => failedAt !== app.clock.now())
    }
  }
const forget = (app: TestApp, email: string, from = {}) => app.client(from).post('/api/auth/forgot-password', { email })
const askAsVisitor = (app: TestApp, from = {}) =>
  app.client(from).post('/api/demo-response', { gratitudeText: 'Tea', goalsText: 'Walk' })
const contact = { name: 'Ada', email: 'ada@mail.test', subject: 'Hello', message: 'Is anybody there?' }
const writePast = ({ client }: TestPerson, time: number) =>
  client.post('/api/entries', newMorning({ date: addDays('2029-01-01', time) }))
const codeByMail = ({ client }: TestPerson) => client.post('/api/verification/email')
const codeBySms = ({ client }: TestPerson) => client.post('/api/verification/phone')

/** Beside those of bytes and of other counts, which `elsewhere` names. */
const spends: Record<Exclude<CountedLimit, keyof typeof elsewhere>, Spend> = {
  signInPerAccount: ofPerson(({ client, registration: { username } }) =>
    client.post('/api/login', { username, password: 'a guess' }),
  ),
  signInPerAddress: byVisitor((app, time) => app.client().post('/api/login', { username: `${time}`, password: 'a' })),
  signInsPerAccount: ofPerson(({ client, registration }) => client.post('/api/login', registration)),
  signInsPerAddress: byVisitor((app, time) => app.client().post('/api/login', { username: `${time}`, password: 'a' })),
  signUpPerAddress: byVisitor((app) => app.client().post('/api/register', newRegistration())),
  signUpPerNetwork: byVisitor((app, time) => app.client(fromNetwork(time)).post('/api/register', newRegistration())),
  otherSignInPerAddress: byVisitor((app) => app.client().post('/api/auth/passkey/options')),
  resetPerAddress: byVisitor((app, time) => forget(app, `nobody${time}@mail.test`)),
  resetPerAccount: byVisitor((app) => forget(app, 'nobody@mail.test')),
  resetMailsPerAccount: mailsOf((app, { user }, time) => forget(app, user.email!, fromNetwork(time))),
  contactPerAddress: byVisitor((app) => app.client().post('/api/contact', contact)),
  contactInAll: byVisitor((app, time) => app.client(fromNetwork(time)).post('/api/contact', contact)),
  demoPerAddress: lettersOf((app) => askAsVisitor(app)),
  demoPerDay: lettersOf((app, _, time) => askAsVisitor(app, fromNetwork(time))),
  coachPerPerson: lettersOf((_app, person, time) => writePast(person, time)),
  otherLettersPerEntry: async (app) => {
    const { client } = await signUp(app)
    let entry = await writeMorning(client)
    return async () => {
      app.clock.advance(1_000)
      const reply = await client.post(`/api/entries/${entry.id}/letter`, { respondedAt: entry.respondedAt })
      if (reply.ok) entry = await reply.json()
      return answers(reply)
    }
  },
  importedDaysPerPerson: ofPerson(({ client }) => client.post('/api/import', bodies['POST /api/import'])),
  changesPerPerson: byPerson('PATCH', `/api/entries/${testDay}/marks`, { mood: 4 }),
  writesPerPerson: byPerson('PATCH', '/api/user/settings', { name: 'Ada' }),
  listsPerPerson: byPerson('GET', '/api/entries'),
  searchesPerPerson: byPerson('GET', '/api/entries/search?q=tea'),
  searchesPerDay: byPerson('GET', '/api/entries/search?q=tea'),
  questionsPerDay: byPerson('POST', '/api/entries/ask', { question: 'When was it?' }),
  reviewsPerPerson: byPerson('GET', '/api/highlights/2026-11'),
  exportsPerPerson: byPerson('GET', '/api/export'),
  calendarReadsPerPerson: async (app) => {
    const { client } = await signUpAs(app, 'premium')
    const { address } = await (await client.post('/api/calendar')).json<{ address: string }>()
    return async () => answers(await app.client().get(address))
  },
  pushChangesPerPerson: byPerson('POST', '/api/push', {}),
  testMessagesPerPerson: mailsOf((_app, { client }) => client.post('/api/messages/test')),
  unprovenMailsPerAddress: async (app) => {
    const person = await signUp(app)
    return async () => (await codeByMail(person)).ok
  },
  unprovenMailsPerNetwork: byAnother(codeByMail),
  unprovenMailsInAll: async (app) => async (time) =>
    (await codeByMail(await signUp(app, {}, { address: `203.0.${time}.1` }))).ok,
  phoneCodesPerPerson: async (app) => {
    const person = await signUp(app)
    return async () => (await codeBySms(person)).ok
  },
  phoneCodesPerNetwork: byAnother(codeBySms),
  phoneCodesPerNumber: async (app) => {
    const { phone } = newRegistration()
    return async () => (await codeBySms(await signUp(app, { phone }))).ok
  },
  checkoutsPerPerson: byPerson('POST', '/api/subscription/create'),
  billingCallsPerPerson: byPerson('GET', '/api/billing/portal'),
  adEventsPerPerson: byPerson('POST', '/api/admob/track', bodies['POST /api/admob/track']),
  mailsPerAddress: mailsOf((app, { user }, time) =>
    runJob(
      { job: 'sendNotice', userId: user.id, id: `${user.id}${time}`, notice: { about: 'feed-made' } },
      app.services,
    ),
  ),
  mailsPerDay: tellsOperator((app) => signUp(app).then(codeByMail)),
  messageMailsPerAddress: mailsOf((_app, { client }) => client.post('/api/messages/test')),
  messageMailsPerDay: tellsOperator((_app, { client }) => client.post('/api/messages/test')),
}
/** Beyond them a share is left, or bytes are counted. */
const elsewhere = {
  signInPerNetwork: 'sign-in.test.ts',
  signUpAgainPerAccount: 'sign-in.test.ts',
  coachInAll: 'entry-reply.test.ts',
  phoneCodesPerDay: 'phone-verification.test.ts',
  smsInAll: 'phone-verification.test.ts',
  smsPerNumber: 'webhooks.test.ts',
  youngKilobytesPerDay: 'journal-limits.test.ts',
} satisfies Partial<Record<CountedLimit, `${string}.test.ts`>>

it.each(Object.entries(spends).map(([name, spend], index) => ({ name, spend, index })))(
  '$name is spent by two, and the third is refused',
  async ({ name, spend, index }) => {
    using _log = vi.spyOn(console, 'log').mockImplementation(() => {})
    using _error = vi.spyOn(console, 'error').mockImplementation(() => {})
    // What is counted over all begins with each day.
    const clock = createTestClock(Date.UTC(2030, 0, 1 + 3 * index, 15))
    const coach = createTestCoach()
    const app = createTestApp({ clock, limits: { [name]: 2 }, services: { coach, composer: createTestCoach() } })
    const make = await spend(app, coach)
    expect([await make(0), await make(1), await make(2)]).toEqual([true, true, false])
  },
)

describe('the count of writes', () => {
  it('is one for goals, deletes and settings, and ends with the day', async () => {
    const app = createTestApp({ limits: { writesPerPerson: 4 } })
    const { client } = await signUpAs(app, 'premium')
    const other = await signUpAs(app, 'premium')
    const goal = await (await client.post('/api/goals', { title: 'Run' })).json<Goal>()
    const rename = (title: string) => client.patch(`/api/goals/${goal.id}`, { title })
    for (const reply of [
      await rename('Walk'),
      await client.delete(`/api/goals/${goal.id}`),
      await client.post(`/api/goals/${goal.id}/restore`),
    ])
      expect(reply.status).toBe(200)
    for (const refused of [await rename('Swim'), await client.patch('/api/user/settings', { name: 'Ada' })])
      expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toMatchObject([
        429,
        '86400',
        refusal,
      ])
    expect(await (await client.get(`/api/goals/${goal.id}`)).json()).toMatchObject({ title: 'Walk' })
    // The page of the morning has a count of its own, as another person has.
    await writeMorning(client)
    expect((await other.client.post('/api/goals', { title: 'Run' })).status).toBe(201)
    app.clock.advance(day)
    expect((await rename('Swim')).status).toBe(200)
  })

  it('bounds creating and deleting the entry of today in turn', async () => {
    const app = createTestApp({ limits: { writesPerPerson: 3, changesPerPerson: 2 } })
    const { client } = await signUpAs(app, 'free')
    let current = await writeMorning(client)
    for (let time = 0; time < 3; time += 1) {
      expect((await client.delete(`/api/entries/${current.id}`)).status).toBe(200)
      current = await writeMorning(client)
    }
    const refused = await client.delete(`/api/entries/${current.id}`)
    expect([refused.status, await refused.json()]).toMatchObject([429, refusal])
    const again = async () => (await client.post('/api/entries', newMorning())).status
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429])
    expect(await (await client.get(`/api/entries/${testDay}`)).json()).toEqual(current)
  })

  it('has room for a long day: 100 edits, 200 ticks and 500 goals that are sorted', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { client, user } = await signUpAs(app, 'premium')
    const { id } = await writeMorning(client)
    const statuses = new Set<number>()
    const database = await databaseOf(user)
    const counts = () => database.prepare('select key, count from rate_counters').all<{ key: string; count: number }>()
    /** Makes a call three times. What the second counts is counted as often as is missing. */
    const makeOften = async (times: number, make: (time: number) => Promise<Response>) => {
      statuses.add((await make(0)).status)
      const before = new Map((await counts()).results.map(({ key, count }) => [key, count]))
      statuses.add((await make(1)).status)
      const grown = (await counts()).results.filter(({ key, count }) => count > (before.get(key) ?? 0))
      expect(grown).not.toEqual([])
      for (const { key, count } of grown)
        await database
          .prepare('update rate_counters set count = count + ? where key = ?')
          .bind((count - (before.get(key) ?? 0)) * (times - 3), key)
          .run()
      statuses.add((await make(2)).status)
    }
    await makeOften(100, (edit) =>
      client.patch(`/api/entries/${id}`, { goalsText: `Walk\nLine ${edit}`, reply: 'keep' }),
    )
    await makeOften(200, (tick) =>
      client.patch(`/api/entries/${testDay}/marks`, { [tick % 2 ? 'undone' : 'done']: ['Walk'] }),
    )
    const ids = Array.from({ length: 500 }, (_, index) => newId(index))
    for (let from = 0; from < 500; from += 50) {
      const goals = ids.slice(from, from + 50).map((goalId) => ({ id: goalId, title: 'Run' }))
      statuses.add((await client.post('/api/import/goals', { goals })).status)
    }
    const stored = await (await client.get('/api/goals')).json<Goal[]>()
    expect(stored).toHaveLength(500)
    await makeOften(500, (goal) => client.patch(`/api/goals/${stored[goal]!.id}`, { category: 'health' }))
    expect([...statuses]).toEqual([200])
    expect(await (await client.get(`/api/entries/${testDay}`)).json<Entry>()).toMatchObject({
      goalsText: 'Walk\nLine 2',
    })
  })

  it('costs an edit, a tick and a new entry no call to D1', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    app.watch.begin()
    await writeMorning(client)
    await client.patch(`/api/entries/${testDay}/diary`, { diaryText: 'Rest' })
    await client.patch(`/api/entries/${testDay}/marks`, { done: ['Walk to work'], undone: [] })
    const counts = app.watch
      .of('d1')
      .flatMap(({ sql }) => sql.filter((statement) => statement.includes('rate_counters')))
    // Those of changes, and that of the coach.
    expect(counts).toHaveLength(2)
  })
})
