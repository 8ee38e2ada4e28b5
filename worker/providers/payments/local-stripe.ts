/* Longer than 300 lines, since it stands in for all of Stripe that we call, with one state. */
import { price } from '#domain/plan'

export const localStripeAccount = {
  secretKey: 'sk_test_local',
  webhookSecret: 'whsec_local',
  priceId: 'price_premium_month',
  baseUrl: 'https://api.stripe.com',
}

/** What the bank of the person answers to the payment form. */
export type CardAnswer = 'accepted' | 'declined' | 'authentication_failed'

type Intent = { id: string; client_secret: string; status: string }
type LocalSubscription = ReturnType<typeof newSubscription>
type Customer = { id: string; object: 'customer'; name: string | null; email: string | null; metadata: FormTree }
/** What Stripe still knows of a customer who was deleted. */
type DeletedCustomer = { id: string; object: 'customer'; deleted: true }
/** Everything about one customer is one value, so that it changes as a whole. */
type Account = { customer: Customer; subscriptions: LocalSubscription[] }
export type LocalEvent = { id: string; type: string; data: { object: object } }

export type LocalStripe = ReturnType<typeof createLocalStripe>

const accountKey = (customerId: string) => `local-stripe:customer:${customerId}`
const secretKey = (clientSecret: string) => `local-stripe:secret:${clientSecret}`
const callKey = (key: string) => `local-stripe:call:${key}`
const day = 24 * 60 * 60
const month = 30 * day

const newName = (prefix: string) => `${prefix}_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`

type NewSubscription = { customer: string; created: number; trialDays: number; clientSecret: string }

function newSubscription({ customer, created, trialDays, clientSecret }: NewSubscription) {
  const hasTrial = trialDays > 0
  const periodEnd = created + (hasTrial ? trialDays * day : month)
  const intent: Intent = { id: newName('seti'), client_secret: clientSecret, status: 'requires_payment_method' }
  const payment = { client_secret: clientSecret, type: 'payment_intent' }
  return {
    id: newName('sub'),
    object: 'subscription',
    customer,
    status: hasTrial ? 'trialing' : 'incomplete',
    created,
    billing_mode: { type: 'flexible' },
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    ended_at: null as number | null,
    trial_start: hasTrial ? created : null,
    trial_end: hasTrial ? periodEnd : null,
    default_payment_method: null as string | null,
    items: {
      object: 'list',
      data: [{ id: newName('si'), current_period_start: created, current_period_end: periodEnd }],
    },
    pending_setup_intent: hasTrial ? intent : null,
    latest_invoice: { id: newName('in'), confirmation_secret: hasTrial ? null : payment },
  }
}

class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** One call at a time, also between requests: a value of KV is read, changed and written. */
let turn: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work)
  turn = result.catch(() => {})
  return result
}

/**
 * Stripe as a local run meets it: its API behind the same SDK, and its signed events, so that everything from our button
 * to the plan is the code that runs in production. `check` finds what Stripe would refuse in the parameters of a call.
 */
