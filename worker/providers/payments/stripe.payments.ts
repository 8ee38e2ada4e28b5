import type Stripe from 'stripe'
import type { Subscription } from '#domain/billing'
import type { BillingStatus } from '#domain/user'
import { paymentsUnavailable, VendorFault } from '../../core/errors.ts'
import type { ConfigOf } from '../../core/config.ts'
import type { Checkout, Payments } from './payments.ts'

/** For one call; a call that Stripe has not answered is made twice more with the same key. */
const longestCall = 10_000
const retries = 2

/** Large, and needed by few requests: it is started by the first of them. */
const library = async () => (await import('stripe')).default

type Options = { now: () => number; fetch?: typeof fetch; retries?: number }

/** Stripe through its SDK. */
export function createStripePayments(
  { secretKey, webhookSecret, priceId, baseUrl }: Omit<ConfigOf<'stripe'>, 'publishableKey'>,
  { now, fetch: send = (input, init) => fetch(input, init), retries: maxNetworkRetries = retries }: Options,
): Payments {
  const { protocol, hostname, port } = new URL(baseUrl)
  let made: Stripe | undefined
  async function client(): Promise<Stripe> {
    const Library = await library()
    return (made ??= new Library(secretKey, {
      httpClient: Library.createFetchHttpClient(send),
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      timeout: longestCall,
      maxNetworkRetries,
      telemetry: false,
    }))
  }
  async function call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await client()
    return work(stripe).catch(refuse)
  }
  async function unlessMissing<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
    const stripe = await client()
    return work(stripe).catch(async (error) => ((await isMissing(error)) ? undefined : refuse(error)))
  }
  return {
    async createCustomer(userId, idempotencyKey) {
      const { id } = await call((stripe) => stripe.customers.create({ metadata: { userId } }, { idempotencyKey }))
      return id
    },

    async changeCustomer(customerId, { name, email }) {
      const changed = await unlessMissing((stripe) =>
        stripe.customers.update(customerId, { name, ...(email && { email }) }),
      )
      return changed !== undefined
    },

    async ownerOf(customerId) {
      const customer = await unlessMissing((stripe) => stripe.customers.retrieve(customerId))
      return customer && !customer.deleted ? customer.metadata.userId : undefined
    },

    async deleteCustomer(customerId) {
      await unlessMissing((stripe) => stripe.customers.del(customerId))
    },

    async listSubscriptions(customerId) {
      const page = await unlessMissing((stripe) =>
        stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.pending_setup_intent'],
        }),
      )
      return page?.data.map(subscriptionOf)
    },

    async startSubscription({ customerId, trialDays }, idempotencyKey) {
      const created = await call((stripe) =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: priceId }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            ...(trialDays > 0 && {
              trial_period_days: trialDays,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }),
            expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
          },
          { idempotencyKey: `${idempotencyKey}:${priceId}` },
        ),
      )
      const checkout = checkoutOf(created)
      if (!checkout) throw new Error('The new subscription has nothing to confirm')
      return checkout
    },

    async findCheckout(subscriptionId) {
      return checkoutOf(
        await call((stripe) =>
          stripe.subscriptions.retrieve(subscriptionId, {
            expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
          }),
        ),
      )
    },

    async endSubscription(subscriptionId) {
      await unlessMissing((stripe) => stripe.subscriptions.cancel(subscriptionId))
    },

    async openPortal(customerId, returnUrl) {
      const { url } = await call((stripe) =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      )
      return url
    },

    async readEvent({ body, signature = '' }) {
      const text = decodeStrictly(body)
      if (text === undefined || !isStrictSignature(signature, now())) return undefined
      try {
        const { webhooks } = await client()
        const event = await webhooks.constructEventAsync(text, signature, webhookSecret, undefined, undefined, now())
        const { customer, id } = event.data.object as { customer?: unknown; id?: unknown }
        return {
          id: event.id,
          type: event.type,
          customerId: textOrNone(customer),
          invoiceId: event.type.startsWith('invoice.') ? textOrNone(id) : undefined,
        }
      } catch {
        return undefined
      }
    },
  }
}

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined)

const secondsOfDay = 86_400
const milliseconds = (seconds: number | null | undefined) => (seconds == null ? null : seconds * 1000)

function subscriptionOf(subscription: Stripe.Subscription): Subscription {
  const { id, status, created, items, pending_setup_intent: setup, default_payment_method: method } = subscription
  // The periods are those of the one item.
  const item = items.data[0]
  const periodEnd = milliseconds(item?.current_period_end)
  const isSetUp = setup && typeof setup === 'object' ? setup.status === 'succeeded' : status !== 'canceled'
  return {
    id,
    status: status as BillingStatus,
    createdAt: created * 1000,
    periodStart: milliseconds(item?.current_period_start),
    periodEnd,
    hasPaymentMethod: method !== null || isSetUp,
    hasTrial: subscription.trial_start !== null,
    // With flexible billing the portal sets `cancel_at`, otherwise the flag.
    endsAt: milliseconds(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
    endedAt: milliseconds(subscription.ended_at),
  }
}

function checkoutOf({
  pending_setup_intent: setup,
  latest_invoice: invoice,
  trial_start: trialStart,
  trial_end: trialEnd,
}: Stripe.Subscription): Checkout | undefined {
  const trialDays = trialStart === null || trialEnd === null ? 0 : Math.round((trialEnd - trialStart) / secondsOfDay)
  if (setup && typeof setup === 'object' && setup.client_secret && setup.status !== 'succeeded')
    return { clientSecret: setup.client_secret, intent: 'setup', trialDays }
  const secret = invoice && typeof invoice === 'object' ? invoice.confirmation_secret?.client_secret : undefined
  return secret ? { clientSecret: secret, intent: 'payment', trialDays } : undefined
}

async function isMissing(error: unknown): Promise<boolean> {
  const { errors } = await library()
  return error instanceof errors.StripeError && error.code === 'resource_missing'
}

/** Stripe's message can quote the address of a customer, so only the kind of the error is passed on. */
async function refuse(error: unknown): Promise<never> {
  const { errors } = await library()
  if (!(error instanceof errors.StripeError)) throw error instanceof Error ? error : new Error(String(error))
  const cause = new Error(`Stripe: ${error.type}, ${error.code ?? 'no code'}, status ${error.statusCode ?? 'none'}`)
  if (error.statusCode !== undefined && error.statusCode >= 500) throw new VendorFault(cause.message)
  throw paymentsUnavailable(cause)
}

/** Seconds. The clocks of Stripe and of the platform differ a little. */
const longestAhead = 5
const longestAgo = 300

/**
 * The signature header, if it has exactly the form in which Stripe writes it: one time without leading zeros, one `v1`,
 * and in test mode one `v0`. Stripe's library also accepts other forms, more than one time, and times in the future.
 */
function isStrictSignature(header: string, now: number): boolean {
  const time = /^t=([1-9]\d{9}),v1=[0-9a-f]{64}(?:,v0=[0-9a-f]{64})?$/.exec(header)?.[1]
  if (!time) return false
  const age = now / 1000 - Number(time)
  return age <= longestAgo && age >= -longestAhead
}

/** Strict: bytes that are not UTF-8 would be read as the replacement character, and a byte order mark as nothing. */
function decodeStrictly(body: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}
