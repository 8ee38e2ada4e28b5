import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../db/client.ts'
import { signedEvent, type LocalEvent } from '../../providers/payments/local-stripe.ts'
import { sweepFaults } from '../../testing/fault-sweep.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { checkOut, deliver, postEvent, rowOf } from '../../testing/stripe.ts'
import { everyKey, everyRow } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { day, minute } from '../../testing/test-clock.ts'
import { users } from '../account/user/user.table.ts'

const app = createTestApp()
const stripe = app.services.local.stripe!
const seconds = () => Math.floor(app.clock.now() / 1000)
const billingOfPerson = async (person: TestPerson) => {
  const row = await rowOf(app, person)
  return [row.subscriptionStatus, row.billingStatus, row.cancelAtPeriodEnd, row.subscriptionEndDate]
}
const about = (type: string, customer: string, id = `evt_${crypto.randomUUID()}`): LocalEvent => ({
  id,
  type,
  data: { object: { customer } },
})
const subscriber = async () => {
  const person = await signUp(app)
  await changeRow(person.user.id, { emailVerifiedAt: 1 })
  const events = await checkOut(app, person)
  return { person, events, customer: (await rowOf(app, person)).stripeCustomerId! }
}

describe('the signature of an event', () => {
  it('is accepted in the form of Stripe, also with the extra part of test mode', async () => {
    const { person, events } = await subscriber()
    const { body, signature } = await stripe.sign(events[0]!)
    expect((await postEvent(app, { body, signature: `${signature},v0=${'0'.repeat(64)}` })).status).toBe(200)
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'active' })
  })

  it('of more than 64 kB is read, up to a megabyte', async () => {
    const { person, customer } = await subscriber()
    const event = await stripe.change(customer, { status: 'past_due' })
    const large = (kilobytes: number) => stripe.sign({ ...event, note: 'x'.repeat(kilobytes * 1024) } as LocalEvent)
    expect((await postEvent(app, await large(1024))).status).toBe(413)
    expect(await rowOf(app, person)).toMatchObject({ billingStatus: null })
    expect((await postEvent(app, await large(900))).status).toBe(200)
    expect(await rowOf(app, person)).toMatchObject({ billingStatus: 'past_due' })
  })

  it('of 1,000 altered requests is refused, and nothing is written', async () => {
    const seed = Date.now() % 2 ** 32
    const { pick, whole } = seededRandom(seed)
    const { customer } = await subscriber()
    const time = seconds()
    const event = { ...about('customer.subscription.updated', customer), note: '\ufffd und Umlaute: äöü' }
    const { body, signature } = await signedEvent(event, time)
    const digest = signature.split('v1=')[1]!
    const alterations: (() =>
      | { body: BodyInit; signature: string }
      | Promise<{ body: BodyInit; signature: string }>)[] = [
      () => ({ body: replaceAt(body, whole(body.length), pick(['x', ' ', '0', '"'])), signature }),
      () => ({ body: body + pick([' ', '\n', '\0', '}']), signature }),
      () => ({ body: `\ufeff${body}`, signature }),
      () => ({ body: JSON.stringify(JSON.parse(body), null, 1 + whole(4)), signature }),
      () => ({ body: withInvalidUtf8(body), signature }),
      () => ({ body, signature: signature.replace(digest, replaceAt(digest, whole(64), pick(['a', '0', 'g', 'F']))) }),
      () => ({ body, signature: `t=${time + 1 + whole(200)},v1=${digest}` }),
      () => ({ body, signature: `t=${time}zzz,v1=${digest}` }),
      () => ({ body, signature: `t=000${time},v1=${digest}` }),
      () => ({ body, signature: `t=${time - 5},t=${time},v1=${digest}` }),
      () => ({ body, signature: `${signature}=junk` }),
      () => ({ body, signature: `${signature},v1=${'0'.repeat(64)}` }),
      () => ({ body, signature: `${signature},x=1` }),
      () => ({ body, signature: pick(['', 't=,v1=', digest, `v1=${digest}`, `t=${time}`, `t=${time},v0=${digest}`]) }),
      () => signedEvent(event, time, pick(['whsec_other', 'whsec_', 'local', ' whsec_local'])),
      () => signedEvent(event, time + 10 + whole(100_000)),
      () => signedEvent(event, time - 301 - whole(100_000)),
    ]
    const stored = async () => [await everyRow(), await everyKey(), [...app.waiting]]
    const before = await stored()
    for (let tries = 0; tries < 1_000;) {
      // In turn, so that each kind comes about sixty times.
      const altered = await alterations[tries % alterations.length]!()
      if (altered.body === body && altered.signature === signature) continue
      tries += 1
      const reply = await postEvent(app, altered)
      expect(reply.status, `seed ${seed}, try ${tries}`).toBe(400)
    }
    expect(await stored()).toEqual(before)
    expect((await postEvent(app, { body, signature })).status).toBe(200)
  })
})

