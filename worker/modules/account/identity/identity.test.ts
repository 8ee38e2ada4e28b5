import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { identityProviders, type PendingProfile } from '#domain/identity'
import type { User } from '#domain/user'
import { createApple } from '../../../providers/identity/apple.ts'
import { createGoogle } from '../../../providers/identity/google.ts'
import {
  beginAt,
  clientId,
  clientSecret,
  comeBack,
  createIdentityStandIn,
  emptyDirectory,
  goodClaims,
  newSigningKey,
  signed,
  signInThrough,
  countRows,
  type StandIn,
} from '../../../testing/identity-stand-in.ts'
import { changeRow, newRegistration, signUp } from '../../../testing/people.ts'
import { realEnv } from '../../../testing/real-env.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { minute } from '../../../testing/test-clock.ts'

let standIn: StandIn
let app: TestApp

beforeAll(async () => {
  standIn = await createIdentityStandIn()
})
beforeEach(() => {
  app = createTestApp({ variables: standIn.variables })
  standIn.exchanges.length = 0
})
afterEach(emptyDirectory)

const userOf = async (client: TestClient) => (await client.get('/api/user')).json<User>()
const failed = '/auth?error=oauth_failed'
const appleName = '{"name":{"firstName":"Rosa","lastName":"Field"},"email":"rosa@mail.test"}'
/** What Apple sends beside the code; Google says it in the token. */
const named = { google: {}, apple: { user: appleName } }

