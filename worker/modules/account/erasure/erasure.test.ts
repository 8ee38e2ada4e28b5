import { describe, expect, it } from 'vitest'
import { getTableName } from 'drizzle-orm'
import { connect } from '../../../db/client.ts'
import * as schema from '../../../db/schema.ts'
import { writeMorning } from '../../../testing/mornings.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { realEnv } from '../../../testing/real-env.ts'
import { createAuthenticator } from '../../../testing/software-authenticator.ts'
import { tracesOf } from '../../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { billingEvents } from '../../billing/billing.table.ts'
import { calendars } from '../../calendar/calendar.table.ts'
import { goals } from '../../goal/goal.table.ts'
import { messages, schedule } from '../../message/message.table.ts'
import { minute } from '../../../testing/test-clock.ts'
import type { FaultAt } from '../../../testing/watched-env.ts'

/** Tables that hold nothing of a person with an account, or a number and no person, or a customer of Stripe until Stripe has deleted it. */
const withoutPerson = ['ad_counts', 'billing_endings', 'contact_messages', 'headlines', 'opt_outs']

async function leaveTraceInEachTable(app: TestApp, { client, user, registration }: TestPerson): Promise<void> {
  const device = await createAuthenticator()
  const options = await (await client.post('/api/passkeys/options')).json<never>()
  await client.post('/api/passkeys', { response: await device.register(options, {}) })
  await client.post('/api/save-guest-data', { gratitudeText: 'a', goalsText: 'b', diaryText: 'a diary' })
  await writeMorning(client, { date: '2026-11-20' })
  const deleted = await writeMorning(client, { date: '2026-11-19' })
  await client.delete(`/api/entries/${deleted.id}`)
  await client.post('/api/verification/email')
  await connect(realEnv.DB).insert(calendars).values({ userId: user.id, tokenHash: crypto.randomUUID(), createdAt: 0 })
  await client.post('/api/verification/phone')
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
  await client.post('/api/push', { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys })
  const billingEvent = { id: crypto.randomUUID(), userId: user.id, receivedAt: 0 }
  await connect(realEnv.DB).insert(billingEvents).values(billingEvent)
  await app.client().post('/api/auth/forgot-password', { email: registration.email })
  await app.runWaiting()
  const job = { job: 'sendPasswordReset', userId: user.id, id: 'one' } as const
  await app.services.failedJobs.recordFailure(job, new Error('down'), app.clock.now())
  const notice = { job: 'sendNotice', userId: user.id, id: 'one', notice: { about: 'password-changed' } } as const
  await app.services.failedJobs.recordFailure(notice, new Error('down'), app.clock.now())
  await connect(realEnv.DB)
    .insert(goals)
    .values({ id: crypto.randomUUID(), userId: user.id, title: 'Walk', createdAt: 0, updatedAt: 0 })
  const message = { userId: user.id, kind: 'prompt', subject: '', dueAt: 0 } as const
  await connect(realEnv.DB)
    .insert(messages)
    .values({ ...message, id: crypto.randomUUID(), channel: 'email', date: '2026-11-21', state: 'sent' })
  const recurrence = { zone: 'UTC', time: '06:00', frequency: 'daily', startDate: '2026-01-01', endDate: null } as const
  await connect(realEnv.DB)
    .insert(schedule)
    .values({ ...message, channels: ['email'], recurrence, dueDate: '2026-11-21' })
}

describe('an account with something in every table', () => {
  it('is erased from every table and every key', async () => {
    const app = createTestApp()
    const person = await signUp(app)
    await leaveTraceInEachTable(app, person)
    const tables = Object.values(schema).map((table) => getTableName(table))
    const traces = await tracesOf(person.user.id)
    expect(traces.filter((trace) => !trace.includes(':')).sort()).toEqual(
      tables.filter((name) => !withoutPerson.includes(name)).sort(),
    )
    expect(traces.filter((trace) => trace.startsWith('session:'))).toHaveLength(1)

    const { id, email } = person.user
    expect((await person.client.delete('/api/user', { confirmation: email })).status).toBe(200)
    expect(await tracesOf(id)).toEqual([])
    // Only the local outbox, which stands for the mails that were sent.
    expect((await tracesOf(email!)).filter((trace) => !trace.startsWith('outbox:'))).toEqual([])
  })
})

describe('deleting an account', () => {
  it('erases every row and every key, and sends a farewell', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    await app.client().post('/api/login', { username: registration.username, password: registration.password })
    await client.post('/api/verification/email')
    expect(await tracesOf(user.id)).not.toEqual([])

    expect((await client.delete('/api/user', { confirmation: registration.email.toUpperCase() })).status).toBe(200)
    expect(await tracesOf(user.id)).toEqual([])
    expect((await client.get('/api/user')).status).toBe(401)
    const mails = (await app.services.readOutbox()).filter(({ to }) => to === registration.email)
    expect(mails.map(({ subject }) => subject)).toContain('Your account is gone')
    expect((await app.client().post('/api/register', registration)).status).toBe(201)
  })

  it('requires typed confirmation', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const reply = await client.delete('/api/user', { confirmation: 'yes' })
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { fields: { confirmation: 'Please type it exactly as shown' } } },
    ])
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('leaves nothing behind, whichever call fails', async () => {
    for (const at of ['before', 'after'] as const satisfies FaultAt[]) {
      for (let failing = 0; ; failing += 1) {
        const app = createTestApp()
        const { client, user, registration } = await signUp(app)
        app.watch.begin()
        app.watch.fault = (_, index) => (index === failing ? at : undefined)
        const reply = await client.delete('/api/user', { confirmation: registration.email })
        const reached = app.watch.calls.length > failing
        app.watch.fault = undefined
        // An answer that was lost may be asked for again; one that was given holds.
        if (reply.status !== 200) await client.delete('/api/user', { confirmation: registration.email })
        app.clock.advance(10 * minute)
        await app.cron()
        await app.runWaiting()
        expect(await tracesOf(user.id), `call ${failing}, ${at} it took effect`).toEqual([])
        if (!reached) break
      }
    }
  })
})
