import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import worker from './index.ts'
import type { Job } from './core/jobs.ts'
import { stateInWords } from './modules/failed-job/failed-job-words.ts'
import type { Env } from './services.ts'
import { pageFiles } from './testing/page-files.ts'
import { newRegistration } from './testing/people.ts'
import { handOver } from './testing/queue.ts'
import { realEnv } from './testing/real-env.ts'
import { everyRow } from './testing/stored.ts'
import { createTestApp } from './testing/test-app.ts'

/** As a deployment has it that set nothing but its database. */
const { APP_ENV: _environment, SUPPORT_EMAIL: _mailbox, ...bare } = realEnv as Env & Record<string, unknown>
const production = { ...bare, ASSETS: pageFiles } as unknown as Env
const local = { ...realEnv, ASSETS: pageFiles } as Env

async function ask(env: Env, path: string, init: RequestInit = {}) {
  const context = createExecutionContext()
  const reply = await worker.fetch(new Request(`https://firstlight.test${path}`, init) as never, env, context)
  await waitOnExecutionContext(context)
  return reply
}

async function deliver(env: Env, body: Job, attempts = 1, queue = 'firstlight') {
  const batch = createMessageBatch<Job>(queue, [{ id: 'one', timestamp: Date.now(), attempts, body }])
  const context = createExecutionContext()
  await worker.queue(batch, env)
  return getQueueResult(batch, context)
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
})

/** How many calls were answered with this status before one was refused. */
async function countUntilRefused(call: (count: number) => Promise<Response>, status: number): Promise<number> {
  // A window of a minute may end in between; then the second one is exceeded.
  for (let count = 0; count < 1_205; count += 1) {
    const reply = await call(count)
    if (reply.status === 429) return count
    expect(reply.status).toBe(status)
  }
  throw new Error('Nothing was refused.')
}

describe('in production', () => {
  it.each(['/dev', '/dev/outbox', '/dev/checkout'])('%s does not exist', async (path) => {
    const reply = await ask(production, path)
    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toContain('Outbox')
    expect((await ask(production, path, json({}))).status).toBe(404)
  })

  it('does exist in a local run', async () => {
    expect((await ask(local, '/dev/outbox')).status).toBe(200)
  })

  it('signs people up with a cookie for https only', async () => {
    const reply = await ask(production, '/api/register', json(newRegistration(), { 'CF-Connecting-IP': '203.0.113.5' }))
    expect([reply.status, reply.headers.getSetCookie()[0]]).toEqual([
      201,
      expect.stringMatching(/^__Host-firstlight_session=.*; Secure/),
    ])
  })

  it('refuses a flood before D1 and KV are called', async () => {
    const headers = { 'CF-Connecting-IP': '203.0.113.6' }
    const letThrough = await countUntilRefused(() => ask(production, '/api/nothing', { headers }), 404)
    expect(letThrough).toBeGreaterThan(500)
    expect((await ask(production, '/api/nothing', { headers: { 'CF-Connecting-IP': '203.0.113.7' } })).status).toBe(404)
  })

  it('refuses a flood of one person from many addresses', async () => {
    const signedUp = await ask(
      production,
      '/api/register',
      json(newRegistration(), { 'CF-Connecting-IP': '203.0.113.8' }),
    )
    const cookie = signedUp.headers.getSetCookie()[0]!.split(';')[0]!
    const letThrough = await countUntilRefused(
      (count) =>
        ask(production, '/api/passkeys', {
          headers: { Cookie: cookie, 'CF-Connecting-IP': `198.51.100.${count % 250}` },
        }),
      200,
    )
    expect(letThrough).toBeGreaterThan(500)
  })

  it('stores a contact message while the mailbox is not set up, and delivers it afterwards', async () => {
    using log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const message = { name: 'Ada', email: 'ada@mail.test', subject: 'Before the mailbox', message: 'Is anybody there?' }
    expect((await ask(production, '/api/contact', json(message))).status).toBe(201)
    const [stored] = (await everyRow()).contact_messages as { id: string; created_at: number; handed_over_at: null }[]
    expect(stored).toMatchObject({ handed_over_at: null })

    const result = await deliver(production, { job: 'deliverContactMessage', id: stored!.id }, 3)
    expect([result.explicitAcks, result.retryMessages.map(({ msgId }) => msgId)]).toEqual([[], ['one']])
    expect(JSON.stringify(log.mock.calls)).toContain('support mailbox')
    expect(JSON.stringify(log.mock.calls)).not.toContain('anybody there')

    const app = createTestApp()
    app.clock.set(stored!.created_at + 15 * 60_000)
    await app.cron()
    expect(app.waiting).toEqual([{ job: 'deliverContactMessage', id: stored!.id }])
    expect((await deliver(local, app.waiting[0]!)).explicitAcks).toEqual(['one'])
    expect((await everyRow()).contact_messages).toMatchObject([{ handed_over_at: expect.any(Number) }])
  })
})

