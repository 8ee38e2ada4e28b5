import { beforeEach, describe, expect, test } from 'vitest'
import type { Passkey } from '#domain/passkey'
import type { User } from '#domain/user'
import { mailsTo } from '../../../testing/outbox.ts'
import { changeRow, signUp, type TestPerson } from '../../../testing/people.ts'
import { realEnv } from '../../../testing/real-env.ts'
import { createAuthenticator } from '../../../testing/software-authenticator.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { minute } from '../../../testing/test-clock.ts'

type Authenticator = Awaited<ReturnType<typeof createAuthenticator>>
type Lies = NonNullable<Parameters<Authenticator['signIn']>[1]>

let app: TestApp
let person: TestPerson
let device: Authenticator

beforeEach(async () => {
  app = createTestApp()
  person = await signUp(app)
  device = await createAuthenticator()
})

const optionsToAdd = async (client: TestClient) => (await client.post('/api/passkeys/options')).json<never>()
const optionsToSignIn = async (client: TestClient) => (await client.post('/api/auth/passkey/options')).json<never>()
const add = async (client: TestClient, lies: Lies = {}, name?: string) =>
  client.post('/api/passkeys', { response: await device.register(await optionsToAdd(client), lies), name })
const signIn = async (lies: Lies = {}, client = app.client()) => {
  const reply = await client.post('/api/auth/passkey', {
    response: await device.signIn(await optionsToSignIn(client), lies),
  })
  return { client, reply }
}
const list = async (client: TestClient) => (await client.get('/api/passkeys')).json<Passkey[]>()

