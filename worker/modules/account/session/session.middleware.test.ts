import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { callAccess } from '#domain/calls'
import { roles, type Role } from '#domain/plan'
import { errorReply } from '../../../core/error-reply.ts'
import { findCall } from '../../../core/request-guards.ts'
import { signUpAs } from '../../../testing/people.ts'
import { createTestApp, registeredCalls, type TestApp } from '../../../testing/test-app.ts'
import { authorize, type SessionEnv } from './session.middleware.ts'

const app = createTestApp()
const registered = registeredCalls(app)

const clientOf = async (role: Role, on: TestApp) =>
  role === 'visitor' ? on.client() : (await signUpAs(on, role)).client

async function outcomeFor(role: Role, { line, method, path }: (typeof registered)[number]) {
  const client = await clientOf(role, app)
  const reply = await client.request(method, path.replaceAll(/:\w+/g, 'absent'), method === 'GET' ? undefined : {})
  const body = await reply.text()
  if (reply.status === 401 && body.includes('"auth.not_signed_in"')) return 'notSignedIn'
  if (reply.status === 404 && body.includes('"request.not_found"') && line.who === 'employee') return 'notFound'
  if (reply.status === 403 && body.includes('"plan.needs_premium"')) return 'needsPremium'
  return reply.status < 500 ? 'allowed' : `${reply.status}: ${body}`
}

describe('every registered call', () => {
  it('is found', () => {
    expect(registered.map(({ call }) => call)).toContain('GET /api/user')
    expect(registered.length).toBeGreaterThan(5)
  })

  it.each(registered)('$call is authorized for each role as the table says', async (called) => {
    const outcomes = await Promise.all(roles.map(async (role) => [role, await outcomeFor(role, called)]))
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(roles.map((role) => [role, callAccess(called.line, role)])),
    )
  })
})

describe('a person beyond the limit of all calls', () => {
  const floodGuard = { limit: async ({ key }: RateLimitOptions) => ({ success: !key.startsWith('person:') }) }
  const flooded = createTestApp({ services: { floodGuard } })

  it.each(registered.filter(({ line }) => line.who))(
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
  it.each(registered.filter(({ line }) => line.who))(
    'is 401 at $call, or 404 if the call is for employees',
    async ({ line, method, path }) => {
      const client = app.client()
      client.cookies.set('__Host-firstlight_session', 'A'.repeat(43))
      const reply = await client.request(method, path.replaceAll(/:\w+/g, 'absent'), method === 'GET' ? undefined : {})
      expect(reply.status).toBe(line.who === 'employee' ? 404 : 401)
    },
  )
})

it('a call without a line does not exist', async () => {
  const unlisted = new Hono<SessionEnv>()
    .use(findCall, authorize(app.services))
    .get('/api/unlisted', (c) => c.text('served'))
    .onError(errorReply)
  expect((await unlisted.request('/api/unlisted')).status).toBe(404)
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
