import { expect, it, describe, vi } from 'vitest'
import type { User } from '#domain/user'
import { createStripePayments } from '../../providers/payments/stripe.payments.ts'
import { createLocalStripe, localStripeAccount } from '../../providers/payments/local-stripe.ts'
import { realEnv } from '../../testing/real-env.ts'
import { checkOut, deliver, rowOf } from '../../testing/stripe.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock, day, hour } from '../../testing/test-clock.ts'
import { signUp } from '../../testing/people.ts'
import { everyRow } from '../../testing/stored.ts'
import { findStripeFault } from '../../testing/stripe-shape.ts'
import { patient } from '../../testing/patient.ts'

const app = createTestApp()
const stripe = app.services.local.stripe!
type Created = { clientSecret: string; intent: string }

/** Stripe with faults: each call asks `fault` first, and a fault before or after the call takes its place. */
function faultyStripe(fault: (call: string) => 'before' | 'after' | undefined) {
  const clock = createTestClock()
  const local = createLocalStripe({ kv: realEnv.KV, now: clock.now, check: findStripeFault })
  const faultyFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const at = fault(`${request.method} ${new URL(request.url).pathname}`)
    if (at === 'before') throw new TypeError('The connection was lost')
    const reply = await local.fetch(request)
    if (at === 'after') throw new TypeError('The connection was lost')
    return reply
  }
  const payments = createStripePayments(localStripeAccount, { now: clock.now, fetch: faultyFetch, retries: 0 })
  return {
    local,
    app: createTestApp({ services: { payments, local: { ...app.services.local, stripe: local } }, clock }),
  }
}