describe.each(identityProviders)('through %s', (provider) => {
  const through = (options: Omit<Parameters<typeof signInThrough>[1], 'app' | 'standIn'> = {}) =>
    signInThrough(provider, { app, standIn, ...named[provider], ...options })

  test('a new person gets an account and a session at once, with an empty phone', async () => {
    const { client, location } = await through({ timezone: 'Europe/Lisbon' })
    expect(location).toBe('/')
    expect(await userOf(client)).toMatchObject({
      name: 'Rosa Field',
      email: 'rosa@mail.test',
      isVerified: true,
      username: null,
      phone: null,
      timezone: 'Europe/Lisbon',
      preferredTime: '08:00',
    })
  })

  test('a zone that does not exist becomes New York', async () => {
    const { client } = await through({ timezone: 'Mars/Olympus' })
    expect(await userOf(client)).toMatchObject({ timezone: 'America/New_York' })
  })

  test('a returning person is found by subject, also after the address has changed', async () => {
    const first = await through()
    const again = await through({ claims: { email: 'rosa@new.test' }, user: undefined })
    expect((await userOf(again.client)).id).toBe((await userOf(first.client)).id)
    expect((await userOf(again.client)).email).toBe('rosa@mail.test')
    expect(await countRows()).toMatchObject({ users: 1, sessions: 2 })
  })

  test('another subject with the same address is refused', async () => {
    await through()
    const { location, client } = await through({ claims: { sub: 'subject-2' } })
    expect(location).toBe(failed)
    expect((await client.get('/api/user')).status).toBe(401)
    expect(await countRows()).toEqual({ users: 1, sessions: 1, pending: 0 })
  })

  test('the session is in a cookie that other sites do not send', async () => {
    const { reply } = await through()
    const cookies = reply.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-firstlight_session='))
    expect(cookies).toEqual([expect.stringMatching(/; SameSite=Lax(;|$)/)])
  })

  test('the session that this browser had before ends', async () => {
    const { client } = await through()
    const before = client.cookies.get('__Host-firstlight_session')
    await through({ client })
    expect(client.cookies.get('__Host-firstlight_session')).not.toBe(before)
    expect(await countRows()).toMatchObject({ sessions: 1 })
  })

  test('a provider that is linked to an account is told by mail', async () => {
    const { user } = await signUp(app, { email: 'rosa@mail.test' })
    await changeRow(user.id, { emailVerifiedAt: app.clock.now() })
    const since = (await app.services.local.readOutbox()).length
    await through()
    await through()
    await app.runWaiting()
    const told = (await app.services.local.readOutbox()).slice(0, -since || undefined)
    const name = provider === 'google' ? 'Google' : 'Apple'
    expect(told.filter(({ to }) => to === 'rosa@mail.test')).toMatchObject([
      { subject: 'A new way to sign in', text: expect.stringContaining(`${name} was added to your account`) },
    ])
  })

  test('an account that is transferred is told by mail', async () => {
    await signUp(app, { email: 'rosa@mail.test' })
    const since = (await app.services.local.readOutbox()).length
    await through()
    await app.runWaiting()
    const told = (await app.services.local.readOutbox()).slice(0, -since || undefined)
    expect(told).toMatchObject([{ to: 'rosa@mail.test', subject: 'Only you can sign in now' }])
  })

  test('no session is opened if the account is closed while the provider answers', async () => {
    await through()
    const { users } = app.services
    app = createTestApp({
      variables: standIn.variables,
      services: {
        users: {
          ...users,
          async findByIdentity(asked) {
            const found = await users.findByIdentity(asked)
            await changeRow(found.known!.id, { isActive: false })
            return found
          },
        },
      },
    })
    const { location } = await through()
    expect(location).toBe('/auth?error=oauth_failed')
    expect(await countRows()).toMatchObject({ sessions: 1 })
  })

  test('a verified address signs in to the account that has proven it, and the password stays', async () => {
    const { user, registration } = await signUp(app, { email: 'rosa@mail.test' })
    await changeRow(user.id, { emailVerifiedAt: app.clock.now() })
    const { client } = await through()
    expect((await userOf(client)).id).toBe(user.id)
    expect((await app.client().post('/api/login', registration)).status).toBe(200)
  })

  test('a person who registered the address first without proving it is signed out', async () => {
    const attacker = await signUp(app, { email: 'rosa@mail.test', name: 'Mallory' })
    await changeRow(attacker.user.id, {
      [provider === 'google' ? 'appleId' : 'googleId']: 'mallory',
      phoneVerifiedAt: 1,
      promptBySms: true,
    })
    const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
    await attacker.client.post('/api/push', { endpoint: `https://fcm.googleapis.com/fcm/send/${provider}`, keys })
    const pushed = () => realEnv.DB.prepare('select count(*) as count from push_addresses').first('count')
    expect(await pushed()).toBe(1)
    const { client, location } = await through()
    expect(location).toBe('/')
    expect(await userOf(client)).toMatchObject({
      name: 'Rosa Field',
      isVerified: true,
      phone: null,
      promptBySms: false,
    })

    expect((await attacker.client.get('/api/user')).status).toBe(401)
    expect([await pushed(), (await app.services.users.find(attacker.user.id))!.promptByPush]).toEqual([0, false])
    expect((await app.client().post('/api/login', attacker.registration)).status).toBe(401)
    expect((await app.client().post('/api/register', attacker.registration)).status).toBe(409)
    const other = provider === 'google' ? 'apple' : 'google'
    const back = await signInThrough(other, {
      app,
      standIn,
      claims: { sub: 'mallory', email: 'mallory@mail.test' },
      user: appleName,
    })
    expect((await userOf(back.client)).email).toBe('mallory@mail.test')
    expect(await countRows()).toMatchObject({ users: 2, sessions: 2 })
  })

  test('an address that the provider has not verified opens no account, and its form says that it is taken', async () => {
    const { user } = await signUp(app, { email: 'rosa@mail.test' })
    for (const emailVerifiedAt of [null, app.clock.now()]) {
      await changeRow(user.id, { emailVerifiedAt })
      const { client, location } = await through({ claims: { email_verified: false } })
      expect(location).toBe('/auth?complete_profile=1')
      expect(client.cookies.has('__Host-firstlight_session')).toBe(false)
      const reply = await client.post('/api/auth/complete-profile', { name: 'Rosa', email: 'rosa@mail.test' })
      expect(reply.status).toBe(409)
      expect(await reply.json()).toMatchObject({ error: { fields: { email: expect.any(String) } } })
    }
    expect(await countRows()).toMatchObject({ users: 1, sessions: 1 })
  })

  test('an unverified address without an account opens an unverified account', async () => {
    const { client } = await through({ claims: { email_verified: 'false' } })
    expect(await userOf(client)).toMatchObject({ email: 'rosa@mail.test', isVerified: false })
  })

  test('email_verified may be a string', async () => {
    const { client } = await through({ claims: { email_verified: 'true' } })
    expect(await userOf(client)).toMatchObject({ isVerified: true })
  })

  test('without an address there is no session until the form is filled in', async () => {
    const { client, location } = await through({ claims: { email: undefined } })
    expect(location).toBe('/auth?complete_profile=1')
    expect((await client.get('/api/user')).status).toBe(401)
    const waiting = await (await client.get('/api/auth/pending')).json<{ pending: PendingProfile }>()
    expect(waiting).toEqual({ pending: { provider, name: 'Rosa Field', email: '' } })

    const reply = await client.post('/api/auth/complete-profile', {
      name: 'Rosa',
      email: 'Rosa@Typed.test',
      timezone: 'Asia/Tokyo',
      preferredTime: '06:00',
    })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({
      name: 'Rosa',
      email: 'rosa@typed.test',
      isVerified: false,
      timezone: 'Asia/Tokyo',
      preferredTime: '06:00',
    })
    expect(client.cookies.has('__Host-firstlight_session')).toBe(true)
    expect(await countRows()).toEqual({ users: 1, sessions: 1, pending: 0 })
    const again = await through({ claims: { email: undefined }, user: undefined })
    expect(again.location).toBe('/')
  })

  test('an incomplete profile expires after ten minutes, and belongs to one browser', async () => {
    const { client } = await through({ claims: { email: undefined } })
    expect(await (await app.client().get('/api/auth/pending')).json()).toEqual({ pending: null })
    app.clock.advance(10 * minute)
    expect(await (await client.get('/api/auth/pending')).json()).toEqual({ pending: null })
    expect((await client.post('/api/auth/complete-profile', { name: 'Rosa', email: 'rosa@typed.test' })).status).toBe(
      404,
    )
    await app.cron()
    expect(await countRows()).toEqual({ users: 0, sessions: 0, pending: 0 })
  })

  test('ten first sign-ins at once open one account', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => begun(provider)))
    const replies = await withTokens(tries, () =>
      Promise.all(
        tries.map(({ client, state }, index) =>
          comeBack(provider, client, { state, code: `code ${index}`, ...named[provider] }),
        ),
      ),
    )
    expect(replies.map((reply) => reply.headers.get('Location'))).toEqual(Array.from({ length: 10 }, () => '/'))
    expect(await countRows()).toEqual({ users: 1, sessions: 10, pending: 0 })
  })

  test('a closed account cannot be signed in to', async () => {
    const { client } = await through()
    await changeRow((await userOf(client)).id, { isActive: false })
    const { location } = await through({ user: undefined })
    expect(location).toBe(failed)
    expect((await client.get('/api/user')).status).toBe(401)
  })

  test.each([
    'missing',
    'of another browser',
    'used before',
    'after ten minutes',
    'of the other provider',
    'without its cookie',
  ])('a state %s is refused', async (what) => {
    const client = app.client()
    const other = app.client()
    const { state, nonce } = await beginAt(provider, client)
    const foreign = await beginAt(provider, other)
    standIn.answer = { idToken: await signed(standIn, goodClaims(nonce, app.clock.now())) }
    const parameters: Record<string, string> = { state, code: 'a code', ...named[provider] }
    const cookie = `__Host-firstlight_${provider}`
    const secret = client.cookies.get(cookie)!

    if (what === 'missing') delete parameters.state
    if (what === 'of another browser') parameters.state = foreign.state
    if (what === 'after ten minutes') app.clock.advance(10 * minute)
    if (what === 'without its cookie') client.cookies.delete(cookie)
    if (what === 'used before') {
      expect((await comeBack(provider, client, parameters)).headers.get('Location')).toBe('/')
      expect(client.cookies.has(cookie)).toBe(false)
      client.cookies.set(cookie, secret)
      client.cookies.delete('__Host-firstlight_session')
    }
    const through = what === 'of the other provider' ? (provider === 'google' ? 'apple' : 'google') : provider
    if (through !== provider) client.cookies.set(`__Host-firstlight_${through}`, secret)
    const exchanges = standIn.exchanges.length
    const reply = await comeBack(through, client, parameters)
    expect(reply.headers.get('Location')).toBe(failed)
    expect(client.cookies.has('__Host-firstlight_session')).toBe(false)
    // The provider is not even asked.
    expect(standIn.exchanges.length).toBe(exchanges)
  })

  test('of twenty callbacks with one state, one signs in', async () => {
    const { client, state } = await begun(provider)
    const cookies = new Map(client.cookies)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => {
        const copy = app.client()
        for (const [name, value] of cookies) copy.cookies.set(name, value)
        return comeBack(provider, copy, { state, code: 'a code', ...named[provider] })
      }),
    )
    expect(replies.filter((reply) => reply.headers.get('Location') === '/').length).toBe(1)
    expect(await countRows()).toMatchObject({ sessions: 1 })
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['answers 500', () => new Response('oh no', { status: 500 })],
    ['answers HTML', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['refuses the code', () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
    ['answers with a list', () => Response.json([])],
    ['cannot be reached', () => Promise.reject(new TypeError('connection refused'))],
  ])('a provider that %s costs nobody more than a toast', async (_, reply) => {
    const { client, state } = await begun(provider)
    standIn.answer = { reply }
    expect((await comeBack(provider, client, { state, code: 'a code' })).headers.get('Location')).toBe(failed)
    expect(await countRows()).toEqual({ users: 0, sessions: 0, pending: 0 })
  })

  test.each(['access_denied', 'user_cancelled_authorize'])(
    'a person who cancels (%s) is redirected to the sign-in without an error, and the attempt ends',
    async (error) => {
      const { client, state } = await begun(provider)
      expect((await comeBack(provider, client, { state, error })).headers.get('Location')).toBe('/auth')
      expect(client.cookies.has(`__Host-firstlight_${provider}`)).toBe(false)
      expect((await comeBack(provider, client, { state, code: 'a code' })).headers.get('Location')).toBe(failed)
      expect(standIn.exchanges).toEqual([])
    },
  )

  test('a callback that another site made leaves the attempt under way', async () => {
    const client = app.client()
    const { state, nonce } = await beginAt(provider, client)
    standIn.answer = { idToken: await signed(standIn, goodClaims(nonce, app.clock.now())) }
    for (const forged of [{ state: 'forged', code: 'a code' }, { error: 'access_denied' }, { state: '' }])
      expect((await comeBack(provider, client, forged as never)).headers.get('Location')).toBe(failed)
    const own = await comeBack(provider, client, { state, code: 'a code', ...named[provider] })
    expect(own.headers.get('Location')).toBe('/')
  })

  test('neither the address nor a parameter decides where a person is sent', async () => {
    const client = app.client()
    const { url } = await beginAt(provider, client, { headers: { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' } })
    expect(url.searchParams.get('redirect_uri')).toBe(`https://firstlight.test/api/auth/${provider}/callback`)
    const { state, nonce } = await beginAt(provider, client)
    standIn.answer = { idToken: await signed(standIn, goodClaims(nonce, app.clock.now())) }
    const reply = await comeBack(provider, client, {
      state,
      code: 'a code',
      ...named[provider],
      next: 'https://evil.test',
      redirect: '//evil.test',
    })
    expect(reply.headers.get('Location')).toBe('/')
  })

  test('sign-ins that are begun too often are refused', async () => {
    app = createTestApp({ variables: standIn.variables, limits: 'strict' })
    const address = provider === 'google' ? '198.51.100.1' : '198.51.100.2'
    for (let index = 0; index < 60; index += 1) await beginAt(provider, app.client({ address }))
    const reply = await app.client({ address }).get(`/api/auth/${provider}`)
    expect(reply.headers.get('Location')).toBe(failed)
    expect((await beginAt(provider, app.client({ address: '198.51.100.3' }))).state).toBeTruthy()
  })

  test('an image on another site takes no try of those who share the address', async () => {
    app = createTestApp({ variables: standIn.variables, limits: { otherSignInPerAddress: 1 } })
    const address = provider === 'google' ? '198.51.100.11' : '198.51.100.12'
    const image = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
    for (let index = 0; index < 3; index += 1)
      expect((await app.client({ address }).get(`/api/auth/${provider}`, { headers: image })).status).toBe(403)
    expect((await beginAt(provider, app.client({ address }))).state).toBeTruthy()
  })

  test('a provider that hangs costs ten seconds, and then the sign-in page says that it failed', async () => {
    const { client, state } = await begun(provider)
    standIn.answer = { reply: () => new Promise<Response>(() => {}) }
    const later = globalThis.setTimeout
    let abandoned = 0
    using _timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds?: number) => {
      if (milliseconds !== 10_000) return later(run, milliseconds)
      abandoned += 1
      return later(run, 0)
    }) as never)
    expect((await comeBack(provider, client, { state, code: 'a code' })).headers.get('Location')).toBe(failed)
    expect(abandoned).toBe(1)
    expect(await countRows()).toEqual({ users: 0, sessions: 0, pending: 0 })
  })

  test('no secret is logged, after success and after failure', async () => {
    const lines: string[] = []
    const kept = (['log', 'warn', 'error', 'info'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...line) => void lines.push(line.join(' '))),
    )
    const client = app.client()
    const { state, nonce } = await beginAt(provider, client)
    const secret = client.cookies.get(`__Host-firstlight_${provider}`)!
    const bad = await signed(standIn, goodClaims(nonce, app.clock.now(), { aud: 'somebody else' }))
    standIn.answer = { idToken: bad }
    await comeBack(provider, client, { state, code: 'the-code', ...named[provider] })
    await through()
    for (const spy of kept) spy.mockRestore()
    expect(lines.join('\n')).toContain('identity.refused')
    for (const word of [
      state,
      nonce,
      secret,
      bad,
      bad.split('.')[1]!,
      'the-code',
      clientSecret,
      'rosa@mail.test',
      'Rosa',
    ])
      expect(lines.join('\n')).not.toContain(word)
  })
})