describe('an event', () => {
  it('ten times in a row and twenty times at once has one effect', async () => {
    const { person, customer } = await subscriber()
    await stripe.change(customer, { status: 'past_due' })
    app.waiting.length = 0
    const failed = about('invoice.payment_failed', customer)
    for (let times = 0; times < 10; times += 1) expect((await deliver(app, failed)).status).toBe(200)
    expect(app.waiting).toEqual([{ job: 'sendBillingMail', eventId: failed.id }])
    app.waiting.length = 0
    const again = about('invoice.payment_failed', customer)
    const replies = await Promise.all(Array.from({ length: 20 }, () => deliver(app, again)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(app.waiting).toEqual([{ job: 'sendBillingMail', eventId: again.id }])
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'active', billingStatus: 'past_due' })
    app.waiting.length = 0
  })

  it('is stored together with its effect, whichever call to D1, KV or the queue fails', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await sweepFaults(async () => {
      const person = await signUp(app)
      const [event] = await checkOut(app, person)
      const isStored = async () =>
        ((await everyRow()).billing_events as { id: string }[]).filter(({ id }) => id === event!.id).length
      return {
        watch: app.watch,
        async attempt() {
          const { status } = await deliver(app, event!)
          app.watch.fault = undefined
          const { subscriptionStatus } = await rowOf(app, person)
          expect([
            [0, 'free'],
            [1, 'active'],
          ]).toContainEqual([await isStored(), subscriptionStatus])
          if (status === 200) expect(subscriptionStatus).toBe('active')
        },
        async recover() {
          expect((await deliver(app, event!)).status).toBe(200)
          expect([await isStored(), await rowOf(app, person)]).toMatchObject([1, { subscriptionStatus: 'active' }])
        },
      }
    })
  })

  const cancelAt = seconds() + 30 * 86_400
  const begun = ['customer.subscription.created', 'customer.subscription.updated']
  it.each([
    {
      types: [...begun, 'invoice.paid', 'customer.subscription.paused', 'customer.subscription.resumed'],
      change: { status: 'active', cancel_at: cancelAt } as const,
      outcome: ['active', 'active', true, cancelAt * 1000],
    },
    {
      types: [...begun, 'invoice.payment_failed', 'invoice.payment_action_required', 'customer.subscription.deleted'],
      change: { status: 'canceled' } as const,
      outcome: ['free', 'canceled', false, seconds() * 1000],
    },
  ])('of each order of five has the same outcome: $change.status', async ({ types, change, outcome }) => {
    const { person, customer } = await subscriber()
    await stripe.change(customer, change)
    const before = outcome[0] === 'free' ? 'active' : 'free'
    const seed = Date.now() % 2 ** 32
    const { pick } = seededRandom(seed)
    const orders = ordersOf(types)
    expect(orders).toHaveLength(120)
    // Thirty of them, others each time.
    for (let times = 0; times < 30; times += 1) {
      const order = pick(orders)
      await changeRow(person.user.id, { subscriptionStatus: before, billingStatus: 'unpaid', subscriptionEndDate: 1 })
      for (const type of order) expect((await deliver(app, about(type, customer))).status).toBe(200)
      expect(await billingOfPerson(person), `${order.join()}, seed ${seed}`).toEqual(outcome)
    }
  })

  it('of a type that is not handled, or about a customer of others, changes nothing', async () => {
    const { person, customer } = await subscriber()
    for (const event of [
      about('customer.updated', customer),
      about('charge.refunded', customer),
      about('customer.subscription.updated', 'cus_of_others'),
      { id: 'evt_1', type: 'customer.subscription.updated', data: { object: {} } },
    ]) {
      expect((await deliver(app, event)).status).toBe(200)
      expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'free' })
    }
  })

  it('about a customer whose id was lost finds the person', async () => {
    const { person, events, customer } = await subscriber()
    await changeRow(person.user.id, { stripeCustomerId: null })
    await deliver(app, events[0]!)
    expect(await rowOf(app, person)).toMatchObject({ stripeCustomerId: customer, subscriptionStatus: 'active' })
  })

  it('about an account that was closed meanwhile leaves no row', async () => {
    const { person, events } = await subscriber()
    const { billing, users } = app.services
    const [user, before] = [(await users.find(person.user.id))!, await everyRow()]
    const read = { subscriptionStatus: 'active', billingStatus: 'active', subscriptionEndDate: null } as const
    const rest = { stripeSubscriptionId: null, cancelAtPeriodEnd: false, billingPeriodEnd: null, hadTrial: false }
    await changeRow(user.id, { deletionRequestedAt: 1 })
    const stored = await billing.storeWithEvent(
      user.id,
      { billing: { ...read, ...rest }, readAt: 5 },
      { id: events[0]!.id, mail: undefined },
    )
    expect(stored).toBe(false)
    expect(await billing.hasEvent(events[0]!.id)).toBe(false)
    await changeRow(user.id, { deletionRequestedAt: null })
    expect((await everyRow()).length).toBe(before.length)
  })

  it('about a customer whom Stripe does not know ends nothing, except the event of the deletion', async () => {
    const { person, customer, events } = await subscriber()
    await deliver(app, events[0]!)
    await app.services.payments!.deleteCustomer(customer)
    await deliver(app, about('customer.subscription.updated', customer))
    await person.client.post('/api/subscription/refresh')
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'active' })
    await deliver(app, about('customer.subscription.deleted', customer))
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'free' })
  })

  it('that ends an old subscription leaves a newer one alive', async () => {
    const { person, customer, events } = await subscriber()
    await deliver(app, events[0]!)
    await deliver(app, await stripe.change(customer, { status: 'canceled' }))
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'free', billingStatus: 'canceled' })
    app.clock.advance(minute)
    await checkOut(app, person)
    await deliver(app, about('customer.subscription.deleted', customer))
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'active', subscriptionEndDate: null })
  })

  it('that was read before another one is not stored after it', async () => {
    const { person } = await subscriber()
    const { billing } = app.services
    const read = { stripeSubscriptionId: null, cancelAtPeriodEnd: false, billingPeriodEnd: null, hadTrial: true }
    const ended = { ...read, subscriptionStatus: 'free', billingStatus: 'canceled', subscriptionEndDate: 5 } as const
    const open = { ...read, subscriptionStatus: 'active', billingStatus: 'active', subscriptionEndDate: null } as const
    await billing.store(person.user.id, { billing: ended, readAt: 2_000 })
    await billing.store(person.user.id, { billing: open, readAt: 1_000 })
    expect(await rowOf(app, person)).toMatchObject({ subscriptionStatus: 'free', billingReadAt: 2_000 })
  })

  it.each([
    ['cancel_at', { cancel_at: Date.UTC(2026, 11, 1) / 1000 }, Date.UTC(2026, 11, 1)],
    ['cancel_at_period_end', { cancel_at_period_end: true }, undefined],
  ])('with %s leaves Premium open until that date', async (_, change, date) => {
    const { person, customer } = await subscriber()
    await deliver(app, await stripe.change(customer, { status: 'active', ...change }))
    const row = await rowOf(app, person)
    expect(row).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: true })
    expect(row.subscriptionEndDate).toBe(date ?? app.clock.now() + 7 * day)
  })
})