describe('a checkout', () => {
  it('begins with a trial: nothing is charged, and Premium opens when the payment method is known', async () => {
    const person = await signUp(app)
    const created = await person.client.post('/api/subscription/create')
    expect(created.status).toBe(200)
    const { clientSecret, intent } = await created.json<Created>()
    expect(intent).toBe('setup')
    const { stripeCustomerId } = await rowOf(app, person)
    const { customer } = await stripe.find(stripeCustomerId!)
    expect(customer).toMatchObject({ name: person.user.name, email: person.user.email })

    const early = await person.client.post('/api/subscription/refresh')
    expect(await early.json<User>()).toMatchObject({ subscriptionStatus: 'free' })
    await stripe.confirm(clientSecret, 'accepted')
    const paid = await person.client.post('/api/subscription/refresh')
    expect(await paid.json<User>()).toMatchObject({
      subscriptionStatus: 'active',
      billingStatus: 'trialing',
      cancelAtPeriodEnd: false,
      subscriptionEndDate: null,
    })
    expect((await rowOf(app, person)).billingPeriodEnd).toBe(app.clock.now() + 7 * day)
  })

  it('charges at once for a person who had a trial', async () => {
    const person = await signUp(app)
    await checkOut(app, person)
    await person.client.post('/api/subscription/refresh')
    const { stripeCustomerId } = await rowOf(app, person)
    await deliver(app, await stripe.change(stripeCustomerId!, { status: 'canceled' }))
    expect(await (await person.client.get('/api/user')).json()).toMatchObject({ hadTrial: true })
    const { intent, clientSecret } = await (await person.client.post('/api/subscription/create')).json<Created>()
    expect(intent).toBe('payment')
    await stripe.confirm(clientSecret, 'accepted')
    const refreshed = await (await person.client.post('/api/subscription/refresh')).json<User>()
    expect(refreshed).toMatchObject({ subscriptionStatus: 'active', billingStatus: 'active' })
  })

  it('charges at once where TRIAL_DAYS is 0', async () => {
    const withoutTrial = createTestApp({ variables: { TRIAL_DAYS: '0' } })
    const person = await signUp(withoutTrial)
    const { intent } = await (await person.client.post('/api/subscription/create')).json<Created>()
    expect(intent).toBe('payment')
  })

  it('goes on after a declined card, with the same secret', async () => {
    const person = await signUp(app)
    const { clientSecret } = await (await person.client.post('/api/subscription/create')).json<Created>()
    expect(await stripe.confirm(clientSecret, 'declined')).toMatchObject({ isConfirmed: false })
    const again = await (await person.client.post('/api/subscription/create')).json<Created>()
    expect(again.clientSecret).toBe(clientSecret)
  })

  it('begins again after an hour, so that the trial has its full length', async () => {
    const late = createTestApp()
    const person = await signUp(late)
    const { clientSecret } = await (await person.client.post('/api/subscription/create')).json<Created>()
    late.clock.advance(2 * hour)
    const again = await (await person.client.post('/api/subscription/create')).json<Created>()
    expect(again.clientSecret).not.toBe(clientSecret)
    const { subscriptions } = await late.services.local.stripe!.find((await rowOf(late, person)).stripeCustomerId!)
    expect(subscriptions.map(({ status }) => status)).toEqual(['trialing', 'canceled'])
    expect(subscriptions[0]!.trial_end! * 1000).toBe(late.clock.now() + 7 * day)
  })

  it('begins once a wrong price is corrected, although Stripe keeps its refusal', async () => {
    const clock = createTestClock()
    const priced = (priceId: string) =>
      createStripePayments({ ...localStripeAccount, priceId }, { now: clock.now, fetch: stripe.fetch })
    const wrong = createTestApp({ clock, services: { payments: priced('price_wrong') } })
    const person = await signUp(wrong)
    expect((await person.client.post('/api/subscription/create')).status).toBe(503)
    wrong.services.payments = priced(localStripeAccount.priceId)
    expect((await person.client.post('/api/subscription/create')).status).toBe(200)
  })

  it('that Stripe refuses is tried with another key on the next day', async () => {
    const keys: (string | null)[] = []
    const clock = createTestClock()
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST' && request.url.endsWith('/v1/subscriptions')) {
        keys.push(request.headers.get('Idempotency-Key'))
        return Promise.resolve(Response.json({ error: { type: 'invalid_request_error' } }, { status: 400 }))
      }
      return stripe.fetch(request)
    }
    const refused = createTestApp({
      clock,
      services: { payments: createStripePayments(localStripeAccount, { now: clock.now, fetch }) },
    })
    const { client } = await signUp(refused)
    for (let tries = 0; tries < 2; tries += 1) await client.post('/api/subscription/create')
    clock.advance(day)
    await client.post('/api/subscription/create')
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('twenty times at once makes one customer and one subscription', async () => {
    const person = await signUp(app)
    const all = await Promise.all(Array.from({ length: 20 }, () => person.client.post('/api/subscription/create')))
    const secrets = await Promise.all(all.map(async (reply) => (await reply.json<Created>()).clientSecret))
    expect(new Set(secrets).size).toBe(1)
    const { subscriptions } = await stripe.find((await rowOf(app, person)).stripeCustomerId!)
    expect(subscriptions).toHaveLength(1)
    const { keys } = await realEnv.KV.list({ prefix: 'local-stripe:customer:' })
    const customers = await Promise.all(keys.map(({ name }) => realEnv.KV.get(name)))
    expect(customers.filter((json) => json?.includes(person.user.id))).toHaveLength(1)
  })

  it('is refused while Premium is active, and stores what a lost webhook would have told', async () => {
    const person = await signUp(app)
    await checkOut(app, person)
    const reply = await person.client.post('/api/subscription/create')
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ error: { code: 'billing.already_active' } })
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'active' })
  })

  it('begins with a new customer if Stripe has deleted the one before', async () => {
    const person = await signUp(app)
    await person.client.post('/api/subscription/create')
    const { stripeCustomerId } = await rowOf(app, person)
    await app.services.payments!.deleteCustomer(stripeCustomerId!)
    expect((await person.client.post('/api/subscription/create')).status).toBe(200)
    const replaced = (await rowOf(app, person)).stripeCustomerId!
    expect(replaced).not.toBe(stripeCustomerId)
    expect(await stripe.find(replaced)).toMatchObject({ customer: { name: person.user.name } })
  })

  it('is limited per person', async () => {
    const strict = createTestApp({ limits: { checkoutsPerPerson: 2 } })
    const person = await signUp(strict)
    const statuses = []
    for (let i = 0; i < 3; i += 1) statuses.push((await person.client.post('/api/subscription/create')).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('is counted as a checkout and as a write, by rows that are erased with the account', async () => {
    const person = await signUp(app)
    await person.client.post('/api/subscription/create')
    const countsOfPerson = async () => JSON.stringify((await everyRow()).rate_counters).split(person.user.id).length - 1
    expect(await countsOfPerson()).toBe(2)
    await person.client.delete('/api/user', { confirmation: person.user.email })
    expect(await countsOfPerson()).toBe(0)
  })

  it('needs a session', async () => {
    expect((await app.client().post('/api/subscription/create')).status).toBe(401)
  })

  it('says so where payments are not set up', async () => {
    const bare = createTestApp({ services: { payments: undefined } })
    const person = await signUp(bare)
    const reply = await person.client.post('/api/subscription/create')
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({ error: { code: 'payments.not_configured' } })
  })
})

describe('a call to Stripe that fails', () => {
  const calls = ['POST /v1/customers', 'POST /v1/customers/', 'GET /v1/subscriptions', 'POST /v1/subscriptions']
  it.each(
    calls.flatMap((call) => [
      { call, at: 'before' as const },
      { call, at: 'after' as const },
    ]),
  )('$call, $at it took effect: the next try finds the same customer and subscription', async ({ call, at }) => {
    let isBroken = true
    const isThisCall = (made: string) => (call.endsWith('/') ? made.startsWith(call) : made === call)
    const { local, app: faulty } = faultyStripe((made) => (isBroken && isThisCall(made) ? at : undefined))
    const person = await signUp(faulty)
    const failed = await person.client.post('/api/subscription/create')
    expect(failed.status).toBe(503)
    expect(await failed.json()).toMatchObject({ error: { code: 'payments.unavailable' } })
    isBroken = false
    expect((await person.client.post('/api/subscription/create')).status).toBe(200)
    const { stripeCustomerId } = await rowOf(faulty, person)
    expect((await local.find(stripeCustomerId!)).subscriptions).toHaveLength(1)
    const { keys } = await realEnv.KV.list({ prefix: 'local-stripe:customer:' })
    const customers = await Promise.all(keys.map(({ name }) => realEnv.KV.get(name)))
    expect(customers.filter((json) => json?.includes(person.user.id))).toHaveLength(1)
  })

  it('with a fault that Stripe repeats for its key is made with another key', async () => {
    const clock = createTestClock()
    const local = createLocalStripe({ kv: realEnv.KV, now: clock.now, check: findStripeFault })
    const stored = new Set<string>()
    let faults = 1
    const repeating: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      const key = request.headers.get('Idempotency-Key')
      if (key && new URL(request.url).pathname === '/v1/subscriptions' && (stored.has(key) || faults > 0)) {
        if (!stored.has(key)) faults -= 1
        stored.add(key)
        return Response.json({ error: { type: 'api_error', message: 'A fault' } }, { status: 500 })
      }
      return local.fetch(request)
    }
    const payments = createStripePayments(localStripeAccount, { now: clock.now, fetch: repeating, retries: 0 })
    const faulty = createTestApp({ services: { payments, local: { ...app.services.local, stripe: local } }, clock })
    const person = await signUp(faulty)
    expect((await person.client.post('/api/subscription/create')).status).toBe(503)
    expect((await person.client.post('/api/subscription/create')).status).toBe(200)
    expect((await local.find((await rowOf(faulty, person)).stripeCustomerId!)).subscriptions).toHaveLength(1)
  })
})