/** A sign-in whose token is ready for the next exchange. */
async function begun(provider: (typeof identityProviders)[number]) {
  const client = app.client()
  const start = await beginAt(provider, client)
  const idToken = await signed(standIn, goodClaims(start.nonce, app.clock.now()))
  standIn.answer = { idToken }
  return { client, idToken, ...start }
}

/** Gives each its own token: the stand-in tells them apart by their code. */
async function withTokens<T>(tries: { idToken: string }[], work: () => Promise<T>): Promise<T> {
  standIn.answer = {
    reply: () => {
      const code = standIn.exchanges.at(-1)!.form.get('code') as string
      return Response.json({ id_token: tries[Number(code.split(' ')[1])]!.idToken })
    },
  }
  return work()
}

describe('Google', () => {
  test('is asked with PKCE, and told the verifier only when the code is exchanged', async () => {
    const { url, state } = await begun('google').then(async (start) => {
      await comeBack('google', start.client, { state: start.state, code: 'a code' })
      return start
    })
    expect(url.origin + url.pathname).toBe('https://provider.test/authorize')
    expect(state.length).toBeGreaterThanOrEqual(43)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    const [{ form, authorization }] = standIn.exchanges as [(typeof standIn.exchanges)[number]]
    const verifier = form.get('code_verifier') as string
    expect(verifier.length).toBeGreaterThanOrEqual(43)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(Buffer.from(digest).toString('base64url')).toBe(url.searchParams.get('code_challenge'))
    expect(authorization).toBe(`Basic ${btoa(`${clientId}:${clientSecret}`)}`)
    expect(form.get('redirect_uri')).toBe('https://firstlight.test/api/auth/google/callback')
  })

  test('its cookie is for this host and for no script', async () => {
    const { setCookie } = await begun('google')
    expect(setCookie).toMatch(/^__Host-firstlight_google=/)
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=600'])
      expect(setCookie).toContain(attribute)
  })

  test('without a name the form contains the address, which stays verified if it is not changed', async () => {
    const { client, location } = await signInThrough('google', { app, standIn, claims: { name: undefined } })
    expect(location).toBe('/auth?complete_profile=1')
    expect(await (await client.get('/api/auth/pending')).json()).toEqual({
      pending: { provider: 'google', name: '', email: 'rosa@mail.test' },
    })
    const reply = await client.post('/api/auth/complete-profile', { name: 'Rosa', email: 'rosa@mail.test' })
    expect(await reply.json()).toMatchObject({ name: 'Rosa', isVerified: true })
  })

  test('the address of another account is refused in the form', async () => {
    const { user } = await signUp(app, newRegistration({ email: 'owner@mail.test' }))
    await changeRow(user.id, { emailVerifiedAt: 1 })
    const { client } = await signInThrough('google', { app, standIn, claims: { name: undefined } })
    const reply = await client.post('/api/auth/complete-profile', { name: 'Rosa', email: 'owner@mail.test' })
    expect(reply.status).toBe(409)
    expect(client.cookies.has('__Host-firstlight_session')).toBe(false)
  })

  test('new keys are fetched when a token names one', async () => {
    await signInThrough('google', { app, standIn })
    const before = standIn.key
    standIn.key = await newSigningKey('renewed')
    const { location } = await signInThrough('google', { app, standIn })
    expect(location).toBe('/')
    standIn.key = before
  })
})

