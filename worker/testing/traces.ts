import { connect } from '../db/client.ts'
import { billingEvents } from '../modules/billing/billing.table.ts'
import { calendars } from '../modules/calendar/calendar.table.ts'
import { goals } from '../modules/goal/goal.table.ts'
import { moves } from '../core/move.table.ts'
import { messages, schedule } from '../modules/message/message.table.ts'
import { databaseOf } from './journals.ts'
import { writeMorning } from './mornings.ts'
import type { TestPerson } from './people.ts'
import { realEnv } from './real-env.ts'
import { createAuthenticator } from './software-authenticator.ts'
import type { TestApp } from './test-app.ts'

/** Stores something of a person in each table that holds something of people. */
export async function leaveTraceInEachTable(app: TestApp, { client, user, registration }: TestPerson): Promise<void> {
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
  await app.services.failedJobs.recordAbandoned(job, app.clock.now())
  const notice = { job: 'sendNotice', userId: user.id, id: 'one', notice: { about: 'password-changed' } } as const
  await app.services.failedJobs.recordAbandoned(notice, app.clock.now())
  await app.services.keptNotices.add(notice, app.clock.now())
  const journal = connect(await databaseOf(user))
  await journal
    .insert(goals)
    .values({ id: crypto.randomUUID(), userId: user.id, title: 'Walk', createdAt: 0, updatedAt: 0 })
  const message = { userId: user.id, kind: 'prompt', subject: '', dueAt: 0 } as const
  await journal
    .insert(messages)
    .values({ ...message, id: crypto.randomUUID(), channel: 'email', date: '2026-11-21', state: 'sent' })
  const recurrence = { zone: 'UTC', time: '06:00', frequency: 'daily', startDate: '2026-01-01', endDate: null } as const
  await journal.insert(moves).values({ userId: user.id, state: 'arrived', attempt: 1, since: 0 })
  await journal.insert(schedule).values({ ...message, channels: ['email'], recurrence, dueDate: '2026-11-21' })
}
