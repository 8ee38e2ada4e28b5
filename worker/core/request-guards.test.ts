import { describe, expect, it } from 'vitest'
import { newRegistration, signUp } from '../testing/people.ts'
import { createTestApp, registeredCalls } from '../testing/test-app.ts'

const app = createTestApp()
const unsafe = registeredCalls(app).filter(({ method }) => method !== 'GET')

/** Called by other machines, which prove themselves in another way. Each name here is a decision. */
const calledFromElsewhere = [
  'POST /api/auth/apple/callback',
  'POST /api/sms/inbound',
  'POST /api/sms/status',
  'POST /api/stripe/webhook',
  'POST /api/unsubscribe',
]
const calledByOurPages = unsafe.filter(({ call }) => !calledFromElsewhere.includes(call))

describe('the origin of a change', () => {
  it.each(calledByOurPages)('$call is refused from another site with any content type', async ({ method, path }) => {
    const { client } = await signUp(app)
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await client.request(
        method,
        path,
        {},
        { headers: { Origin: 'https://evil.test', 'Content-Type': type } },
      )
      expect([reply.status, await reply.json()]).toEqual([
        403,
        { error: { code: 'request.foreign_origin', message: 'This request came from another site.' } },
      ])
    }
  })

  it.each([
    'null',
    'https://firstlight.test.evil.test',
    'http://firstlight.test',
    'https://sub.firstlight.test',
    'https://firstlight.test:8443',
  ])('is not %s', async (origin) => {
    expect((await app.client().post('/api/logout', {}, { headers: { Origin: origin } })).status).toBe(403)
  })

  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{}, 200],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('is read from %j if the browser sends no Origin header', async (headers, status) => {
    const request = new Request('https://firstlight.test/api/logout', {
      method: 'POST',
      headers: headers as Record<string, string>,
    })
    expect((await app.fetch(request)).status).toBe(status)
  })

  it('is compared with the configured address, not with the Host header', async () => {
    const request = (origin: string) =>
      new Request('https://evil.test/api/logout', { method: 'POST', headers: { Origin: origin, Host: 'evil.test' } })
    expect((await app.fetch(request('https://evil.test'))).status).toBe(403)
    expect((await app.fetch(request('https://firstlight.test'))).status).toBe(200)
  })

  it('is not checked for a read', async () => {
    const { client } = await signUp(app)
    expect((await client.get('/api/user', { headers: { Origin: 'https://evil.test' } })).status).toBe(200)
  })
})

describe('a body', () => {
  const registration = () => JSON.stringify({ ...newRegistration(), padding: 'x'.repeat(64 * 1024) })

  it('of more than 64 KB is too large', async () => {
    const reply = await app.client().post('/api/register', undefined, {
      body: registration(),
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(registration().length) },
    })
    expect([reply.status, await reply.json()]).toEqual([
      413,
      { error: { code: 'request.too_large', message: expect.any(String) } },
    ])
  })

  it('without a Content-Length is measured while it is read', async () => {
    let sent = 0
    const chunked = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new TextEncoder().encode(' '.repeat(8 * 1024)))
        if (sent === 1_000) controller.close()
      },
    })
    const reply = await app
      .client()
      .post('/api/register', undefined, { body: chunked, headers: { 'Content-Type': 'application/json' } })
    expect(reply.status).toBe(413)
    expect(sent).toBeLessThan(20)
  })

  it('of 64 KB is accepted, in one chunk or many', async () => {
    const written = JSON.stringify(newRegistration())
    const padded = written + ' '.repeat(64 * 1024 - written.length)
    expect(
      (
        await app
          .client()
          .post('/api/register', undefined, { body: padded, headers: { 'Content-Type': 'application/json' } })
      ).status,
    ).toBe(201)
    const again = JSON.stringify(newRegistration())
    const chunked = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const letter of again) controller.enqueue(new TextEncoder().encode(letter))
        controller.close()
      },
    })
    expect(
      (
        await app
          .client()
          .post('/api/register', undefined, { body: chunked, headers: { 'Content-Type': 'application/json' } })
      ).status,
    ).toBe(201)
  })

  it.each(calledByOurPages)('of $call is JSON or nothing', async ({ method, path }) => {
    const { client } = await signUp(app)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ]) {
      const reply = await client.request(method, path, {}, { headers: { 'Content-Type': type } })
      expect([type, reply.status, await reply.json()]).toEqual([
        type,
        415,
        { error: { code: 'request.not_json', message: 'Please send JSON.' } },
      ])
    }
  })

  it.each(['{"username":', 'nonsense', '', '\u0000'])(
    'that is not the JSON it claims to be (%j) is 400',
    async (body) => {
      const reply = await app
        .client()
        .post('/api/login', undefined, { body, headers: { 'Content-Type': 'application/json' } })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ error: { code: 'request.invalid' } })
    },
  )

  it('may have keys such as __proto__, which are ignored', async () => {
    const { client, user } = await signUp(app)
    const patch = (body: string) =>
      client.patch('/api/user/settings', undefined, { body, headers: { 'Content-Type': 'application/json' } })
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const reply = await patch(`{"name":"Ada","${key}":{"isEmployee":true,"subscriptionStatus":"active"}}`)
      expect([200, 400]).toContain(reply.status)
    }
    expect(await (await client.get('/api/user')).json()).toMatchObject({
      id: user.id,
      isEmployee: false,
      subscriptionStatus: 'free',
    })
    expect(({} as { isEmployee?: boolean }).isEmployee).toBeUndefined()
    expect(await (await patch('{"constructor":1}')).json()).toMatchObject({
      error: { fields: { constructor: 'This cannot be changed here' } },
    })
  })
})

it('counts a flood by address before anything else, and says how long to wait', async () => {
  const seen: string[] = []
  const flooded = createTestApp({
    services: {
      floodGuard: {
        limit: async ({ key }) => {
          seen.push(key)
          return { success: false }
        },
      },
    },
  })
  flooded.watch.begin()
  const reply = await flooded
    .client({ address: '2001:db8::7' })
    .get('/api/user', { headers: { 'X-Forwarded-For': '198.51.100.1' } })
  expect([reply.status, reply.headers.get('Retry-After'), seen]).toEqual([429, '60', ['2001:db8:0:0::/64']])
  expect(flooded.watch.calls).toEqual([])
})

it('counts what begins with a visitor by a closer limit, before D1 and KV', async () => {
  const full = { limit: async () => ({ success: false }) }
  const closed = createTestApp({ services: { visitorGuard: full } })
  const ofVisitors = registeredCalls(closed).filter(
    ({ path }) => path.startsWith('/api/auth/') || /^\/api\/(login|register|demo-response|contact)$/.test(path),
  )
  expect(ofVisitors).toHaveLength(16)
  closed.watch.begin()
  for (const { call, method, path } of registeredCalls(closed)) {
    const { status } = await closed.client().request(method, path)
    const isOfVisitors = ofVisitors.some((one) => one.call === call)
    expect([call, status === 429]).toEqual([call, isOfVisitors])
    if (isOfVisitors) expect(closed.watch.calls).toEqual([])
    closed.watch.begin()
  }
})