describe('Apple', () => {
  test('is asked to answer with a form, and its cookie is sent from another site', async () => {
    const { url, setCookie } = await begun('apple')
    expect(url.searchParams.get('response_mode')).toBe('form_post')
    expect(url.searchParams.get('scope')).toBe('name email')
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=None']) expect(setCookie).toContain(attribute)
  })

  test('sends the name the first time only, and the name is stored', async () => {
    await signInThrough('apple', { app, standIn, user: appleName })
    const { client } = await signInThrough('apple', { app, standIn })
    expect(await userOf(client)).toMatchObject({ name: 'Rosa Field' })
  })

  test.each(['not JSON', '{}', '{"name":null}', '{"name":{"firstName":7}}', '7'])(
    'a name that is %s is asked for',
    async (user) => {
      const { location } = await signInThrough('apple', { app, standIn, user })
      expect(location).toBe('/auth?complete_profile=1')
    },
  )

  test('an address in the form beside the token is ignored', async () => {
    const user = '{"name":{"firstName":"Rosa"},"email":"victim@mail.test"}'
    const { client } = await signInThrough('apple', { app, standIn, user })
    expect(await userOf(client)).toMatchObject({ email: 'rosa@mail.test' })
  })

  test('gets a secret that we sign, for a few minutes', async () => {
    await signInThrough('apple', { app, standIn, user: appleName })
    const [{ form, authorization }] = standIn.exchanges as [(typeof standIn.exchanges)[number]]
    expect(authorization).toBeNull()
    expect(form.get('client_id')).toBe(clientId)
    const [header, payload] = (form.get('client_secret') as string)
      .split('.')
      .map((part) => part && Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(header!)).toEqual({ alg: 'ES256', kid: 'apple-key' })
    const iat = Math.floor(app.clock.now() / 1000)
    expect(JSON.parse(payload!)).toEqual({
      iss: 'team',
      sub: clientId,
      aud: 'https://provider.test',
      iat,
      exp: iat + 300,
    })
  })

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a callback as %s is refused: Apple sends a form',
    async (type) => {
      const reply = await app
        .client()
        .request('POST', '/api/auth/apple/callback', undefined, { body: '{}', headers: { 'Content-Type': type } })
      expect(reply.status).toBe(415)
    },
  )
})

