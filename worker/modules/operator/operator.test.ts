import { beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseLimit, type Operation } from '#domain/operator'
import { runSchedule } from '../../schedule.ts'
import { databases, inEveryDatabase } from '../../testing/journals.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, signUp, signUpAs, type TestPerson } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { day, minute } from '../../testing/test-clock.ts'
import type { Mail } from '../../providers/mail/mailer.ts'
import { promptSms } from '../message/message-contents.ts'
import { countCoachFault } from '../coach/coach-faults.ts'
import { alarmOfSize, changeAccount } from './operator.usecases.ts'

const view = async ({ client }: TestPerson) => (await client.get('/api/operator')).json<Operation>()
const changes = [
  ['PUT', '/api/operator/headlines', { headlines: [{ text: 'Good morning', isActive: true }] }],
  ['DELETE', '/api/operator/contact/absent', undefined],
] as const
const contactMessage = { name: 'Ada', email: 'ada@mail.test', subject: 'A question', message: 'May I write at night?' }

/** A database of which D1 says that it is so large. */
const withSize = (app: TestApp, bytes: number) => ({
  ...app.services,
  operator: { ...app.services.operator, sizes: async () => [{ name: 'DB', bytes }] },
})

const { headlines } = createTestApp().services
const stored = await headlines.list()
beforeEach(async () => {
  await headlines.replace(stored)
  for (const table of ['failed_jobs', 'contact_messages', 'messages']) await inEveryDatabase(`delete from ${table}`)
})

describe('the calls of the operator', () => {
  it('are for an employee who pays, too', async () => {
    const app = createTestApp()
    const person = await signUpAs(app, 'premium')
    expect((await person.client.get('/api/operator')).status).toBe(404)
    await changeRow(person.user.id, { isEmployee: true })
    expect((await person.client.get('/api/operator')).status).toBe(200)
  })

  it('read nothing for anybody else', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    app.watch.begin()
    expect((await client.get('/api/operator')).status).toBe(404)
    expect(app.watch.of('d1').flatMap(({ sql }) => sql)).toEqual([expect.stringContaining('from "sessions"')])
  })

  it('need a sign-in of the last minutes', async () => {
    const app = createTestApp()
    const { client, registration } = await signUpAs(app, 'employee')
    app.clock.advance(15 * minute + 1)
    const before = await everyRow()
    for (const [method, path, body] of [['GET', '/api/operator', undefined], ...changes] as const) {
      const reply = await client.request(method, path, body)
      expect([reply.status, (await reply.json<{ error: { code: string } }>()).error.code], path).toEqual([
        403,
        'session.sign_in_again',
      ])
    }
    expect((await everyRow()).headlines).toEqual(before.headlines)
    await client.post('/api/login', { username: registration.username, password: registration.password })
    expect((await client.get('/api/operator')).status).toBe(200)
  })

  it('are logged with who made which, and what came of it', async () => {
    const app = createTestApp()
    const employee = await signUpAs(app, 'employee')
    const lines: unknown[] = []
    using _log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
    await view(employee)
    for (const [method, path, body] of changes) await employee.client.request(method, path, body)
    app.clock.advance(day)
    await employee.client.get('/api/operator')
    const by = employee.user.id
    expect(lines).toEqual([
      { event: 'operator', call: 'GET /api/operator', by, status: 200 },
      { event: 'operator', call: 'PUT /api/operator/headlines', by, status: 200 },
      { event: 'operator', call: 'DELETE /api/operator/contact/:id', by, about: 'absent', status: 200 },
      { event: 'operator', call: 'GET /api/operator', by, status: 403 },
    ])
  })

  it('show no text of a person but what was written to us', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp()
    const canary = 'canaryofthemorning'
    const person = await signUp(app, {
      name: canary,
      username: canary,
      email: `${canary}@mail.test`,
      phone: '+12025557777',
    })
    await changeRow(person.user.id, rowOfReader)
    await writeMorning(person.client, { gratitudeText: canary, goalsText: canary, date: '2026-11-21' })
    await person.client.patch('/api/entries/2026-11-21/diary', { diaryText: canary })
    await person.client.post('/api/goals', { title: canary, description: canary, targetDate: '2030-01-01' })
    await person.client.post('/api/messages/test')
    await app.services.failedJobs.recordAbandoned(
      { job: 'eraseAccount', userId: person.user.id, journal: 0 },
      app.clock.now(),
    )
    await app.services.failedJobs.recordSteps(
      { steps: [], failed: [{ step: 'a step', fault: new Error(canary) }] },
      app.clock.now(),
    )
    await app.client().post('/api/contact', contactMessage)
    expect(JSON.stringify(await everyRow()).split(canary).length).toBeGreaterThan(10)
    const employee = await signUpAs(app, 'employee')
    const said = [
      await (await employee.client.get('/api/operator')).text(),
      await (await employee.client.delete('/api/operator/contact/absent')).text(),
      await (await app.client().get('/health')).text(),
    ].join()
    expect(said).toContain(contactMessage.message)
    expect(said).toContain('eraseAccount')
    expect(said).toContain('a step')
    expect(said).not.toContain(canary)
    expect(said).not.toContain('5557777')
  })
})