describe('a passkey', () => {
  test('is added, used, named and removed', async () => {
    const reply = await add(person.client)
    expect(reply.status).toBe(201)
    const [passkey] = await list(person.client)
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'An unknown device',
      createdAt: app.clock.now(),
      lastUsedAt: null,
    })

    const { client, reply: signedIn } = await signIn()
    expect(signedIn.status).toBe(200)
    expect((await signedIn.json<User>()).id).toBe(person.user.id)
    expect((await client.get('/api/user')).status).toBe(200)
    const before = app.client()
    for (const [name, value] of client.cookies) before.cookies.set(name, value)
    expect((await signIn({}, client)).reply.status).toBe(200)
    expect([...client.cookies.values()]).not.toEqual([...before.cookies.values()])
    expect((await before.get('/api/user')).status).toBe(401)
    expect((await list(client))[0]).toMatchObject({ lastUsedAt: app.clock.now() })

    const renamed = await client.patch(`/api/passkeys/${passkey!.id}`, { name: '  My phone ' })
    expect(await renamed.json()).toMatchObject({ name: 'My phone' })
    expect((await client.delete(`/api/passkeys/${passkey!.id}`)).status).toBe(200)
    expect(await list(client)).toEqual([])
    expect((await signIn()).reply.status).toBe(401)
  })

  test('requires user verification and a resident key for this site', async () => {
    await add(person.client)
    expect(await optionsToAdd(person.client)).toMatchObject({
      rp: { id: 'firstlight.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: expect.any(String) }],
      attestation: 'none',
    })
    expect(await optionsToSignIn(app.client())).toMatchObject({ rpId: 'firstlight.test', userVerification: 'required' })
  })

  test('cannot be added twice, nor by another person', async () => {
    await add(person.client)
    expect((await add(person.client)).status).toBe(409)
    const other = await signUp(app)
    expect((await add(other.client)).status).toBe(409)
    expect(await list(other.client)).toEqual([])
  })

  test('of another person is answered with 404', async () => {
    await add(person.client)
    const [passkey] = await list(person.client)
    const other = await signUp(app)
    expect((await other.client.patch(`/api/passkeys/${passkey!.id}`, { name: 'Mine now' })).status).toBe(404)
    expect((await other.client.delete(`/api/passkeys/${passkey!.id}`)).status).toBe(404)
    expect((await list(person.client)).length).toBe(1)
  })

  test('is deleted with its person', async () => {
    await add(person.client)
    await optionsToAdd(person.client)
    await realEnv.DB.prepare('delete from users where id = ?').bind(person.user.id).run()
    const left = await realEnv.DB.prepare(
      'select (select count(*) from passkeys where user_id = ?1) + (select count(*) from secrets where user_id = ?1) as count',
    )
      .bind(person.user.id)
      .first('count')
    expect(left).toBe(0)
    expect((await signIn()).reply.status).toBe(401)
  })

  test('does not sign in to a closed account', async () => {
    await add(person.client)
    await changeRow(person.user.id, { isActive: false })
    expect((await signIn()).reply.status).toBe(401)
  })

  test('is refused beyond twenty', async () => {
    for (let index = 0; index < 20; index += 1) {
      device = await createAuthenticator()
      expect((await add(person.client)).status).toBe(201)
    }
    expect((await person.client.post('/api/passkeys/options')).status).toBe(409)
  })

  test('is refused beyond twenty also when the challenges were issued before', async () => {
    for (let index = 0; index < 19; index += 1) {
      device = await createAuthenticator()
      await add(person.client)
    }
    const responses = []
    for (let index = 0; index < 3; index += 1)
      responses.push(await (await createAuthenticator()).register(await optionsToAdd(person.client)))
    const replies = await Promise.all(responses.map((response) => person.client.post('/api/passkeys', { response })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const refused = replies.find(({ status }) => status === 409)!
    expect(await refused.json()).toMatchObject({ error: { code: 'passkey.too_many' } })
    expect(await list(person.client)).toHaveLength(20)
  })
})

const lies: Record<string, Lies> = {
  'on another site': { origin: 'https://evil.test' },
  'on the site without encryption': { origin: 'http://firstlight.test' },
  'for another site': { rpId: 'evil.test' },
  'to a challenge that nobody set': { challenge: 'A'.repeat(43) },
  'without its person being known': { flags: 0b001 },
  'without anybody present': { flags: 0b100 },
}

describe('a response of a device', () => {
  test.each(Object.entries({ ...lies, 'of a sign-in': { type: 'webauthn.get' } }))(
    '%s adds no passkey',
    async (_, lie) => {
      expect((await add(person.client, lie)).status).toBe(400)
      expect(await list(person.client)).toEqual([])
    },
  )

  test.each(
    Object.entries({
      ...lies,
      'of an adding': { type: 'webauthn.create' },
      'signed with another key': { otherKey: true },
      'that counts backwards': { counter: 3 },
      'for another person': { userHandle: Buffer.from('somebody else').toString('base64url') },
    }),
  )('%s signs nobody in', async (_, lie) => {
    await add(person.client)
    expect((await signIn({ counter: 5 })).reply.status).toBe(200)
    const { client, reply } = await signIn(lie)
    expect(reply.status).toBe(401)
    expect(client.cookies.size).toBe(0)
  })

  test('to a challenge works once, also when it is sent many times at once', async () => {
    await add(person.client)
    const client = app.client()
    const options = await optionsToSignIn(client)
    const response = await device.signIn(options)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.client().post('/api/auth/passkey', { response })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 401)])
  })

  test('is accepted within five minutes', async () => {
    const late = await optionsToAdd(person.client)
    app.clock.advance(5 * minute)
    expect((await person.client.post('/api/passkeys', { response: await device.register(late) })).status).toBe(400)
    await add(person.client)
    const options = await optionsToSignIn(person.client)
    app.clock.advance(5 * minute)
    expect((await person.client.post('/api/auth/passkey', { response: await device.signIn(options) })).status).toBe(401)
  })

  test('to the challenge of another person is refused', async () => {
    const other = await signUp(app)
    const options = await optionsToAdd(other.client)
    expect((await person.client.post('/api/passkeys', { response: await device.register(options) })).status).toBe(400)
    const toSignIn = await optionsToSignIn(person.client)
    expect(
      (
        await person.client.post('/api/passkeys', {
          response: await device.register({
            ...(options as object),
            challenge: (toSignIn as { challenge: string }).challenge,
          } as never),
        })
      ).status,
    ).toBe(400)
  })
})

