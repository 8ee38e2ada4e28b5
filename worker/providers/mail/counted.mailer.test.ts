import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppError } from '../../core/errors.ts'
import { stateInWords } from '../../modules/failed-job/failed-job-words.ts'
import { emptyTables } from '../../testing/journals.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, signUp } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { day, hour } from '../../testing/test-clock.ts'
import type { Mail, MailKind } from './mailer.ts'

const to = 'ada@mail.test'
let made = 0
const mailOf = (kind: MailKind, more: Partial<Mail> = {}): Mail => {
  made += 1
  return { key: `${kind}:${made}`, to, subject: 'Good morning', text: 'Three small wins.\n', ...more }
}
async function sendMany(app: TestApp, kind: MailKind, count: number, more?: Partial<Mail>): Promise<string[]> {
  const outcomes: string[] = []
  for (let index = 0; index < count; index += 1) {
    const sent = app.services.mailer.send(mailOf(kind, more))
    outcomes.push(await sent.then(() => 'sent').catch((fault: unknown) => (fault as AppError).code))
  }
  return outcomes
}
const sent = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'sent').length

beforeEach(() => emptyTables('rate_counters', 'failed_jobs'))

describe('mails of one kind', () => {
  it.each<[MailKind, number]>([
    ['code', 20],
    ['notice', 20],
    ['goodbye', 20],
    ['billing', 20],
    ['message', 100],
  ])('%s: one address gets so many within a day', async (kind, max) => {
    const app = createTestApp({ limits: 'strict' })
    const outcomes = await sendMany(app, kind, max + 2)
    expect([sent(outcomes), new Set(outcomes.slice(max))]).toEqual([max, new Set(['request.too_many'])])
    expect(await sendMany(app, kind, 1, { to: 'grace@mail.test' })).toEqual(['sent'])
    app.clock.advance(day)
    expect(await sendMany(app, kind, 1)).toEqual(['sent'])
  })

  it('do not count for other kinds, so that a code comes after any number of notices', async () => {
    const app = createTestApp({ limits: 'strict' })
    await sendMany(app, 'notice', 21)
    for (const kind of ['code', 'reset', 'billing', 'message', 'goodbye', 'contact'] as const)
      expect(await sendMany(app, kind, 1)).toEqual(['sent'])
  })

  it('are sent beyond the number that is expected in a day, and an operator sees it', async () => {
    using _log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const app = createTestApp({ limits: { mailsPerDay: 3 } })
    const listed = () => app.services.failedJobs.list(app.clock.now(), 10)
    const alarms = async () => (await listed()).map(({ job, failures }) => [job, failures])
    expect(sent(await sendMany(app, 'contact', 3))).toBe(3)
    await sendMany(app, 'message', 5)
    expect(await alarms()).toEqual([])
    expect(sent(await sendMany(app, 'contact', 3))).toBe(3)
    expect(await alarms()).toEqual([['{"mails":"contact"}', 4]])
    const [alarm] = await listed()
    expect(alarm!.error).toBe('more than expected within its window')
    expect(stateInWords(alarm!)).toBe('Nothing is held back.')
    // It says when this was last so.
    app.clock.advance(day)
    await sendMany(app, 'contact', 4)
    expect((await listed()).map(({ failedAt }) => failedAt)).toEqual([app.clock.now()])
  })

  it('are sent while they cannot be counted', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = createTestApp({ limits: 'strict' })
    app.watch.fault = ({ part }) => (part === 'd1' ? 'before' : undefined)
    expect(sent(await sendMany(app, 'code', 25))).toBe(25)
  })
})

describe('an address that nobody has proven', () => {
  // A mail has the first word of a name.
  const name = 'evil watches'

  it('gets no mail with a text of the account', async () => {
    const app = createTestApp()
    const { client, registration, user } = await signUp(app, { name })
    await client.post('/api/verification/email')
    await client.post('/api/auth/forgot-password', { email: registration.email })
    await app.runWaiting()
    expect((await client.delete('/api/user', { confirmation: user.email })).status).toBe(200)
    const mails = await mailsTo(registration)
    expect(mails).toHaveLength(2)
    for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain('evil')
  })

  it('gets twenty codes and twenty reset mails a day', async () => {
    const app = createTestApp({ limits: { mailsPerAddress: 20, resetMailsPerAccount: 5 } })
    const { client, registration, user } = await signUp(app)
    const round = async () => {
      const codes: number[] = []
      for (let count = 0; count < 6; count += 1) {
        codes.push((await client.post('/api/verification/email')).status)
        await app.client().post('/api/auth/forgot-password', { email: registration.email })
      }
      await app.runWaiting()
      app.clock.advance(hour)
      return codes
    }
    const counts = async () => {
      const mails = await mailsTo(registration)
      const resets = mails.filter(({ subject }) => subject === 'Choose a new password').length
      return { resets, codes: mails.length - resets }
    }
    for (let hours = 0; hours < 6; hours += 1) await round()
    expect(await counts()).toEqual({ resets: 20, codes: 20 })
    expect(await round()).toEqual([429, 429, 429, 429, 429, 429])
    // A proven address gets a link in every hour, so that nobody can lock its person out.
    await changeRow(user.id, { emailVerifiedAt: app.clock.now() })
    await round()
    expect((await counts()).resets).toBe(25)
  })
})

it('a notice beyond the daily count is not tried again', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = createTestApp({ limits: { mailsPerAddress: 2 } })
  const { user } = await signUp(app)
  await changeRow(user.id, { emailVerifiedAt: 1 })
  for (let index = 0; index < 3; index += 1)
    await app.services.queue.send({
      job: 'sendNotice',
      userId: user.id,
      id: `${index}`,
      notice: { about: 'password-changed' },
    })
  await app.runWaiting()
  expect(await mailsTo(user)).toHaveLength(2)
  expect(JSON.stringify(log.mock.calls)).toContain('mail.too_many')
})