const rowOfReader = { subscriptionStatus: 'active', emailVerifiedAt: 1 } as const

describe('the view of the operator', () => {
  it('says when the schedule ran, how large the databases are, and what fails', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp()
    const employee = await signUpAs(app, 'employee')
    await app.cron()
    const ranAt = app.clock.now()
    app.clock.advance(minute)
    await countCoachFault(app.services.counters, 'timeout', app.clock.now())
    await countCoachFault(app.services.counters, 'timeout', app.clock.now())
    await app.services.failedJobs.recordAbandoned({ job: 'eraseAccount', userId: 'ada', journal: 0 }, app.clock.now())
    await app.client().post('/api/contact', contactMessage)
    await realEnv.DB.prepare('update contact_messages set tries = 2').run()
    await app.client().post('/api/contact', { ...contactMessage, subject: 'Not tried yet' })
    const { health, coach, contact } = await view(employee)
    expect(health.runs).toEqual([
      { cron: '* * * * *', ranAt },
      { cron: '17 3 * * *', ranAt: null },
    ])
    expect(health.databases).toHaveLength(databases.size)
    expect(health.databases[0]!.bytes).toBeGreaterThan(100_000)
    expect(health.failedJobs).toContainEqual(
      expect.objectContaining({ job: '{"job":"eraseAccount","userId":"ada"}', state: 'The queue has given up.' }),
    )
    expect(health.backingOff).toEqual([{ sweep: 'contactMessages', count: 1, nextAt: app.clock.now() + 15 * minute }])
    expect(coach).toEqual({ writer: 'composer', faults: [{ failure: 'timeout', count: 2 }], otherLetters: 0 })
    expect(contact).toMatchObject([{ subject: 'Not tried yet' }, { ...contactMessage, isDelivered: false }])
  })
})

describe('a contact message', () => {
  it('is deleted when it was answered', async () => {
    const app = createTestApp()
    const employee = await signUpAs(app, 'employee')
    await app.client().post('/api/contact', { ...contactMessage, subject: 'To be answered' })
    const found = (await view(employee)).contact.find(({ subject }) => subject === 'To be answered')!
    for (let time = 0; time < 2; time += 1) {
      const reply = await employee.client.delete(`/api/operator/contact/${found.id}`)
      expect([reply.status, (await reply.json<Operation>()).contact.map(({ id }) => id)]).toEqual([
        200,
        expect.not.arrayContaining([found.id]),
      ])
    }
    // Its mail was not sent yet, and is not sent any more.
    await app.runWaiting()
    expect((await app.services.local.readOutbox()).map(({ subject }) => subject)).not.toContain(
      'Contact: To be answered',
    )
  })
})

describe('headlines', () => {
  it('are added, put in another order and switched off in one list', async () => {
    const app = createTestApp()
    const employee = await signUpAs(app, 'employee')
    const [first, ...others] = (await view(employee)).headlines
    expect(others.length).toBeGreaterThan(20)
    const changed = [...others, { ...first!, isActive: false }, { text: 'The kettle is on.', isActive: true }]
    const reply = await employee.client.request('PUT', '/api/operator/headlines', { headlines: changed })
    expect((await reply.json<Operation>()).headlines).toEqual(changed)
    expect(await app.services.headlines.listActive()).toEqual([...others.map(({ text }) => text), 'The kettle is on.'])
    expect((await employee.client.request('PUT', '/api/operator/headlines', { headlines: [] })).status).toBe(200)
    expect(await app.services.headlines.listActive()).toEqual([])
  })

  it('are there once each', async () => {
    const app = createTestApp()
    const employee = await signUpAs(app, 'employee')
    const twice = [1, 2].map(() => ({ text: 'The kettle is on.', isActive: true }))
    const reply = await employee.client.request('PUT', '/api/operator/headlines', { headlines: twice })
    expect([reply.status, await headlines.list()]).toEqual([400, stored])
  })

  it('have room in two parts of an SMS', async () => {
    const app = createTestApp()
    const employee = await signUpAs(app, 'employee')
    const put = (text: string) =>
      employee.client.request('PUT', '/api/operator/headlines', { headlines: [{ text, isActive: true }] })
    const longest = 'a'.repeat(80)
    const link = 'https://www.firstlight-of-the-day.example/?respond=true'
    expect(promptSms({ headline: longest, link }).length).toBeLessThanOrEqual(306)
    for (const text of ['', 'a'.repeat(81), 'Ein schöner Morgen', 'Two\nlines', '☀'])
      expect((await put(text)).status).toBe(400)
    expect((await put(longest)).status).toBe(200)
  })
})

