import { describe, expect, it, vi } from 'vitest'
import { honest, isIn, sweepFaults, writesIn } from './testing/fault-sweep.ts'
import { newRegistration, signUp } from './testing/people.ts'
import { rowsOf } from './testing/stored.ts'
import type { TestClient } from './testing/test-client.ts'
import { createTestApp } from './testing/test-app.ts'
import { hour } from './testing/test-clock.ts'

const sessionsOf = ({ cookies }: TestClient) => [...cookies.keys()].filter((name) => name.endsWith('_session'))

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

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
    // The change, its count and that of the number.
    expect(writesIn(calls)).toBe(3)
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
})
