import { expect, it, vi } from 'vitest'
import type { Job } from './core/jobs.ts'
import { runJob } from './jobs.ts'
import { createCloudflareMailer } from './providers/mail/cloudflare.mailer.ts'
import { createCloudflareStandIn } from './providers/mail/cloudflare.stand-in.ts'
import { createResendMailer } from './providers/mail/resend.mailer.ts'
import {
  createResendStandIn,
  resendStandInKey,
  resendStandInUrl,
  type ResendFault,
} from './providers/mail/resend.stand-in.ts'
import { changeRow, signUp, type TestPerson } from './testing/people.ts'
import { checkOut, deliver, rowOf } from './testing/stripe.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { minute } from './testing/test-clock.ts'

const from = 'hello@firstlight.test'

/** A vendor that takes each mail and then fails. */
const vendors = {
  'Resend, with a 500': () => failingResend('late 500'),
  'Resend, with no answer': () => failingResend('lost'),
  'Cloudflare Email Service, with no answer'() {
    const standIn = createCloudflareStandIn()
    standIn.fault = 'lost'
    return { accepted: standIn.accepted, mailer: createCloudflareMailer({ binding: standIn.binding, from }) }
  },
}

function failingResend(fault: ResendFault) {
  const standIn = createResendStandIn()
  standIn.fault = fault
  const settings = { apiKey: resendStandInKey, baseUrl: resendStandInUrl, from, timeoutMs: 50, fetch: standIn.fetch }
  return { accepted: standIn.accepted, mailer: createResendMailer(settings) }
}

const causes: Record<string, (app: TestApp, person: TestPerson) => Promise<unknown>> = {
  async 'a payment that failed'(app, person) {
    await checkOut(app, person)
    const customer = (await rowOf(app, person)).stripeCustomerId!
    await app.services.localStripe!.change(customer, { status: 'past_due' })
    const object = { customer, id: `in_${crypto.randomUUID()}` }
    await deliver(app, { id: `evt_${crypto.randomUUID()}`, type: 'invoice.payment_failed', data: { object } })
  },
  'a message of the contact page': (app) =>
    app
      .client()
      .post('/api/contact', { name: 'Ada', email: 'ada@mail.test', subject: 'Hello', message: 'Is anybody there?' }),
  'a reset of the password': (app, { registration: { email } }) =>
    app.client().post('/api/auth/forgot-password', { email }),
  async 'a change of the account'(app, { user }) {
    await changeRow(user.id, { emailVerifiedAt: 1 })
    const notice = { about: 'method-added', method: 'Google' } as const
    await app.services.queue.send({ job: 'sendNotice', userId: user.id, id: crypto.randomUUID(), notice })
  },
}

const cases = Object.entries(causes).flatMap(([cause, act]) =>
  Object.entries(vendors).map(([name, vendor]) => [cause, name, act, vendor] as const),
)

it.each(cases)(
  '%s is mailed once by a vendor that takes the mail and then fails: %s',
  async (_, _name, act, vendor) => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { mailer, accepted } = vendor()
    const app = createTestApp({ services: { mailer } })
    const person = await signUp(app)
    await act(app, person)
    const [job] = app.waiting as [Job]
    const runs = () =>
      runJob(job, app.services).then(
        () => true,
        () => false,
      )
    // The queue delivers a job again that has failed.
    for (let time = 0; time < 5 && !(await runs()); time += 1) app.clock.advance(minute)
    expect(accepted).toHaveLength(1)
    const { key } = accepted[0]!
    if (key) expect(key).not.toContain('@')
  },
)
