import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Answer } from '#domain/ask/answer'
import { composerName } from '#domain/coach-request'
import type { LoggedMessage } from '#domain/message'
import type { User } from '#domain/user'
import { honest, isIn, sceneOfStep, sweepFaults, writesIn, type Step } from './testing/fault-sweep.ts'
import { writeMorning } from './testing/mornings.ts'
import { smsTo } from './testing/outbox.ts'
import { changeRow, newRegistration, signUp, signUpAs } from './testing/people.ts'
import { rowsOf } from './testing/stored.ts'
import type { TestClient } from './testing/test-client.ts'
import { checkOut } from './testing/stripe.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { hour } from './testing/test-clock.ts'
import { createTestCoach } from './testing/test-coach.ts'
import { sidOf, twilioRequest } from './testing/twilio.ts'
import { localTwilioAccount } from './providers/sms/twilio-request.ts'

const sessionsOf = ({ cookies }: TestClient) => [...cookies.keys()].filter((name) => name.endsWith('_session'))

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

const withNumber = async (app: TestApp) => {
  const person = await signUp(app)
  await changeRow(person.user.id, { phoneVerifiedAt: 1 })
  return { app, ...person }
}

let sent = 0
const removed = new Set<string>()

type MakeStep = (app: TestApp) => Promise<Omit<Step, 'watch'>>
/** Each is taken at once or not at all, and is taken again until it is done. */
const steps: Record<string, { make: MakeStep; options?: () => Parameters<typeof createTestApp>[0] }> = {
  'a report about an SMS is stored, and its text removed at the vendor': {
    options: () => ({
      services: {
        smsSender: {
          send: async () => ({ messageId: sidOf(++sent) }),
          remove: async (sid) => void removed.add(sid),
        },
      },
    }),
    async make(app) {
      const { client, user } = await withNumber(app)
      await client.post('/api/messages/test?channel=sms')
      const [message] = await rowsOf<{ id: string; user_id: string; message_id: string }>(
        'messages',
        (row) => row.user_id === user.id,
      )
      const { id, message_id: MessageSid } = message!
      const { accountSid: AccountSid } = localTwilioAccount
      const report = { AccountSid, MessageSid, To: user.phone!, MessageStatus: 'delivered' }
      return {
        take: async () =>
          honest(await app.fetch(await twilioRequest(app, `/api/sms/status?message=${id}`, report)), 204),
        async isDone() {
          await app.runWaiting()
          const [logged] = await (await client.get('/api/messages')).json<LoggedMessage[]>()
          return logged!.deliveryStatus === 'delivered' && removed.has(MessageSid)
        },
      }
    },
  },
  'a subscription that was paid for is read from the vendor': {
    async make(app) {
      const person = await signUp(app)
      await checkOut(app, person)
      return {
        async take() {
          const reply = await person.client.post('/api/subscription/refresh')
          expect([200, 500, 503]).toContain(reply.status)
          return reply.status === 200
        },
        isDone: async () => (await (await person.client.get('/api/user')).json<User>()).subscriptionStatus === 'active',
      }
    },
  },
  'the headlines are replaced as a whole': {
    async make(app) {
      const { client } = await signUpAs(app, 'employee')
      const before = await stored.list()
      const headlines = [...before, { text: `Another ${before.length}`, isActive: true }]
      return {
        take: async () => honest(await client.request('PUT', '/api/operator/headlines', { headlines }), 200),
        async isDone() {
          const now = await stored.list()
          expect([before, headlines]).toContainEqual(now)
          return now.length > before.length
        },
      }
    },
  },
  'a message that was answered is deleted': {
    async make(app) {
      const { client } = await signUpAs(app, 'employee')
      const subject = crypto.randomUUID()
      await app
        .client()
        .post('/api/contact', { name: 'Ada', email: 'ada@mail.test', subject, message: 'Is anybody there?' })
      const find = () => rowsOf<{ id: string; subject: string }>('contact_messages', (row) => row.subject === subject)
      const [{ id } = { id: '' }] = await find()
      return {
        take: async () => honest(await client.delete(`/api/operator/contact/${id}`), 200),
        isDone: async () => (await find()).length === 0,
      }
    },
  },
  'a question to the journal is answered, by the model too': {
    options: () => {
      const coach = createTestCoach('large:70b')
      coach.says = 'You slept through the night [1].'
      return { services: { coach, composer: createTestCoach(composerName) } }
    },
    async make(app) {
      const { client } = await signUpAs(app, 'premium')
      await writeMorning(client, { gratitudeText: 'Slept through the night' })
      let isAnswered = false
      return {
        async take() {
          const reply = await client.post('/api/entries/ask', { question: 'When did I last sleep well?' })
          if (!(await honest(reply.clone(), 200))) return false
          const { passages, said } = await reply.json<Answer>()
          expect(passages).toHaveLength(1)
          isAnswered ||= said.length > 0
          return said.length > 0
        },
        isDone: async () => isAnswered,
      }
    },
  },
}