it('runs the other jobs of a batch when one fails', async () => {
  using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ids = ['absent', {} as string, 'absent too']
  const batch = createMessageBatch<Job>(
    'firstlight',
    ids.map((id, index) => ({
      id: String(index),
      timestamp: Date.now(),
      attempts: 1,
      body: { job: 'deliverContactMessage', id },
    })),
  )
  const context = createExecutionContext()
  await worker.queue(batch, local)
  const result = await getQueueResult(batch, context)
  expect([result.explicitAcks, result.retryMessages.map(({ msgId }) => msgId)]).toEqual([['0', '2'], ['1']])
})

describe('a job that fails', () => {
  const failed = async () => (await everyRow()).failed_jobs
  beforeEach(() => realEnv.DB.prepare('delete from failed_jobs').run())

  it('is seen by an operator when the queue gives it up, until it succeeds, and without a text of a person', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp()
    const message = { name: 'Ada', email: 'ada@mail.test', subject: 'Stuck', message: 'Words of a person' }
    await app.client().post('/api/contact', message)
    const job = app.waiting[0]!
    for (const attempt of [1, 2]) await deliver(production, job, attempt)
    expect(await failed()).toEqual([])

    const result = await deliver(production, job, 1, 'firstlight-stuck')
    expect(result.explicitAcks).toEqual(['one'])
    expect(await failed()).toMatchObject([{ job: JSON.stringify(job), failures: 1, error: 'abandoned' }])
    expect(JSON.stringify(await failed())).not.toContain('Words of a person')
    const [listed] = await app.services.failedJobs.list(app.clock.now(), 1)
    expect(stateInWords(listed!)).toBe('The queue has given up.')

    await deliver(local, job)
    expect(await failed()).toEqual([])
  })

  it('is queued again if it erases what no sweep finds', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp()
    const body: Job = { job: 'eraseAccount', userId: 'absent', journal: 0 }
    await handOver(app, [body], 'firstlight-stuck')
    expect(app.waiting).toEqual([body])
  })

  it('is tried again when it cannot be recorded', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp()
    app.watch.fault = ({ part }) => (part === 'd1' ? 'before' : undefined)
    const body: Job = { job: 'sendPasswordReset', userId: 'absent', id: 'one' }
    const result = await handOver(app, [body], 'firstlight-stuck')
    expect([result.explicitAcks, result.retryMessages.length]).toEqual([[], 1])
  })

  it('is no longer shown after thirty days, and not after its account is erased', async () => {
    const app = createTestApp()
    const { failedJobs } = app.services
    const ofAda: Job[] = [
      { job: 'sendPasswordReset', userId: 'ada', id: 'one' },
      { job: 'refreshBilling', userId: 'ada' },
    ]
    for (const job of ofAda) await failedJobs.recordAbandoned(job, app.clock.now())
    await failedJobs.recordAbandoned({ job: 'eraseAccount', userId: 'ben', journal: 0 }, app.clock.now())
    await failedJobs.erasePerson({ id: 'ada' })
    expect((await failedJobs.list(app.clock.now(), 10)).map(({ job }) => job)).toEqual([
      '{"job":"eraseAccount","userId":"ben"}',
    ])
    app.clock.advance(31 * 24 * 60 * 60_000)
    await app.cron()
    expect(await failedJobs.list(app.clock.now(), 10)).toEqual([])
    expect(await failed()).toEqual([])
  })
})

describe('the schedule', () => {
  it('runs at the time it was scheduled for, however late it comes', async () => {
    await realEnv.DB.prepare(
      "insert into secrets (hash, purpose, expires_at) values ('old', 'passkey_challenge', 1000), ('new', 'passkey_challenge', 3000)",
    ).run()
    await worker.scheduled(createScheduledController({ cron: '* * * * *', scheduledTime: 2000 }), local)
    expect((await everyRow()).secrets).toMatchObject([{ hash: 'new' }])
  })

  it('runs every step when one fails, and an operator sees which until it succeeds', async () => {
    using log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp()
    await realEnv.DB.prepare("insert into rate_counters values ('expired', 1, 1000)").run()
    app.watch.fault = ({ sql }) => (sql[0]?.includes('update "contact_messages"') ? 'before' : undefined)
    await expect(app.cron()).rejects.toThrow('1 of the steps of "* * * * *" failed')
    expect(JSON.stringify(log.mock.calls)).toContain('did not happen')
    await expect(app.cron()).rejects.toThrow('1 of the steps')
    const seen = () => app.services.failedJobs.list(app.clock.now(), 10)
    expect(await seen()).toMatchObject([{ job: '{"step":"sweepContactMessages"}', failures: 2 }])
    expect(((await everyRow()).rate_counters as { key: string }[]).map(({ key }) => key)).not.toContain('expired')
    app.watch.fault = undefined
    await app.cron()
    expect(await seen()).toEqual([])
  })
})
