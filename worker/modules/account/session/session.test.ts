import { describe, expect, it } from 'vitest'
import { changeRow, newRegistration, signUp } from '../../../testing/people.ts'
import { newMorning, testDay } from '../../../testing/mornings.ts'
import { isWrite } from '../../../testing/watched-env.ts'
import { everyKey, everyRow } from '../../../testing/stored.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { day } from '../../../testing/test-clock.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const cookie = '__Host-firstlight_session'
const signedOut = '__Host-firstlight_signed_out'
const tokenOf = (client: TestClient) => client.cookies.get(cookie)!

describe('a session', () => {
  it('is in a cookie of this host that scripts cannot read', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const reply = await app
      .client()
      .post('/api/login', { username: registration.username, password: registration.password })
    const [set] = reply.headers.getSetCookie()
    expect(set).toMatch(/^__Host-firstlight_session=[\w-]{43}; /)
    const attributes = set!.split('; ').slice(1).sort()
    expect(attributes).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  it('has another name over plain http, which only a local run speaks', async () => {
    const plain = createTestApp({ variables: { APP_ORIGIN: 'http://localhost:8787' } })
    const { client } = await signUp(plain)
    expect([...client.cookies.keys()]).toEqual(['firstlight_session', 'firstlight_known'])
    expect((await client.get('/api/user')).status).toBe(200)
    const production = createTestApp({ variables: { APP_ENV: undefined, APP_ORIGIN: 'http://localhost:8787' } })
    const reply = await production.client().post('/api/register', newRegistration())
    expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-.*Secure/)
  })

  it('stores nothing in D1 or KV that signs in', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const token = tokenOf(client)
    const copy = JSON.stringify([await everyRow(), [...(await everyKey())]])
    expect(copy).toContain(registration.email)
    expect(copy).not.toContain(token)
    expect(copy).not.toContain(registration.password)
    const words = new Set(copy.match(/[\w-]{20,}/g))
    for (const word of words) {
      const thief = app.client()
      thief.cookies.set(cookie, word)
      expect((await thief.get('/api/user')).status).toBe(401)
    }
  })

  it('has a new token at every sign-in, and the browser’s old one ends', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const first = tokenOf(client)
    await client.post('/api/login', { username: registration.username, password: registration.password })
    expect(tokenOf(client)).not.toBe(first)
    const before = app.client()
    before.cookies.set(cookie, first)
    expect((await before.get('/api/user')).status).toBe(401)
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('does not end the sessions of other browsers', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const phone = app.client()
    await phone.post('/api/login', { username: registration.username, password: registration.password })
    await phone.post('/api/logout')
    expect((await client.get('/api/user')).status).toBe(200)
  })
})

describe('a cookie whose session has ended', () => {
  it('is left in the browser by a page, since by then the browser may have a newer one', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const token = tokenOf(client)
    await client.post('/api/logout')
    const browser = app.client()
    browser.cookies.set(cookie, token)
    for (const reply of [await browser.get('/'), await browser.get('/today')])
      expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []])
    expect(await (await browser.get('/')).text()).toContain('"user":null')
  })

  it('is not deleted by a sign-out that was sent without one', async () => {
    const reply = await createTestApp().client().post('/api/logout')
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []])
  })
})

describe('signing out', () => {
  it('is final on the very next request, with KV two minutes behind', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const token = tokenOf(client)
    app.watch.staleKv = await everyKey()
    expect([...app.watch.staleKv.values()].join()).toContain(user.id)

    const reply = await client.post('/api/logout')
    expect([reply.status, await reply.json()]).toEqual([200, { message: 'Signed out.' }])
    expect(client.cookies.has(cookie)).toBe(false)
    const thief = app.client()
    thief.cookies.set(cookie, token)
    for (let count = 0; count < 2; count += 1) {
      const answer = await thief.get('/api/user')
      expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining(user.id)])
    }
    expect((await thief.patch('/api/user/settings', { name: 'Thief' })).status).toBe(401)
    // These read something of the claimed person in the round trip of the check.
    app.watch.begin()
    expect((await thief.post('/api/entries', newMorning())).status).toBe(401)
    expect((await thief.get(`/api/entries/${testDay}`)).status).toBe(401)
    expect(app.watch.of('d1').filter(isWrite)).toEqual([])
    expect(await (await thief.get('/')).text()).toContain('"user":null')
  })

  it('is not an error twice, nor without a session', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (let count = 0; count < 2; count += 1) expect((await client.post('/api/logout')).status).toBe(200)
  })
})

