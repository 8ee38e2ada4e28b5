import { describe, expect, it } from 'vitest'
import { callAccess, calls } from '#domain/access'
import { roles, type Role } from '#domain/plan'
import { signUpAs } from '../../../testing/people.ts'
import { createTestApp, registeredCalls, type TestApp } from '../../../testing/test-app.ts'

const app = createTestApp()
const registered = registeredCalls(app)

const clientOf = async (role: Role, on: TestApp) =>
  role === 'visitor' ? on.client() : (await signUpAs(on, role)).client

async function outcomeFor(role: Role, { call, method, path }: { call: string; method: string; path: string }) {
  const client = await clientOf(role, app)
  const reply = await client.request(method, path.replaceAll(/:\w+/g, 'absent'), method === 'GET' ? undefined : {})
  const body = await reply.text()
  if (reply.status === 401 && body.includes('"auth.not_signed_in"')) return 'notSignedIn'
  if (reply.status === 404 && body.includes('"request.not_found"') && calls[call]?.access === 'employee')
    return 'notFound'
  if (reply.status === 403 && body.includes('"plan.needs_premium"')) return 'needsPremium'
  return reply.status < 500 ? 'allowed' : `${reply.status}: ${body}`
}

describe('every registered call', () => {
  it('is found', () => {
    expect(registered.map(({ call }) => call)).toContain('GET /api/user')
    expect(registered.length).toBeGreaterThan(5)
  })

  it.each(registered)('$call is authorized for each role as the table says', async ({ call, method, path }) => {
    const outcomes = await Promise.all(
      roles.map(async (role) => [role, await outcomeFor(role, { call, method, path })]),
    )
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(roles.map((role) => [role, callAccess(call, role)])),
    )
  })

  it('is the only kind of call that the table lists', () => {
    const names = registered.map(({ call }) => call)
    expect(Object.keys(calls).filter((call) => !names.includes(call))).toEqual([])
  })
})

describe('a person beyond the limit of all calls', () => {
  const floodGuard = { limit: async ({ key }: RateLimitOptions) => ({ success: !key.startsWith('person:') }) }
  const flooded = createTestApp({ services: { floodGuard } })

  it.each(registered.filter(({ call }) => calls[call]?.access !== 'everyone'))(
    'is 429 at $call, and nothing of the journal is read',
    async ({ method, path }) => {
      const { client } = await signUpAs(flooded, 'premium')
      flooded.watch.begin()
      const reply = await client.request(method, path.replaceAll(/:\w+/g, 'absent'), method === 'GET' ? undefined : {})
      expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '60'])
      const sent = flooded.watch.of('d1').flatMap(({ sql }) => sql)
      expect(sent.filter((statement) => !/from "sessions"|from "users"/.test(statement))).toEqual([])
    },
  )
})

describe('a cookie without a session', () => {
  it.each(registered.filter(({ call }) => calls[call]?.access !== 'everyone'))(
    'is 401 at $call, or 404 if the call is for employees',
    async ({ call, method, path }) => {
      const client = app.client()
      client.cookies.set('__Host-firstlight_session', 'A'.repeat(43))
      const reply = await client.request(method, path.replaceAll(/:\w+/g, 'absent'), method === 'GET' ? undefined : {})
      expect(reply.status).toBe(calls[call]?.access === 'employee' ? 404 : 401)
    },
  )
})

it('answers a path below /api that no route knows with a JSON 404 for every role', async () => {
  for (const role of ['visitor', 'premium'] as const) {
    const client = await clientOf(role, app)
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api'],
      ['GET', '/api/'],
      ['PUT', '/api/user'],
      ['POST', '/api/user/'],
      ['OPTIONS', '/api/login'],
    ] as const) {
      const reply = await client.request(method, path)
      expect(reply.status, `${method} ${path}`).toBe(404)
      expect(await reply.json()).toEqual({ error: { code: 'request.not_found', message: 'There is nothing here.' } })
    }
  }
})

it('answers HEAD as it answers GET, without the body', async () => {
  expect((await app.client().request('HEAD', '/api/user')).status).toBe(401)
  const { client } = await signUpAs(app, 'free')
  const reply = await client.request('HEAD', '/api/user')
  expect([reply.status, await reply.text()]).toEqual([200, ''])
})