export function createLocalStripe({
  kv,
  now,
  check = () => undefined,
}: {
  kv: KVNamespace
  now: () => number
  check?: (call: string, parameters: FormTree) => string | undefined
}) {
  const seconds = () => Math.floor(now() / 1000)
  const read = async (customerId: string): Promise<Account> => {
    const account = await kv.get<Account | { customer: DeletedCustomer }>(accountKey(customerId), 'json')
    if (!account || 'deleted' in account.customer)
      throw new Refusal(404, 'resource_missing', `No such customer: '${customerId}'`)
    return account as Account
  }
  const write = (account: Account) => kv.put(accountKey(account.customer.id), JSON.stringify(account))

  const find = async (subscriptionId: string) => {
    const customerId = await kv.get(`local-stripe:subscription:${subscriptionId}`)
    const account = customerId ? await read(customerId) : undefined
    const subscription = account?.subscriptions.find(({ id }) => id === subscriptionId)
    if (!account || !subscription)
      throw new Refusal(404, 'resource_missing', `No such subscription: '${subscriptionId}'`)
    return { account, subscription }
  }

  const end = (subscription: LocalSubscription) => {
    subscription.status = 'canceled'
    subscription.ended_at = seconds()
  }

  const startSubscription = async (parameters: FormTree): Promise<LocalSubscription> => {
    const account = await read(String(parameters.customer))
    const item = (parameters.items as FormTree)?.['0'] as FormTree | undefined
    if (item?.price !== localStripeAccount.priceId)
      throw new Refusal(400, 'resource_missing', `No such price: '${String(item?.price)}'`)
    const trialDays = Number(parameters.trial_period_days ?? 0)
    const clientSecret = newName(trialDays > 0 ? 'seti' : 'pi') + '_secret_local'
    const subscription = newSubscription({ customer: account.customer.id, created: seconds(), trialDays, clientSecret })
    const { id } = subscription
    account.subscriptions.unshift(subscription)
    await kv.put(secretKey(clientSecret), id)
    await kv.put(`local-stripe:subscription:${id}`, account.customer.id)
    await write(account)
    return subscription
  }

  /** Each call with its path; `*` is an id. */
  const calls: Record<string, (parameters: FormTree, id: string) => Promise<object>> = {
    'POST /v1/customers': async ({ metadata = {}, name = null, email = null }) => {
      const customer = { id: newName('cus'), object: 'customer', name, email, metadata } as Customer
      await write({ customer, subscriptions: [] })
      return customer
    },
    'POST /v1/customers/*': async ({ name, email }, id) => {
      const account = await read(id)
      Object.assign(account.customer, { ...(name && { name }), ...(email && { email }) })
      await write(account)
      return account.customer
    },
    'GET /v1/customers/*': async (_, id) => {
      const account = await kv.get<Account | { customer: DeletedCustomer }>(accountKey(id), 'json')
      return account?.customer ?? (await read(id)).customer
    },
    'DELETE /v1/customers/*': async (_, id) => {
      await read(id)
      const customer: DeletedCustomer = { id, object: 'customer', deleted: true }
      await kv.put(accountKey(id), JSON.stringify({ customer }))
      return customer
    },
    'POST /v1/subscriptions': startSubscription,
    'GET /v1/subscriptions': async ({ customer }) => {
      const { subscriptions } = await read(String(customer))
      return { object: 'list', url: '/v1/subscriptions', has_more: false, data: subscriptions }
    },
    'GET /v1/subscriptions/*': async (_, id) => (await find(id)).subscription,
    'DELETE /v1/subscriptions/*': async (_, id) => {
      const { account, subscription } = await find(id)
      if (subscription.status === 'canceled')
        throw new Refusal(404, 'resource_missing', `No such subscription: '${id}'`)
      end(subscription)
      await write(account)
      return subscription
    },
    'POST /v1/billing_portal/sessions': async ({ customer, return_url: returnUrl }) => {
      await read(String(customer))
      const url = `${new URL(String(returnUrl)).origin}/dev/billing-portal?customer=${String(customer)}`
      return { id: newName('bps'), object: 'billing_portal.session', url }
    },
  }

  const answer = async (request: Request): Promise<Response> => {
    if (request.headers.get('Authorization') !== `Bearer ${localStripeAccount.secretKey}`)
      return refusal(new Refusal(401, 'api_key_invalid', 'Invalid API Key provided'))
    const { pathname, search } = new URL(request.url)
    const id = /^\/v1\/(?:customers|subscriptions)\/([^/]+)$/.exec(pathname)?.[1] ?? ''
    const call = `${request.method} ${id ? pathname.replace(id, '*') : pathname}`
    const handle = calls[call]
    if (!handle) return refusal(new Refusal(404, 'url_invalid', `Unrecognized request URL (${call})`))
    const form = request.method === 'POST' ? new TextDecoder().decode(await request.arrayBuffer()) : search.slice(1)
    const parameters = readStripeForm(form)
    const fault = check(call, parameters)
    if (fault) return refusal(new Refusal(400, 'parameter_unknown', fault))
    const key = request.headers.get('Idempotency-Key')
    return inTurn(async () => {
      const known = key ? await kv.get<{ form: string; status: number; body: object }>(callKey(key), 'json') : null
      if (known && known.form !== form)
        return refusal(new Refusal(400, 'idempotency_key_in_use', 'Keys can only be used with the same parameters'))
      if (known) return Response.json(known.body, { status: known.status, headers: { 'Idempotent-Replayed': 'true' } })
      const made = await handle(parameters, id).then(
        (object) => Response.json(withExpanded(object, Object.values(parameters.expand ?? {}).map(String))),
        (error) => {
          if (error instanceof Refusal) return refusal(error)
          throw error
        },
      )
      const kept = { form, status: made.status, body: await made.clone().json() }
      if (key) await kv.put(callKey(key), JSON.stringify(kept), { expirationTtl: day })
      return made
    })
  }

  const eventAbout = (type: string, object: object): LocalEvent => ({ id: newName('evt'), type, data: { object } })
  const changed = (subscription: LocalSubscription) =>
    eventAbout('customer.subscription.updated', withExpanded(subscription, []))

  return {
    /** Answers in place of Stripe's servers. */
    fetch: ((input: RequestInfo, init?: RequestInit) => answer(new Request(input, init))) as typeof fetch,

    /** What Stripe's form in the browser does with a client secret. Returns what Stripe then reports. */
    confirm: (clientSecret: string, card: CardAnswer) =>
      inTurn(async (): Promise<{ isConfirmed: boolean; events: LocalEvent[] }> => {
        const subscriptionId = await kv.get(secretKey(clientSecret))
        if (!subscriptionId) throw new Refusal(404, 'resource_missing', 'No such intent')
        const { account, subscription } = await find(subscriptionId)
        const isPayment = subscription.pending_setup_intent === null
        if (card !== 'accepted') {
          const failed = isPayment ? 'invoice.payment_failed' : 'setup_intent.setup_failed'
          const object = { id: subscription.latest_invoice.id, customer: subscription.customer }
          return { isConfirmed: false, events: [eventAbout(failed, object)] }
        }
        subscription.default_payment_method = newName('pm')
        subscription.pending_setup_intent = null
        if (isPayment) {
          subscription.status = 'active'
          subscription.latest_invoice.confirmation_secret = null
        }
        await write(account)
        const paid = {
          id: subscription.latest_invoice.id,
          customer: subscription.customer,
          amount_paid: price.amountCents,
        }
        return {
          isConfirmed: true,
          events: [changed(subscription), ...(isPayment ? [eventAbout('invoice.paid', paid)] : [])],
        }
      }),

    /** What the billing portal and the passing of time do to the newest subscription of a customer. */
    change: (customerId: string, changes: Partial<LocalSubscription>) =>
      inTurn(async (): Promise<LocalEvent> => {
        const account = await read(customerId)
        const subscription = account.subscriptions[0]
        if (!subscription) throw new Refusal(404, 'resource_missing', 'No subscription')
        Object.assign(subscription, changes)
        if (subscription.status === 'canceled') end(subscription)
        await write(account)
        return subscription.status === 'canceled'
          ? eventAbout('customer.subscription.deleted', withExpanded(subscription, []))
          : changed(subscription)
      }),

    failedPayment: (customerId: string) => eventAbout('invoice.payment_failed', { customer: customerId }),
    find: (customerId: string) => inTurn(() => read(customerId)),
    sign: (event: LocalEvent) => signedEvent(event, seconds()),
  }
}