describe('a checkout whose process is killed', () => {
  /**
   * Makes a checkout that ends for ever at a call to D1, KV or Stripe, and then another one. Returns how many calls the
   * first made.
   */
  async function killedAt(killed?: { index: number; isAfter: boolean }): Promise<number> {
    const clock = createTestClock()
    const local = createLocalStripe({ kv: realEnv.KV, now: clock.now, check: findStripeFault })
    const never = new Promise<never>(() => {})
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    let isCounting = false
    let calls = 0
    const isKilled = () => isCounting && calls++ === killed?.index
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (!isKilled()) return local.fetch(input, init)
      if (killed?.isAfter) await local.fetch(input, init)
      reach()
      return never
    }
    const payments = createStripePayments(localStripeAccount, { now: clock.now, fetch, retries: 0 })
    const own = createTestApp({ services: { payments, local: { ...app.services.local, stripe: local } }, clock })
    const person = await signUp(own)
    own.watch.begin()
    own.watch.fault = (call) => {
      if (!isKilled()) return undefined
      if (killed?.isAfter) void vi.waitUntil(() => call.isAnswered, patient).then(() => reach())
      else reach()
      return killed?.isAfter ? 'hangs after' : 'hangs'
    }
    isCounting = true
    const first = person.client.post('/api/subscription/create')
    if (killed) await reached
    else expect((await first).status).toBe(200)
    isCounting = false

    expect((await person.client.post('/api/subscription/create')).status).toBe(200)
    const { stripeCustomerId } = await rowOf(own, person)
    const at = JSON.stringify(killed)
    expect((await local.find(stripeCustomerId!)).subscriptions, at).toHaveLength(1)
    const { keys } = await realEnv.KV.list({ prefix: 'local-stripe:customer:' })
    const customers = await Promise.all(keys.map(({ name }) => realEnv.KV.get(name)))
    expect(
      customers.filter((json) => json?.includes(person.user.id)),
      at,
    ).toHaveLength(1)
    return calls
  }

  it('at any call, before its effect or after, goes on with the same customer and subscription', async () => {
    const calls = await killedAt()
    expect(calls).toBeGreaterThan(6)
    for (let index = 0; index < calls; index += 1)
      for (const isAfter of [false, true]) await killedAt({ index, isAfter })
  })
})