describe('an account', () => {
  const set = ({ services }: TestApp, email: string, isActive: boolean) => changeAccount(services, { email, isActive })

  it('is deactivated, which ends its sessions for good, and activated again', async () => {
    const app = createTestApp()
    const person = await signUp(app)
    const { username, password, email } = person.registration
    await set(app, email, false)
    expect((await person.client.get('/api/user')).status).toBe(401)
    expect((await person.client.post('/api/login', { username, password })).status).toBe(401)
    await set(app, email, true)
    expect((await person.client.get('/api/user')).status).toBe(401)
    expect((await person.client.post('/api/login', { username, password })).status).toBe(200)
  })

  it('is told by mail that it was barred, at a proven address', async () => {
    const app = createTestApp()
    const [person, unproven] = [await signUp(app), await signUp(app)]
    await changeRow(person.user.id, { emailVerifiedAt: 1 })
    for (const { registration } of [person, unproven]) await set(app, registration.email, false)
    await app.cron()
    const [mail, ...others] = await mailsTo(person.user)
    expect([mail!.subject, others, await mailsTo(unproven.user)]).toEqual(['Your account was closed for now', [], []])
    expect(mail!.text).toContain(`${app.origin}/contact`)
  })

  it('is not activated while it is being deleted', async () => {
    const app = createTestApp()
    const person = await signUp(app)
    await app.services.accounts.close(person.user.id, app.clock.now())
    await expect(set(app, person.registration.email, true)).rejects.toThrow('is being deleted')
    await expect(set(app, 'nobody@mail.test', false)).rejects.toThrow('Nobody has this address')
  })
})

describe('a database that fills up', () => {
  it('is told of once a day from seventy percent on', async () => {
    const sent: Mail[] = []
    const app = createTestApp({ services: { mailer: { send: async (mail) => void sent.push(mail) } } })
    await alarmOfSize(withSize(app, 0.7 * databaseLimit - 1), { number: 0 })
    expect(sent).toEqual([])
    const daily = () => runSchedule('* * * * *', app.clock.now(), withSize(app, 0.72 * databaseLimit))
    await daily()
    await daily()
    expect(sent).toMatchObject([
      {
        to: 'support@firstlight.test',
        subject: 'A database is filling up',
        text: expect.stringContaining('DB: 72 % of 10 GB'),
      },
    ])
    app.clock.advance(day)
    await daily()
    expect(sent).toHaveLength(2)
  })
})

describe('/health', () => {
  const healthOf = async (app: TestApp) => {
    const reply = await app.client().get('/health')
    return [reply.status, await reply.json()]
  }
  const well = { database: 'ok', keys: 'ok', schedule: 'ok', jobs: 'ok', space: 'ok' }

  it('has one word for each part', async () => {
    const app = createTestApp()
    app.clock.advance(30 * day)
    await app.cron()
    expect(await healthOf(app)).toEqual([200, well])
    app.clock.advance(5 * minute + 1)
    expect(await healthOf(app)).toEqual([503, { ...well, schedule: 'late' }])
    await app.cron()
    await app.services.failedJobs.recordAbandoned({ job: 'eraseAccount', userId: 'ada', journal: 0 }, app.clock.now())
    expect(await healthOf(app)).toEqual([503, { ...well, jobs: 'failing' }])
    await app.services.failedJobs.recordSuccess({ job: 'eraseAccount', userId: 'ada', journal: 0 })
    app.watch.fault = ({ part }) => (part === 'd1' ? 'before' : undefined)
    expect(await healthOf(app)).toEqual([503, { ...well, database: 'down', jobs: 'unknown', space: 'unknown' }])
    app.watch.fault = ({ part }) => (part === 'kv' ? 'before' : undefined)
    expect(await healthOf(app)).toEqual([503, { ...well, keys: 'down', schedule: 'unknown' }])
  })

  it('says when a database has little room', async () => {
    const app = createTestApp()
    const large = createTestApp({
      services: { operator: withSize(app, 0.7 * databaseLimit).operator },
    })
    await large.cron()
    expect(await healthOf(large)).toEqual([503, { ...well, space: 'low' }])
  })

  it('is limited by address as a call is', async () => {
    const app = createTestApp({ services: { floodGuard: { limit: async () => ({ success: false }) } } })
    expect((await app.client().get('/health')).status).toBe(429)
  })
})