const { headlines: stored } = createTestApp().services
const headlinesBefore = await stored.list()
afterAll(() => stored.replace(headlinesBefore))

describe('whichever call to D1, KV or the queue fails, before its effect or after,', () => {
  it('signing up ends in one account and a valid session', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const client = app.client()
      const registration = newRegistration()
      return {
        watch: app.watch,
        async attempt() {
          const done = await honest(await client.post('/api/register', registration), 201)
          expect(sessionsOf(client)).toHaveLength(done ? 1 : 0)
          app.watch.fault = undefined
          if (done) expect(await isIn(client)).toBe(true)
          // The account and its first session are stored together or not at all.
          for (const { id } of await rowsOf<{ id: string; email: string }>(
            'users',
            ({ email }) => email === registration.email,
          )) {
            expect(await rowsOf<{ user_id: string }>('sessions', ({ user_id }) => user_id === id)).toHaveLength(1)
          }
        },
        async recover() {
          expect((await client.post('/api/register', registration)).status).toBe(201)
          expect(await isIn(client)).toBe(true)
          expect(await rowsOf<{ email: string }>('users', ({ email }) => email === registration.email)).toHaveLength(1)
          expect(
            (
              await app
                .client()
                .post('/api/login', { username: registration.username, password: registration.password })
            ).status,
          ).toBe(200)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(2)
  })

  it('signing in ends in a valid session', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp({ limits: { signInPerAccount: 5 } })
      const { registration } = await signUp(app)
      const client = app.client()
      const signIn = () =>
        client.post('/api/login', { username: registration.username, password: registration.password })
      return {
        watch: app.watch,
        async attempt() {
          const done = await honest(await signIn(), 200)
          expect(sessionsOf(client)).toHaveLength(done ? 1 : 0)
          app.watch.fault = undefined
          if (done) expect(await isIn(client)).toBe(true)
        },
        async recover() {
          expect((await signIn()).status).toBe(200)
          expect(await isIn(client)).toBe(true)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(2)
  })

  it('signing out is final once it was confirmed', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client } = await signUp(app)
      const thief = app.client()
      for (const [name, value] of client.cookies) thief.cookies.set(name, value)
      return {
        watch: app.watch,
        async attempt() {
          const done = await honest(await client.post('/api/logout'), 200)
          expect(sessionsOf(client)).toHaveLength(done ? 0 : 1)
          app.watch.fault = undefined
          if (done) expect(await isIn(thief)).toBe(false)
        },
        async recover() {
          expect((await client.post('/api/logout')).status).toBe(200)
          expect(sessionsOf(client)).toHaveLength(0)
          expect(await isIn(thief)).toBe(false)
        },
      }
    })
    expect(writesIn(calls)).toBe(2)
  })

  it('settings are changed once it was confirmed', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, user } = await signUp(app)
      const settings = { name: 'Another name', phone: newRegistration().phone }
      return {
        watch: app.watch,
        async attempt() {
          const done = await honest(await client.patch('/api/user/settings', settings), 200)
          app.watch.fault = undefined
          const now = await (await client.get('/api/user')).json()
          // All of it or nothing of it.
          expect([user, { ...user, ...settings }]).toContainEqual(now)
          if (done) expect(now).toMatchObject(settings)
        },
        async recover() {
          const reply = await client.patch('/api/user/settings', settings)
          expect([reply.status, await reply.json()]).toEqual([200, { ...user, ...settings }])
        },
      }
    })
    // The change and its count.
    expect(writesIn(calls)).toBe(2)
  })

  it('a contact message reaches the mailbox once it was accepted', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const message = {
        name: 'Ada',
        email: 'ada@mail.test',
        subject: crypto.randomUUID(),
        message: 'Is anybody there?',
      }
      const write = () => app.client().post('/api/contact', message)
      const written = () =>
        rowsOf<{ subject: string; handed_over_at: number | null }>(
          'contact_messages',
          ({ subject }) => subject === message.subject,
        )
      let taken = 0
      return {
        watch: app.watch,
        async attempt() {
          if (await honest(await write(), 201)) taken += 1
          app.watch.fault = undefined
          // The answer can be lost, the message cannot.
          expect((await written()).length).toBeGreaterThanOrEqual(taken)
        },
        async recover() {
          expect((await write()).status).toBe(201)
          await app.runAfter(hour)
          const rows = await written()
          expect(rows.length).toBeGreaterThanOrEqual(taken + 1)
          expect(rows.filter(({ handed_over_at }) => handed_over_at === null)).toEqual([])
          const mails = (await app.services.local.readOutbox()).filter(({ subject }) =>
            subject.includes(message.subject),
          )
          expect(mails).toHaveLength(rows.length)
        },
      }
    })
    // The counts of the address and of all, the message and its job.
    expect(writesIn(calls)).toBe(4)
  })

  it('the delivery of a contact message is tried again until it is recorded', async () => {
    await sweepFaults(async () => {
      const app = createTestApp()
      const subject = crypto.randomUUID()
      await app
        .client()
        .post('/api/contact', { name: 'Ada', email: 'ada@mail.test', subject, message: 'Is anybody there?' })
      const waits = async () =>
        (
          await rowsOf<{ subject: string; handed_over_at: null }>('contact_messages', (row) => row.subject === subject)
        )[0]!.handed_over_at === null
      return {
        watch: app.watch,
        async attempt() {
          await app.runWaiting().catch(() => {})
          app.watch.fault = undefined
        },
        async recover() {
          await app.runWaiting()
          expect(await waits()).toBe(false)
          const mails = (await app.services.local.readOutbox()).filter((mail) => mail.subject.includes(subject))
          expect(mails).toHaveLength(1)
        },
      }
    })
  })

  it.each(Object.keys(steps))('%s', async (name) => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp(steps[name]!.options?.())
      return sceneOfStep({ watch: app.watch, ...(await steps[name]!.make(app)) })
    })
    expect(writesIn(calls)).toBeGreaterThan(0)
  })

  it('a test message comes once for each time that it is asked for, and is settled', async () => {
    const calls = await sweepFaults(async () => {
      const { app, client, registration } = await withNumber(createTestApp())
      const ask = () => client.post('/api/messages/test?channel=sms')
      const log = async () => (await client.get('/api/messages')).json<LoggedMessage[]>()
      return {
        watch: app.watch,
        async attempt() {
          const reply = await ask()
          app.watch.fault = undefined
          const { state } = (await honest(reply.clone(), 200)) ? await reply.json<LoggedMessage>() : {}
          if (state === 'sent') expect(await smsTo(registration)).toHaveLength(1)
        },
        async recover() {
          expect(await (await ask()).json()).toEqual({ state: 'sent' })
          await app.runAfter(hour)
          const states = (await log()).map(({ state }) => state)
          const sent = (await smsTo(registration)).length
          expect([1, 2]).toContain(sent)
          expect(states.filter((state) => !['sent', 'perhaps-sent'].includes(state))).toEqual([])
          expect(sent).toBeGreaterThanOrEqual(states.filter((state) => state === 'sent').length)
          expect(sent).toBeLessThanOrEqual(states.length)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(4)
  })
})