describe('a mail about a subscription', () => {
  const subjectsTo = async ({ user }: TestPerson) => (await mailsTo(user)).map(({ subject }) => subject)

  it('comes before the first charge, once, and not for a trial that was cancelled', async () => {
    const { person, customer } = await subscriber()
    const ending = about('customer.subscription.trial_will_end', customer)
    await deliver(app, ending)
    await app.runWaiting()
    await deliver(app, ending)
    await app.runWaiting()
    expect(await subjectsTo(person)).toEqual(['Your Premium trial is nearly over'])
    const other = await subscriber()
    await stripe.change(other.customer, { cancel_at_period_end: true })
    await deliver(app, about('customer.subscription.trial_will_end', other.customer))
    await app.runWaiting()
    expect(await subjectsTo(other.person)).toEqual([])
  })

  it('has dates in the form that its reader chose', async () => {
    const { person, customer } = await subscriber()
    expect((await person.client.patch('/api/user/settings', { region: 'GB' })).status).toBe(200)
    await deliver(app, about('customer.subscription.trial_will_end', customer))
    await app.runWaiting()
    expect((await mailsTo(person.user))[0]!.text).toMatch(/ends on Saturday,? 28 November 2026\./)
  })

  it('about a payment that failed comes once for an invoice, however often its payment is tried', async () => {
    const { person, customer } = await subscriber()
    await stripe.change(customer, { status: 'past_due' })
    const failed = (invoice: string, type = 'invoice.payment_failed'): LocalEvent => ({
      id: `evt_${crypto.randomUUID()}`,
      type,
      data: { object: { customer, id: invoice } },
    })
    const first = failed('in_first')
    for (let time = 0; time < 5; time += 1) await deliver(app, first)
    await app.runWaiting()
    await Promise.all([1, 2, 3].map(() => deliver(app, failed('in_first'))))
    await deliver(app, failed('in_first', 'invoice.payment_action_required'))
    await app.runWaiting()
    expect(await subjectsTo(person)).toEqual(['A payment for Premium did not go through'])
    app.clock.advance(40 * day)
    await app.cron()
    await deliver(app, failed('in_first'))
    await app.runWaiting()
    expect(await subjectsTo(person)).toHaveLength(1)
    await deliver(app, failed('in_second'))
    await app.runWaiting()
    expect(await subjectsTo(person)).toHaveLength(2)
  })

  it('is sent by the sweep if the queue did not take it', async () => {
    const { person, customer } = await subscriber()
    await stripe.change(customer, { status: 'past_due' })
    await deliver(app, about('invoice.payment_failed', customer))
    app.waiting.length = 0
    await app.runAfter(10 * minute)
    expect(await subjectsTo(person)).toEqual(['A payment for Premium did not go through'])
  })
})