describe('a provider that hangs', () => {
  const parts = { redirectUri: 'https://firstlight.test/back', now: () => app.clock.now(), budget: 20 }
  const attempt = { state: 's', verifier: 'v'.repeat(43), nonce: 'n' }
  const never = () => new Promise<Response>(() => {})

  test.each(identityProviders)('%s is abandoned after ten seconds', async (provider) => {
    const { google, apple } = app.services.config
    const hanging =
      provider === 'google' ? createGoogle({ config: google!, ...parts }) : createApple({ config: apple!, ...parts })
    standIn.answer = { reply: never }
    await expect(hanging.finish({ code: 'a code', attempt, givenName: null })).rejects.toThrow('No answer within 20 ms')

    standIn.answer = { idToken: await signed(standIn, goodClaims('n', app.clock.now())) }
    const keys = standIn.keysReply
    standIn.keysReply = never
    await expect(hanging.finish({ code: 'a code', attempt, givenName: null })).rejects.toThrow('No answer within 20 ms')
    standIn.keysReply = keys
  })
})

describe('not set up', () => {
  const without = {
    ...Object.fromEntries(Object.keys({ GOOGLE_CLIENT_ID: 0, APPLE_PRIVATE_KEY: 0 }).map((name) => [name, undefined])),
  }

  test('Apple says so', async () => {
    app = createTestApp({ variables: { ...standIn.variables, ...without } })
    expect((await app.client().get('/api/auth/apple')).headers.get('Location')).toBe('/auth?error=apple_not_configured')
    expect((await comeBack('apple', app.client(), { state: 's', code: 'c' })).headers.get('Location')).toBe(failed)
  })

  test('Google says so in production', async () => {
    app = createTestApp({ variables: { ...standIn.variables, ...without, APP_ENV: undefined } })
    expect((await app.client().get('/api/auth/google')).headers.get('Location')).toBe(failed)
    expect((await app.client().get('/dev/google')).status).toBe(404)
  })

  test('an empty or invalid setting disables this provider and nothing else', async () => {
    app = createTestApp({
      variables: { ...standIn.variables, GOOGLE_AUTHORIZE_URL: 'not an address', APPLE_CLIENT_ID: '' },
    })
    expect((await app.client().get('/api/auth/google')).headers.get('Location')).toBe(failed)
    expect((await app.client().get('/api/auth/apple')).headers.get('Location')).toBe('/auth?error=apple_not_configured')
    expect((await app.client().get('/auth')).status).toBe(200)
  })
})
