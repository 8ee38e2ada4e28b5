import { expect, it, vi } from 'vitest'
import { runJob } from './jobs.ts'
import { sweepMessages } from './modules/message/claiming.usecases.ts'
import { alarmOfSize } from './modules/operator/operator.usecases.ts'
import { createCloudflareMailer } from './providers/mail/cloudflare.mailer.ts'
import { createCloudflareStandIn } from './testing/cloudflare.stand-in.ts'
import type { MailKind } from './providers/mail/mailer.ts'
import { createResendMailer } from './providers/mail/resend.mailer.ts'
import { createResendStandIn, resendStandInKey, resendStandInUrl, type ResendFault } from './testing/resend.stand-in.ts'
import { changeRow, signUp, type TestPerson } from './testing/people.ts'
import { seededRandom } from './testing/seeded-random.ts'
import { checkOut, deliver, rowOf } from './testing/stripe.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { minute } from './testing/test-clock.ts'

const from = 'hello@firstlight.test'

/** A vendor that takes each mail and then fails, and one that fails before or after it has taken a mail, or not. */
const vendors = {
  'Resend, with a 500': () => failingResend(() => 'late 500'),
  'Resend, with no answer': () => failingResend(() => 'lost'),
  'Resend, in any way'() {
    const seed = Date.now() % 2 ** 32
    const { pick } = seededRandom(seed)
    const refusals = Array.from({ length: 3 }, () => pick([503, 429, 'unreachable', undefined] as const))
    return { ...failingResend(() => refusals.pop() ?? pick(['late 500', 'lost', undefined] as const)), seed }
  },
  'Cloudflare Email Service, with no answer'() {
    const standIn = createCloudflareStandIn()
    standIn.fault = 'lost'
    return { accepted: standIn.accepted, mailer: createCloudflareMailer({ binding: standIn.binding, from }) }
  },
}

function failingResend(nextFault: () => ResendFault | undefined) {
  const standIn = createResendStandIn()
  const fetch: typeof standIn.fetch = (input, init) => {
    standIn.fault = nextFault()
    return standIn.fetch(input, init)
  }
  const settings = { apiKey: resendStandInKey, baseUrl: resendStandInUrl, from, timeoutMs: 50, fetch }
  return { accepted: standIn.accepted, mailer: createResendMailer(settings) }
}

type Cause = (app: TestApp, person: TestPerson) => Promise<unknown>

/** What leads to a mail of each kind. `again` is what happens later beside the queue, such as the same job from a sweep. */
const causes: Record<MailKind, { cause: Cause; again?: Cause }> = {
  billing: {
    async cause(app, person) {
      await changeRow(person.user.id, { emailVerifiedAt: 1 })
      await checkOut(app, person)
      const customer = (await rowOf(app, person)).stripeCustomerId!
      await app.services.local.stripe!.change(customer, { status: 'past_due' })
      const object = { customer, id: `in_${crypto.randomUUID()}` }
      await deliver(app, { id: `evt_${crypto.randomUUID()}`, type: 'invoice.payment_failed', data: { object } })
    },
  },
  contact: {
    cause: (app) =>
      app
        .client()
        .post('/api/contact', { name: 'Ada', email: 'ada@mail.test', subject: 'Hello', message: 'Is anybody there?' }),
  },
  reset: {
    cause: (app, { registration: { email } }) => app.client().post('/api/auth/forgot-password', { email }),
  },
  notice: {
    async cause(app, { user }) {
      await changeRow(user.id, { emailVerifiedAt: 1 })
      const notice = { about: 'method-added', method: 'Google' } as const
      await app.services.queue.send({ job: 'sendNotice', userId: user.id, id: crypto.randomUUID(), notice })
    },
  },
  // Sent within the daily run.
  alarm: {
    async cause({ services }) {
      const operator = { ...services.operator, sizes: async () => [{ name: 'DB', bytes: 9_000_000_000 }] }
      await services.counters.giveBack(['alarm:size:DB'])
      // A run that failed is not made again on that day.
      await alarmOfSize({ ...services, operator }, { number: 0 }).catch(() => {})
    },
  },
  // Sent within the call. Another code would be another mail.
  code: { cause: (_, { client }) => client.post('/api/verification/email') },
  goodbye: {
    async cause(app, { user }) {
      await changeRow(user.id, { emailVerifiedAt: 1 })
      await app.services.accounts.close(user.id, app.clock.now())
      const job = { job: 'eraseAccount', userId: user.id, journal: 0 } as const
      await Promise.all([runJob(job, app.services), runJob(job, app.services)])
    },
    again: (app, { user }) => app.services.queue.send({ job: 'eraseAccount', userId: user.id, journal: 0 }),
  },
  message: {
    async cause(_, { client, user }) {
      await changeRow(user.id, { emailVerifiedAt: 1 })
      return client.post('/api/messages/test', { channel: 'email' })
    },
    again: async (app) => {
      for (const journal of app.services.journals.all()) await sweepMessages(app.services, journal)
    },
  },
}

const cases = Object.entries(causes).flatMap(([kind, { cause, again }]) =>
  Object.entries(vendors).map(([name, vendor]) => [kind, name, cause, again, vendor] as const),
)

it.each(cases)(
  'a mail of the kind %s is sent once by a vendor that takes it and then fails: %s',
  async (kind, _name, cause, again, vendor) => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { mailer, accepted, ...more } = vendor()
    const app = createTestApp({ services: { mailer } })
    const person = await signUp(app)
    await cause(app, person)
    for (let time = 0; time < 6; time += 1) {
      // The queue delivers a job again that has failed.
      for (const job of app.waiting.splice(0)) await runJob(job, app.services).catch(() => void app.waiting.push(job))
      app.clock.advance(20 * minute)
      await again?.(app, person)
    }
    // What no vendor took may be lost where no job sends it: the person asks again, or has nothing to do.
    // The sweep also finds messages of other people of this file.
    const mails = accepted.filter(({ to }) => ['contact', 'alarm'].includes(kind) || to === person.user.email)
    const isJob = !['code', 'goodbye', 'alarm'].includes(kind)
    expect(mails.length, JSON.stringify(more)).toBeGreaterThanOrEqual(isJob || !('seed' in more) ? 1 : 0)
    expect(mails.length, JSON.stringify(more)).toBeLessThanOrEqual(1)
    // Messages travel together, under the key of their batch.
    const named = kind === 'message' ? 'messages' : kind
    for (const { key } of mails) if (key) expect(key).toMatch(new RegExp(`^${named}:[^@]+$`))
  },
)
