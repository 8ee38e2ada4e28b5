import { describe, expect, it, vi } from 'vitest'
import { newMorning, testDay } from './testing/mornings.ts'
import { mailsTo } from './testing/outbox.ts'
import { changeRow, newRegistration, signUp, signUpAs } from './testing/people.ts'
import { DeliveryError } from './core/errors.ts'
import { everyRow } from './testing/stored.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { day, hour } from './testing/test-clock.ts'
import type { TestClient } from './testing/test-client.ts'
import type { Call } from './testing/watched-env.ts'
import { patient } from './testing/patient.ts'

/** From here on these calls have no answer. */
function hang(app: TestApp, which: (call: Call) => boolean): void {
  app.watch.fault = (call) => (which(call) ? 'hangs' : undefined)
}
/** The result of work in which each call that hangs is given up at once. */
async function givenUpAtOnce<T>(app: TestApp, make: () => Promise<T>): Promise<T> {
  const hung = () => app.watch.calls.filter((one, index) => app.watch.fault?.(one, index) === 'hangs').length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const call = { isDone: false }
    const made = make().finally(() => (call.isDone = true))
    for (let givenUp = 0; !call.isDone; givenUp = hung()) {
      await vi.waitUntil(() => call.isDone || hung() > givenUp, patient)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    return await made
  } finally {
    vi.useRealTimers()
  }
}
const kvWrites = ({ part, operation }: Call) => part === 'kv' && operation !== 'get'
const queues = ({ part }: Call) => part === 'queue'
const log = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('while KV answers no write', () => {
  it('a person signs up, in and out', async () => {
    using _log = log()
    const app = createTestApp()
    hang(app, kvWrites)
    const registration = newRegistration()
    const client = app.client()
    for (const [make, status] of [
      [() => client.post('/api/register', registration), 201],
      [() => client.get('/api/user'), 200],
      [() => client.post('/api/login', registration), 200],
      [() => client.get('/api/user'), 200],
      [() => client.post('/api/logout'), 200],
      [() => client.get('/api/user'), 401],
    ] as const)
      expect((await givenUpAtOnce(app, make)).status).toBe(status)
  })
})

it.each(['hangs', 'before'] as const)('an entry is stored and read while KV answers no read: %s', async (fault) => {
  const app = createTestApp()
  const { client } = await signUp(app)
  app.watch.begin()
  app.watch.fault = ({ part, operation }) => (part === 'kv' && operation === 'get' ? fault : undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const [make, status] of [
      [() => client.post('/api/entries', newMorning()), 201],
      [() => client.get(`/api/entries/${testDay}`), 200],
    ] as const) {
      app.watch.calls = []
      const reply = make()
      await vi.waitUntil(() => app.watch.of('kv').length > 0, patient)
      await vi.advanceTimersByTimeAsync(1_000)
      expect((await reply).status).toBe(status)
    }
  } finally {
    vi.useRealTimers()
  }
})

describe('while D1 does not answer', () => {
  const read = (path: string) => (client: TestClient) => client.get(path)
  it.each<[call: string, make: (client: TestClient) => Promise<Response>, statement: RegExp]>([
    ['GET /api/user', read('/api/user'), /from "sessions"/],
    ['GET /api/goals', read('/api/goals'), /from "goals"/],
    ['GET /api/entries/stats', read('/api/entries/stats'), /from "entries"/],
    ['PATCH /api/user/settings', (client) => client.patch('/api/user/settings', { name: 'Ada' }), /"rate_counters"/],
  ])('%s fails after fifteen seconds, and works when D1 is back', async (_call, make, statement) => {
    using _log = log()
    const app = createTestApp()
    const { client } = await signUp(app)
    app.watch.begin()
    const hanging = ({ part, sql }: Call) => part === 'd1' && sql.some((one) => statement.test(one))
    hang(app, hanging)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const reply = make(client)
      await vi.waitUntil(() => app.watch.calls.some(hanging), patient)
      await vi.advanceTimersByTimeAsync(15_000)
      expect((await reply).status).toBe(500)
    } finally {
      vi.useRealTimers()
    }
    app.watch.begin()
    expect((await make(client)).status).toBe(200)
  })
})

describe('while no queue answers', () => {
  it('a message of the contact page is stored, and the sweep hands it over', async () => {
    const app = createTestApp()
    hang(app, queues)
    const message = { name: 'Ada', email: 'ada@mail.test', subject: 'While it hangs', message: 'Is anybody there?' }
    const reply = await givenUpAtOnce(app, () => app.client().post('/api/contact', message))
    expect(reply.status).toBe(201)
    app.watch.begin()
    await app.runAfter(hour)
    expect(
      (await app.services.local.readOutbox()).filter(({ subject }) => subject.includes(message.subject)),
    ).toHaveLength(1)
  })

  it('an account whose erasure fails is closed', async () => {
    using _log = log()
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    app.services.personalStores = [{ erasePerson: () => Promise.reject(new Error('down')) }]
    hang(app, queues)
    const erase = () => client.delete('/api/user', { confirmation: registration.email })
    expect((await givenUpAtOnce(app, erase)).ok).toBe(true)
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it.each(['hangs', 'before'] as const)('a notice is kept, and sent once by the sweep: the queue %s', async (fault) => {
    using _log = log()
    const app = createTestApp()
    const { client, user } = await signUpAs(app, 'premium')
    await changeRow(user.id, { emailVerifiedAt: 1 })
    const subjects = async () => (await mailsTo(user)).map(({ subject }) => subject)
    app.watch.fault = (call) => (queues(call) ? fault : undefined)
    expect((await givenUpAtOnce(app, () => client.post('/api/calendar'))).status).toBe(200)
    expect(await subjects()).toEqual([])
    app.watch.begin()

    // The vendor fails at first too.
    const { mailer } = app.services
    app.services.mailer = { send: () => Promise.reject(new DeliveryError('try-later', undefined)) }
    await app.cron()
    const backingOff = async () => (await app.services.operator.listBackingOff()).map(({ sweep }) => sweep)
    expect(await backingOff()).toContain('notices')
    app.services.mailer = mailer
    app.clock.advance(hour)
    await app.cron()
    expect(await subjects()).toEqual(['A new calendar address'])
    expect(await backingOff()).not.toContain('notices')
    app.services.mailer = { send: () => Promise.reject(new Error('A second mail')) }
    app.clock.advance(day)
    await app.cron()
    expect((await everyRow()).kept_notices).toEqual([])
  })
})
