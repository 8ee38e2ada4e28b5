import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signUp } from '../../../testing/people.ts'
import { realEnv } from '../../../testing/real-env.ts'
import { tracesOf } from '../../../testing/stored.ts'
import { DeliveryError } from '../../../core/errors.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { day, minute } from '../../../testing/test-clock.ts'
import { runJob } from '../../../jobs.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('an account with 1,200 sessions', () => {
  it('is erased in steps, ten of which stay within a thousand calls to KV', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    await realEnv.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
      insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at)
      select printf('0%04d', i), 'hash' || i, ?, 'device', ?, ? from n`,
    )
      .bind(user.id, app.clock.now(), app.clock.now())
      .run()
    for (const index of [1, 600, 1200])
      await realEnv.KV.put(`session:hash${index}`, JSON.stringify({ userId: user.id }))

    const callsOf = async (step: () => Promise<unknown>) => {
      app.watch.begin()
      await step()
      return app.watch.of('kv').length
    }
    const calls = [
      await callsOf(async () => {
        expect((await client.delete('/api/user', { confirmation: registration.email })).status).toBe(200)
      }),
    ]
    for (let job = app.waiting.shift(); job; job = app.waiting.shift()) {
      const next = job
      calls.push(await callsOf(() => runJob(next, app.services)))
    }
    expect(Math.max(...calls)).toBeLessThanOrEqual(100)
    expect(calls.length).toBeGreaterThan(10)
    expect(await tracesOf(user.id)).toEqual([])
    expect(await tracesOf('session:hash')).toEqual([])
  })
})

describe('what fails for a whole day', () => {
  it('is queued again at growing intervals, and done when it works again', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    const { personalStores, mailer } = app.services
    app.services.personalStores = [{ erasePerson: () => Promise.reject(new Error('down')) }]
    app.services.mailer = { send: () => Promise.reject(new DeliveryError('try-later', 'down')) }
    using logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await client.delete('/api/user', { confirmation: registration.email })
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('"event":"erasure.failed"'))
    const message = { name: 'Ada', email: 'ada@mail.test', subject: crypto.randomUUID(), message: 'Is anybody there?' }
    expect((await client.post('/api/contact', message)).status).toBe(201)
    const queued = { eraseAccount: 0, deliverContactMessage: 0, sendPasswordReset: 0 }
    const end = app.clock.now() + day
    for (; app.clock.now() < end; app.clock.advance(15 * minute)) {
      await app.cron()
      for (const job of app.waiting.splice(0)) {
        queued[job.job as keyof typeof queued] += 1
        await runJob(job, app.services).catch(() => {})
      }
    }
    for (const count of [queued.eraseAccount, queued.deliverContactMessage]) {
      expect(count).toBeGreaterThanOrEqual(5)
      expect(count).toBeLessThanOrEqual(10)
    }

    Object.assign(app.services, { personalStores, mailer })
    await app.runAfter(day)
    expect(await tracesOf(user.id)).toEqual([])
    expect(
      (await app.services.local.readOutbox()).filter((mail) => mail.subject.includes(message.subject)),
    ).toHaveLength(1)
  })
})