test('a passkey is added within fifteen minutes of signing in, and told by mail, as is its removal', async () => {
  await changeRow(person.user.id, { emailVerifiedAt: 1 })
  app.clock.advance(16 * minute)
  const refused = await person.client.post('/api/passkeys/options')
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'session.sign_in_again' } }])

  await person.client.post('/api/login', person.registration)
  app.clock.advance(14 * minute)
  expect((await add(person.client, {}, 'My phone')).status).toBe(201)
  const [passkey] = await list(person.client)
  await person.client.delete(`/api/passkeys/${passkey!.id}`)
  await app.cron()
  const mails = await mailsTo(person.registration)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['A new way to sign in', 'A way to sign in was removed'])
  for (const { text } of mails) {
    expect(text).toContain('A passkey was')
    expect(text).not.toMatch(new RegExp(`My phone|${person.user.name}`))
  }
})

test('nothing is told at an address that nobody has proven', async () => {
  await add(person.client, {}, 'My phone')
  const [passkey] = await list(person.client)
  await person.client.delete(`/api/passkeys/${passkey!.id}`)
  await app.cron()
  await app.cron()
  expect(await mailsTo(person.registration)).toEqual([])
})

test.each([
  ['removed', () => realEnv.DB.prepare('delete from passkeys where user_id = ?').bind(person.user.id).run()],
  ['of an account that is closed', () => changeRow(person.user.id, { isActive: false })],
])('a passkey that is %s while its signature is checked opens no session', async (_, meanwhile) => {
  await add(person.client)
  const { webauthn } = app.services
  app = createTestApp({
    services: {
      webauthn: {
        ...webauthn!,
        async verifyUse(...asked) {
          const counter = await webauthn!.verifyUse(...asked)
          await meanwhile()
          return counter
        },
      },
    },
  })
  const { client, reply } = await signIn()
  expect([reply.status, client.cookies.size]).toEqual([401, 0])
  const sessions = realEnv.DB.prepare('select count(*) as count from sessions where user_id = ?')
  expect(await sessions.bind(person.user.id).first('count')).toBe(1)
})

test('the mail about a reset says that a passkey still opens the account', async () => {
  await add(person.client, {}, 'My phone')
  await changeRow(person.user.id, { emailVerifiedAt: 1 })
  await issueReset('a third token')
  await app.client().post('/api/auth/reset-password', { token: 'a third token', password: 'a new morning' })
  await app.cron()
  const mails = await mailsTo(person.registration)
  expect(mails.find(({ subject }) => subject === 'Your password was changed')!.text).toContain(
    'still opens with a passkey',
  )
})

test('too many tries are answered with 429', async () => {
  app = createTestApp({ limits: 'strict' })
  const client = app.client({ address: '198.51.100.9' })
  for (let index = 0; index < 60; index += 1) expect((await client.post('/api/auth/passkey/options')).status).toBe(200)
  expect((await client.post('/api/auth/passkey/options')).status).toBe(429)
})

test('a reset for an account with an unproven address deletes every other way to sign in', async () => {
  await add(person.client)
  await changeRow(person.user.id, {
    googleId: 'somebody',
  })
  await issueReset('the token')
  expect(
    (await app.client().post('/api/auth/reset-password', { token: 'the token', password: 'a new morning' })).status,
  ).toBe(200)
  expect((await signIn()).reply.status).toBe(401)
  const row = await realEnv.DB.prepare('select google_id from users where id = ?')
    .bind(person.user.id)
    .first('google_id')
  expect(row).toBeNull()
})

test('a reset for an account with a proven address keeps the passkeys', async () => {
  await add(person.client)
  await changeRow(person.user.id, {
    emailVerifiedAt: 1,
  })
  await issueReset('another token')
  expect(
    (await app.client().post('/api/auth/reset-password', { token: 'another token', password: 'a new morning' })).status,
  ).toBe(200)
  expect((await signIn()).reply.status).toBe(200)
})

async function issueReset(token: string): Promise<void> {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))).toString('hex')
  const expiresAt = app.clock.now() + minute
  await app.services.secrets.issueTo(person.user.id, { purpose: 'password_reset', hash, expiresAt })
}