/** Other objects inside a subscription are ids unless the call asked for them. */
function withExpanded(object: object, expand: string[], prefix = ''): object {
  if ('data' in object && Array.isArray(object.data))
    return { ...object, data: object.data.map((item: object) => withExpanded(item, expand, 'data.')) }
  if (!('latest_invoice' in object)) return object
  const { pending_setup_intent: setup, latest_invoice: invoice, ...rest } = object as LocalSubscription
  const has = (path: string) => expand.some((asked) => `${asked}.`.startsWith(`${prefix}${path}.`))
  const { confirmation_secret: secret, ...bare } = invoice
  return {
    ...rest,
    pending_setup_intent: has('pending_setup_intent') ? setup : (setup?.id ?? null),
    latest_invoice: has('latest_invoice')
      ? { ...bare, ...(has('latest_invoice.confirmation_secret') && { confirmation_secret: secret }) }
      : invoice.id,
  }
}

function refusal({ status, code, message }: Refusal): Response {
  const type =
    status === 401
      ? 'authentication_error'
      : code.startsWith('idempotency')
        ? 'idempotency_error'
        : 'invalid_request_error'
  return Response.json({ error: { type, code, message } }, { status })
}

/** The body and the signature header of a webhook. */
export async function signedEvent(
  event: object,
  time: number,
  secret: string = localStripeAccount.webhookSecret,
): Promise<{ body: string; signature: string }> {
  const body = JSON.stringify({ object: 'event', ...event })
  const { default: Stripe } = await import('stripe')
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp: time })
  return { body, signature }
}

/** Bracketed form parameters as a tree: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export type FormTree = { [name: string]: string | FormTree }

export function readStripeForm(form: string): FormTree {
  const tree: FormTree = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop()!
    let at = tree
    for (const part of path) at = (at[part] ??= {}) as FormTree
    at[last] = value
  }
  return tree
}