describe('deleting an account', () => {
  it('deletes its customer at Stripe', async () => {
    const person = await signUp(app)
    await checkOut(app, person)
    const { stripeCustomerId } = await rowOf(app, person)
    expect((await person.client.delete('/api/user', { confirmation: person.user.email })).status).toBe(200)
    await app.runWaiting()
    await expect(stripe.find(stripeCustomerId!)).rejects.toThrow('No such customer')
    expect(await app.services.billing.claimEndings(app.clock.now() + 365 * day, 100)).toEqual([])
  })

  it('tries again at Stripe until Stripe confirms', async () => {
    let isBroken = true
    const { local, app: faulty } = faultyStripe((made) =>
      isBroken && made.startsWith('DELETE') ? 'before' : undefined,
    )
    const person = await signUp(faulty)
    await checkOut(faulty, person)
    const { stripeCustomerId } = await rowOf(faulty, person)
    await person.client.delete('/api/user', { confirmation: person.user.email })
    await expect(faulty.runWaiting()).rejects.toThrow('Payments cannot be reached')
    faulty.waiting.length = 0
    faulty.clock.advance(hour)
    await faulty.cron()
    await expect(faulty.runWaiting()).rejects.toThrow('Payments cannot be reached')
    faulty.waiting.length = 0
    isBroken = false
    await faulty.runAfter(day)
    await expect(local.find(stripeCustomerId!)).rejects.toThrow('No such customer')
    faulty.clock.advance(day)
    await faulty.cron()
    expect(faulty.waiting.filter(({ job }) => job === 'endBilling')).toEqual([])
  })
})
