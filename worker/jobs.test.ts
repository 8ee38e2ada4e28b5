import { expect, it, vi } from 'vitest'
import type { Job } from './core/jobs.ts'
import { databaseOf, inEveryDatabase } from './testing/journals.ts'
import { mailsTo } from './testing/outbox.ts'
import { changeRow, signUp, signUpAs } from './testing/people.ts'
import { DeliveryError } from './core/errors.ts'
import { handOver } from './testing/queue.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { createTestClock, dawn, hour } from './testing/test-clock.ts'

/** What some work has put into one of the queues, and nothing into the other. What databases do each minute has its own. */
async function queuedBy(app: TestApp, work: () => Promise<unknown>): Promise<{ queue: string; jobs: Job[] }> {
  app.watch.begin()
  await work()
  const queues = new Set(app.watch.of('queue').map(({ key }) => key!))
  queues.delete('JOURNAL_QUEUE')
  return { queue: [...queues].join(), jobs: app.waiting.splice(0) }
}

const stateCounts = async () => await inEveryDatabase('select state, count(*) as count from messages group by state')

it('delivers a reset link and a security notice while 500 messages wait', async () => {
  const app = createTestApp({ clock: createTestClock(dawn) })
  const { client, user, registration } = await signUpAs(app, 'premium')
  await changeRow(user.id, { emailVerifiedAt: dawn, planChanges: 1 })
  await app.cron()
  // More people with the same schedule.
  const db = await databaseOf(user)
  await db
    .prepare(
      `insert into schedule
     select 'person' || value, kind, subject, channels, recurrence, due_at, due_date
     from schedule, json_each(?)`,
    )
    .bind(JSON.stringify(Array.from({ length: 499 }, (_, index) => index)))
    .run()
  app.clock.set(dawn + hour)
  const peak = await queuedBy(app, () => app.cron())
  expect(peak).toMatchObject({ queue: 'QUEUE', jobs: Array.from({ length: 20 }, () => ({ job: 'deliverMessages' })) })
  expect(await stateCounts()).toEqual([{ state: 'waiting', count: 500 }])

  const subjects = async () => (await mailsTo(registration)).map(({ subject }) => subject)
  const { email } = registration
  const reset = await queuedBy(app, () => client.post('/api/auth/forgot-password', { email }))
  expect(reset).toMatchObject({ queue: 'TRANSACTIONAL_QUEUE', jobs: [{ job: 'sendPasswordReset', userId: user.id }] })
  await handOver(app, reset.jobs, 'firstlight-transactional')
  expect(await subjects()).toEqual(['Choose a new password'])
  await client.post('/api/login', registration)
  const changed = await queuedBy(app, () => client.post('/api/calendar'))
  expect(changed).toMatchObject({ queue: 'TRANSACTIONAL_QUEUE', jobs: [{ job: 'sendNotice', userId: user.id }] })
  await handOver(app, changed.jobs, 'firstlight-transactional')
  expect((await subjects()).sort()).toEqual(['A new calendar address', 'Choose a new password'])
  expect(await stateCounts()).toEqual([{ state: 'waiting', count: 500 }])
})

it('sends a security notice again that could not be sent', async () => {
  using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = createTestApp()
  const { user } = await signUp(app)
  await changeRow(user.id, { emailVerifiedAt: dawn })
  const method = 'A passkey' as const
  const jobs: Job[] = [{ job: 'sendNotice', userId: user.id, id: 'one', notice: { about: 'method-removed', method } }]
  const broken = createTestApp({
    services: { mailer: { send: () => Promise.reject(new DeliveryError('try-later', 'down')) } },
  })
  expect((await handOver(broken, jobs, 'firstlight-transactional')).retryMessages).toHaveLength(1)
  expect((await handOver(app, jobs, 'firstlight-transactional')).explicitAcks).toEqual(['0'])
  const mails = await mailsTo(user)
  expect(mails).toMatchObject([{ subject: 'A way to sign in was removed', text: expect.stringContaining(method) }])
})
