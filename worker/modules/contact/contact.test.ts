import { describe, expect, it, vi } from 'vitest'
import { handOver } from '../../testing/queue.ts'
import { everyRow } from '../../testing/stored.ts'
import { DeliveryError } from '../../core/errors.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, day, hour, minute } from '../../testing/test-clock.ts'

let made = 0
const newMessage = () => {
  made += 1
  return { name: 'Ada', email: 'ada@mail.test', subject: `Question ${made}`, message: 'How does it work?\nThank you.' }
}
const stored = async (subject: string) =>
  ((await everyRow()).contact_messages as { subject: string; handed_over_at: number | null }[]).filter(
    (row) => row.subject === subject,
  )
const mails = async (app: TestApp, subject: string) =>
  (await app.services.local.readOutbox()).filter((mail) => mail.subject.includes(subject))

describe('a contact message', () => {
  it('is stored, mailed to the support mailbox, and answered with the sentence of the toast', async () => {
    const app = createTestApp()
    const message = newMessage()
    const reply = await app.client().post('/api/contact', message)
    expect([reply.status, await reply.json()]).toEqual([201, { message: "We'll get back to you within 24 hours!" }])
    expect(await stored(message.subject)).toMatchObject([{ ...message, handed_over_at: null }])

    await app.runWaiting()
    expect(await mails(app, message.subject)).toMatchObject([
      {
        to: 'support@firstlight.test',
        replyTo: 'ada@mail.test',
        subject: `Contact: ${message.subject}`,
        text: expect.stringContaining(message.message),
      },
    ])
    expect(await stored(message.subject)).toMatchObject([{ handed_over_at: app.clock.now() }])
  })

  it('is mailed once, however often the job runs', async () => {
    const app = createTestApp()
    const message = newMessage()
    await app.client().post('/api/contact', message)
    app.waiting.push(app.waiting[0]!)
    await app.runWaiting()
    expect(await mails(app, message.subject)).toHaveLength(1)
  })

  it('stays in D1 while the mail cannot be sent, and is sent after the sweep', async () => {
    let works = false
    const sent: string[] = []
    const app = createTestApp({
      services: {
        mailer: {
          send: async ({ subject }) => {
            if (!works) throw new DeliveryError('try-later', 'down')
            sent.push(subject)
          },
        },
      },
    })
    const message = newMessage()
    await app.client().post('/api/contact', message)
    await expect(app.runWaiting()).rejects.toThrow('try-later')
    app.waiting.length = 0
    works = true

    app.clock.advance(14 * minute)
    await app.cron()
    expect(app.waiting).toEqual([])
    await app.runAfter(minute)
    expect(sent).toEqual([`Contact: ${message.subject}`])
    app.clock.advance(hour)
    await app.cron()
    expect(app.waiting).toEqual([])
  })

  it('is purged thirty days after it was delivered, and never before', async () => {
    const app = createTestApp()
    const delivered = newMessage()
    await app.client().post('/api/contact', delivered)
    app.clock.advance(day)
    await app.runWaiting()

    app.clock.advance(30 * day)
    await app.cron()
    expect(await stored(delivered.subject)).toHaveLength(1)
    app.clock.advance(1)
    await app.cron()
    expect(await stored(delivered.subject)).toEqual([])
  })

  it('that the vendor refuses ends after thirty days, and an operator sees it', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refuse = () => Promise.reject(new DeliveryError('refused', undefined))
    const app = createTestApp({ services: { mailer: { send: refuse } } })
    const message = newMessage()
    await app.client().post('/api/contact', message)
    const jobs = app.waiting.splice(0)
    await handOver(app, jobs)
    app.clock.advance(30 * day - 1)
    await handOver(app, jobs)
    await app.cron()
    expect(await stored(message.subject)).toHaveLength(1)
    app.clock.advance(2)
    await app.cron()
    expect(await stored(message.subject)).toEqual([])
    expect(await app.services.failedJobs.list(app.clock.now(), 10)).toContainEqual(
      expect.objectContaining({ job: JSON.stringify(jobs[0]), error: 'abandoned', failedAt: app.clock.now() }),
    )
    app.waiting.length = 0
    app.clock.advance(2 * day)
    await app.cron()
    expect(app.waiting).toEqual([])
  })

  it('waits for longer while there is no support mailbox', async () => {
    const app = createTestApp({ variables: { SUPPORT_EMAIL: undefined } })
    const message = newMessage()
    await app.client().post('/api/contact', message)
    app.clock.advance(31 * day)
    await app.cron()
    expect(await stored(message.subject)).toHaveLength(1)
  })

  it('is answered although the queue did not take it, since the sweep will find it', async () => {
    const app = createTestApp()
    app.watch.fault = ({ part }) => (part === 'queue' ? 'before' : undefined)
    const message = newMessage()
    expect((await app.client().post('/api/contact', message)).status).toBe(201)
    app.watch.begin()
    await app.runAfter(15 * minute)
    expect(await mails(app, message.subject)).toHaveLength(1)
  })

  it('needs no session, and is limited to five an hour from one address', async () => {
    const app = createTestApp({ limits: 'strict' })
    for (let count = 0; count < 5; count += 1)
      expect((await app.client().post('/api/contact', newMessage())).status).toBe(201)
    const beyond = newMessage()
    const reply = await app.client().post('/api/contact', beyond)
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '3600'])
    expect(await stored(beyond.subject)).toEqual([])
  })

  it('ends after so many from all addresses, and an operator is told', async () => {
    // The count of all is shared by the tests of this file.
    const app = createTestApp({ clock: createTestClock(Date.UTC(2028, 0, 1)), limits: { contactInAll: 2 } })
    const send = async (address: string) => (await app.client({ address }).post('/api/contact', newMessage())).status
    expect([await send('192.0.2.1'), await send('192.0.2.2'), await send('192.0.2.3')]).toEqual([201, 201, 429])
    expect((await app.services.failedJobs.list(app.clock.now(), 10)).map(({ job }) => job)).toContain(
      '{"limit":"contactInAll"}',
    )
  })

  it('is refused with the name of each missing field', async () => {
    const reply = await createTestApp()
      .client()
      .post('/api/contact', { name: '', email: 'no', subject: '', message: 'short' })
    expect([reply.status, await reply.json()]).toEqual([
      400,
      {
        error: {
          code: 'request.invalid',
          message: 'Name is required',
          fields: {
            name: 'Name is required',
            email: 'Invalid email address',
            subject: 'Subject is required',
            message: 'Message must be at least 10 characters',
          },
        },
      },
    ])
  })
})