describe('a sign-out that could not be sent', () => {
  it('is carried out by the first request, before anything is read', async () => {
    const app = createTestApp()
    for (const path of ['/', '/settings', '/api/user', '/api/goals', `/api/entries/${testDay}`]) {
      const { client, user } = await signUp(app)
      await client.post('/api/entries', newMorning())
      const token = tokenOf(client)
      client.cookies.set(signedOut, user.id)
      const text = await (await client.get(path)).text()
      expect(text).not.toContain(user.id)
      expect(text).toContain(path.startsWith('/api/') ? 'error' : '"user":null')
      expect(client.cookies.has(signedOut)).toBe(false)
      const thief = app.client()
      thief.cookies.set(cookie, token)
      expect((await thief.get('/api/user')).status).toBe(401)
    }
  })

  it('goes with the sign-out that is sent after all', async () => {
    const { client, user } = await signUp(createTestApp())
    client.cookies.set(signedOut, user.id)
    expect((await client.post('/api/logout')).status).toBe(200)
    expect([...client.cookies.keys()]).toEqual(['__Host-firstlight_known'])
  })

  it('stores nothing that is sent with it', async () => {
    const { client, user } = await signUp(createTestApp())
    client.cookies.set(signedOut, user.id)
    expect((await client.post('/api/entries', newMorning())).status).toBe(401)
  })

  it('leaves the session of another person, and of the same one who has signed in again', async () => {
    const app = createTestApp()
    const ada = await signUp(app)
    const { client } = await signUp(app)
    client.cookies.set(signedOut, ada.user.id)
    expect((await client.get('/api/user')).status).toBe(200)
    expect(client.cookies.has(signedOut)).toBe(false)

    const { username, password } = ada.registration
    ada.client.cookies.set(signedOut, ada.user.id)
    await ada.client.post('/api/login', { username, password })
    expect((await ada.client.get('/api/user')).status).toBe(200)
    // As after a sign-in with Apple, which no cookie accompanies.
    ada.client.cookies.clear()
    const reply = await ada.client.post('/api/login', { username, password })
    expect(reply.headers.getSetCookie().join()).toContain(`${signedOut}=; Max-Age=0`)
  })
})

it('is refused at once after deactivation, with KV two minutes behind', async () => {
  const app = createTestApp()
  const { client, user, registration } = await signUp(app)
  app.watch.staleKv = await everyKey()
  await changeRow(user.id, { isActive: false })
  expect((await client.get('/api/user')).status).toBe(401)
  expect(
    (await client.post('/api/login', { username: registration.username, password: registration.password })).status,
  ).toBe(401)
})

it('is found if KV does not have it yet or cannot be reached', async () => {
  const app = createTestApp()
  const { client, user } = await signUp(app)
  app.watch.staleKv = new Map([...(await everyKey()).keys()].map((key) => [key, null]))
  expect(await (await client.get('/api/user')).json()).toEqual(user)
  app.watch.staleKv = undefined
  app.watch.begin()
  app.watch.fault = ({ part }) => (part === 'kv' ? 'before' : undefined)
  expect(await (await client.get('/api/user')).json()).toEqual(user)
})

it('is written into KV again when KV has lost it', async () => {
  const app = createTestApp()
  const { client } = await signUp(app)
  const [key] = [...(await everyKey()).entries()].find(([, value]) => value?.includes('userId'))!
  await app.services.sessions.forget(key.replace('session:', ''))
  await client.get('/api/user')
  app.watch.begin()
  await client.get('/api/user')
  expect(
    app.watch.calls.map(({ part, operation }) => `${part} ${operation}`).filter((call) => call.startsWith('kv')),
  ).toEqual(['kv get'])
})

it('that has ended is not written into KV again', async () => {
  const app = createTestApp()
  const { client, user } = await signUp(app)
  const { sessions } = app.services
  const [session] = await sessions.listActive(user.id, app.clock.now())
  await client.post('/api/logout')
  await sessions.remember(session!, { ...user, journal: 0 }, app.clock.now())
  expect((await everyKey()).get(`session:${session!.tokenHash}`)).toBeUndefined()
})

describe('a session expires', () => {
  it('after thirty days without use', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    app.clock.advance(29 * day)
    expect((await client.get('/api/user')).status).toBe(200)
    app.clock.advance(29 * day)
    expect((await client.get('/api/user')).status).toBe(200)
    app.clock.advance(30 * day)
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('after ninety days, also when it is used', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (let days = 0; days < 89; days += 1) {
      app.clock.advance(day)
      expect((await client.get('/api/user')).status).toBe(200)
    }
    app.clock.advance(day)
    expect((await client.get('/api/user')).status).toBe(401)
  })
})
