import { expect, it } from 'vitest'
import type { Job } from './core/jobs.ts'
import { sweepClosedAccounts } from './modules/account/erasure/erasure.usecases.ts'
import { sweepBilling } from './modules/billing/billing-jobs.usecases.ts'
import { sweepContactMessages } from './modules/contact/contact.usecases.ts'
import { signUp, type TestPerson } from './testing/people.ts'
import { checkOut, deliver, rowOf } from './testing/stripe.ts'
import { DeliveryError } from './core/errors.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { day, minute } from './testing/test-clock.ts'

const down = () => Promise.reject(new DeliveryError('try-later', 'down'))

type Sweep = (services: TestApp['services']) => Promise<void>

/** The jobs that a sweep queues within so many days, while each of them fails. */
async function queuedWithin(app: TestApp, sweep: Sweep, days: number, step: number): Promise<Job[]> {
  const queued = app.waiting.splice(0)
  for (let passed = 0; passed < days * day; passed += step) {
    app.clock.advance(step)
    await sweep(app.services)
    queued.push(...app.waiting.splice(0))
  }
  return queued
}

it('a contact message that cannot be sent is queued ten times on the first day, and then once a day', async () => {
  const app = createTestApp({ services: { mailer: { send: down } } })
  const message = { name: 'Ada', email: 'ada@mail.test', subject: 'Unsent', message: 'Is the mailbox set up?' }
  expect((await app.client().post('/api/contact', message)).status).toBe(201)
  const first = await queuedWithin(app, sweepContactMessages, 1, 5 * minute)
  expect(first.length).toBeGreaterThan(3)
  expect(first.length).toBeLessThanOrEqual(10)
  expect((await queuedWithin(app, sweepContactMessages, 3, 60 * minute)).length).toBeLessThanOrEqual(4)
})

it('an erasure that fails is queued ten times on the first day, and then once a day', async () => {
  const app = createTestApp()
  const { client, registration } = await signUp(app)
  app.watch.fault = ({ sql }) => (sql.some((text) => /^delete from "?users/i.test(text)) ? 'before' : undefined)
  expect((await client.delete('/api/user', { confirmation: registration.email })).status).toBe(200)
  const first = await queuedWithin(app, sweepClosedAccounts, 1, 5 * minute)
  expect(first.filter(({ job }) => job === 'eraseAccount').length).toBeGreaterThan(3)
  expect(first.length).toBeLessThanOrEqual(12)
  expect((await queuedWithin(app, sweepClosedAccounts, 3, 60 * minute)).length).toBeLessThanOrEqual(4)
})

const ofBilling: Record<
  Extract<Job['job'], 'sendBillingMail' | 'endBilling'>,
  (app: TestApp, person: TestPerson) => Promise<Response>
> = {
  async sendBillingMail(app, person) {
    const customer = (await rowOf(app, person)).stripeCustomerId!
    await app.services.local.stripe!.change(customer, { status: 'past_due' })
    const object = { customer, id: `in_${crypto.randomUUID()}` }
    return deliver(app, { id: `evt_${crypto.randomUUID()}`, type: 'invoice.payment_failed', data: { object } })
  },
  endBilling: (_app, { client, registration }) => client.delete('/api/user', { confirmation: registration.email }),
}

it.each(Object.entries(ofBilling))(
  '%s that fails is queued ten times on the first day, and then once a day',
  async (name, cause) => {
    const app = createTestApp()
    const person = await signUp(app)
    await checkOut(app, person)
    app.waiting.length = 0
    expect((await cause(app, person)).status).toBe(200)
    const first = await queuedWithin(app, sweepBilling, 1, 5 * minute)
    expect(first.filter(({ job }) => job === name).length).toBeGreaterThan(3)
    expect(first.length).toBeLessThanOrEqual(12)
    expect((await queuedWithin(app, sweepBilling, 3, 60 * minute)).length).toBeLessThanOrEqual(4)
  },
)