it('the daily run repairs each row that differs from Stripe, with a hundred others between them', async () => {
  const people = await Promise.all([subscriber(), subscriber()])
  const [first] = people.toSorted((one, other) => (one.customer < other.customer ? -1 : 1))
  const row = await rowOf(app, first!.person)
  const db = connect(realEnv.DB)
  const others = Array.from({ length: 100 }, (_, index) => ({
    ...row,
    ...{ id: `${row.id}-${index}`, stripeCustomerId: `${first!.customer}-${index}`, deletionRequestedAt: 1 },
    ...{ usernameKey: null, email: null, phone: null, stripeSubscriptionId: null },
  }))
  await Promise.all(others.map((other) => db.insert(users).values(other)))
  app.waiting.length = 0
  await app.cron('17 3 * * *')
  await app.runWaiting()
  for (const { person } of people) expect(await billingOfPerson(person)).toEqual(['active', 'trialing', false, null])
  // What is right is not written again.
  const before = await everyRow()
  await app.cron('17 3 * * *')
  await app.runWaiting()
  expect(await everyRow()).toEqual(before)
})

it.each(['POST /api/subscription/refresh', 'GET /api/billing/portal'])('%s is limited per person', async (call) => {
  const strict = createTestApp({ limits: { billingCallsPerPerson: 2 }, clock: app.clock })
  const person = await signUp(strict)
  await checkOut(strict, person)
  const [method, path] = call.split(' ') as ['GET' | 'POST', string]
  const statuses = []
  for (let i = 0; i < 3; i += 1)
    statuses.push((await (method === 'GET' ? person.client.get(path) : person.client.post(path))).status)
  expect(statuses).toEqual([200, 200, 429])
})

it('the portal is opened for a person with a customer, and returns to the subscription', async () => {
  const { person, customer } = await subscriber()
  const { url } = await (await person.client.get('/api/billing/portal')).json<{ url: string }>()
  expect(url).toBe(`${app.origin}/dev/billing-portal?customer=${customer}`)
  const without = await signUp(app)
  const refused = await without.client.get('/api/billing/portal')
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({ error: { code: 'billing.no_customer' } })
})

function replaceAt(text: string, index: number, character: string): string {
  return text.slice(0, index) + character + text.slice(index + 1)
}

function withInvalidUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  const at = bytes.findIndex((byte, index) => byte === 0xef && bytes[index + 1] === 0xbf)
  // One byte that is not UTF-8 is read as the same replacement character.
  return Uint8Array.from([...bytes.slice(0, at), 0xff, ...bytes.slice(at + 3)])
}

function ordersOf<T>(things: T[]): T[][] {
  if (things.length < 2) return [things]
  return things.flatMap((first, index) =>
    ordersOf(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  )
}
