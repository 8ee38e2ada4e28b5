import { expect, it } from 'vitest'
import { realEnv } from '../../testing/real-env.ts'
import { createLocalStripe, localStripeAccount } from './local-stripe.ts'
import { createStripePayments } from './stripe.payments.ts'

const now = Date.now
const local = createLocalStripe({ kv: realEnv.KV, now })

async function ask(method: string, path: string, form?: Record<string, string>, key?: string) {
  const reply = await local.fetch(`https://api.stripe.com${path}`, {
    method,
    headers: { Authorization: `Bearer ${localStripeAccount.secretKey}`, ...(key && { 'Idempotency-Key': key }) },
    ...(form && { body: new URLSearchParams(form).toString() }),
  })
  return { status: reply.status, body: await reply.json<Record<string, unknown>>() }
}
const newCustomer = async () => (await ask('POST', '/v1/customers', {})).body.id as string
const price = { 'items[0][price]': localStripeAccount.priceId }

it('expands only what the call asks for', async () => {
  const customer = await newCustomer()
  const trial = { customer, ...price, trial_period_days: '7' }
  const created = await ask('POST', '/v1/subscriptions', trial)
  expect(created.body).toMatchObject({
    pending_setup_intent: expect.stringMatching(/^seti_/),
    latest_invoice: expect.stringMatching(/^in_/),
  })
  const path = `/v1/subscriptions/${String(created.body.id)}`
  expect((await ask('GET', `${path}?expand[0]=latest_invoice`)).body.latest_invoice).toEqual({
    id: expect.stringMatching(/^in_/),
  })
  const both = '?expand[0]=latest_invoice.confirmation_secret&expand[1]=pending_setup_intent'
  expect((await ask('GET', path + both)).body).toMatchObject({
    pending_setup_intent: { client_secret: expect.any(String) },
    latest_invoice: { confirmation_secret: null },
  })
  const list = async (query: string) =>
    ((await ask('GET', `/v1/subscriptions?customer=${customer}${query}`)).body.data as object[])[0]
  expect(await list('')).toMatchObject({ pending_setup_intent: expect.any(String) })
  expect(await list('&expand[0]=data.pending_setup_intent')).toMatchObject({
    pending_setup_intent: { status: expect.any(String) },
  })
})

it('repeats a refusal for the same key, and not for another', async () => {
  const customer = await newCustomer()
  const key = crypto.randomUUID()
  const wrong = { customer, 'items[0][price]': 'price_wrong' }
  const first = await ask('POST', '/v1/subscriptions', wrong, key)
  expect(first).toMatchObject({ status: 400, body: { error: { code: 'resource_missing' } } })
  expect(await ask('POST', '/v1/subscriptions', wrong, key)).toEqual(first)
  expect((await ask('POST', '/v1/subscriptions', { customer, ...price }, key)).status).toBe(400)
  expect((await ask('POST', '/v1/subscriptions', { customer, ...price }, crypto.randomUUID())).status).toBe(200)
})

it('keeps a refusal although its cause is gone', async () => {
  const key = crypto.randomUUID()
  const customer = `cus_${key}`
  const trial = { customer, ...price }
  expect((await ask('POST', '/v1/subscriptions', trial, key)).status).toBe(404)
  await realEnv.KV.put(
    `local-stripe:customer:${customer}`,
    JSON.stringify({ customer: { id: customer }, subscriptions: [] }),
  )
  expect((await ask('POST', '/v1/subscriptions', trial, key)).status).toBe(404)
})

it('knows that a customer was deleted', async () => {
  const id = await newCustomer()
  const payments = createStripePayments(localStripeAccount, { now, fetch: local.fetch })
  await payments.deleteCustomer(id)
  expect(await ask('GET', `/v1/customers/${id}`)).toEqual({
    status: 200,
    body: { id, object: 'customer', deleted: true },
  })
  expect((await ask('POST', `/v1/customers/${id}`, { name: 'Ada' })).status).toBe(404)
  expect((await ask('DELETE', `/v1/customers/${id}`)).status).toBe(404)
  expect(await payments.ownerOf(id)).toBeUndefined()
  expect(await payments.changeCustomer(id, { name: 'Ada', email: null })).toBe(false)
})
