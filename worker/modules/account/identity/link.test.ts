import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityProviderName } from '#domain/identity'
import type { User } from '#domain/user'
import {
  comeBack,
  createIdentityStandIn,
  emptyDirectory,
  goodClaims,
  signed,
  signInThrough,
} from '../../../testing/identity-stand-in.ts'
import { mailsTo } from '../../../testing/outbox.ts'
import { changeRow, signUp, type TestPerson } from '../../../testing/people.ts'
import { createAuthenticator } from '../../../testing/software-authenticator.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { minute } from '../../../testing/test-clock.ts'

let standIn: Awaited<ReturnType<typeof createIdentityStandIn>>
let app: TestApp
beforeAll(async () => {
  standIn = await createIdentityStandIn()
})
beforeEach(async () => {
  await emptyDirectory()
  app = createTestApp({ variables: standIn.variables })
})

async function begin(client: TestClient, provider: IdentityProviderName) {
  const reply = await client.post(`/api/identities/${provider}`)
  expect(reply.status).toBe(200)
  const { searchParams } = new URL((await reply.json<{ url: string }>()).url)
  return { state: searchParams.get('state')!, nonce: searchParams.get('nonce')! }
}

async function finish(
  client: TestClient,
  provider: IdentityProviderName,
  { state, nonce }: { state: string; nonce: string },
  sub: string,
) {
  standIn.answer = { idToken: await signed(standIn, goodClaims(nonce, app.clock.now(), { sub })) }
  return (await comeBack(provider, client, { state, code: 'a code' })).headers.get('Location')
}

const link = async ({ client }: TestPerson, provider: IdentityProviderName, sub: string) =>
  finish(client, provider, await begin(client, provider), sub)
const unlink = ({ client }: TestPerson, provider: IdentityProviderName, password?: string) =>
  client.delete(`/api/identities/${provider}`, { password })
const linked = async ({ client }: TestPerson) =>
  (await (await client.get('/api/user')).json<User>())
    .identities!.filter(({ isLinked }) => isLinked)
    .map(({ provider }) => provider)

async function addPasskey({ client }: TestPerson): Promise<string> {
  const device = await createAuthenticator()
  const options = await (await client.post('/api/passkeys/options')).json<never>()
  const reply = await client.post('/api/passkeys', { response: await device.register(options, {}) })
  return (await reply.json<{ id: string }>()).id
}

describe.each(['google', 'apple'] as const)('%s', (provider) => {
  const name = provider === 'google' ? 'Google' : 'Apple'

  it('is linked in Settings, opens the account, and is unlinked, each told by mail', async () => {
    const person = await signUp(app)
    await changeRow(person.user.id, { emailVerifiedAt: 1 })
    expect(await link(person, provider, 'mine')).toBe(`/settings?${provider}=linked`)
    // The same again.
    expect(await link(person, provider, 'mine')).toBe(`/settings?${provider}=linked`)
    expect(await linked(person)).toEqual([provider])
    const { client } = await signInThrough(provider, { app, standIn, claims: { sub: 'mine' } })
    expect(await (await client.get('/api/user')).json()).toMatchObject({ id: person.user.id })

    expect((await unlink(person, provider)).status).toBe(200)
    expect((await unlink(person, provider)).status).toBe(404)
    expect(await linked(person)).toEqual([])
    await app.runWaiting()
    await app.cron()
    const mails = await mailsTo(person.user)
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['A new way to sign in', 'A way to sign in was removed'])
    for (const { text } of mails) expect(text).toContain(`${name} was`)
  })
})

it('an identity that opens another account is refused, and stays there', async () => {
  const [person, other] = [await signUp(app), await signUp(app)]
  expect(await link(other, 'google', 'theirs')).toBe('/settings?google=linked')
  expect(await link(person, 'google', 'theirs')).toBe('/settings?google=taken')
  expect([await linked(person), await linked(other)]).toEqual([[], ['google']])
})

it('an attempt belongs to the session in which it was begun, and to its browser', async () => {
  const [person, other] = [await signUp(app), await signUp(app)]
  const begun = await begin(person.client, 'google')
  expect(await finish(other.client, 'google', begun, 'mine')).toBe('/auth?error=oauth_failed')
  await person.client.post('/api/logout')
  await person.client.post('/api/login', other.registration)
  expect(await finish(person.client, 'google', begun, 'mine')).toBe('/settings?google=failed')
  for (const one of [person, other])
    expect(await app.services.users.find(one.user.id)).toMatchObject({ googleId: null })
})

it('a cancelled attempt changes nothing', async () => {
  const person = await signUp(app)
  const { state } = await begin(person.client, 'google')
  const reply = await comeBack('google', person.client, { state, error: 'access_denied' })
  expect([reply.headers.get('Location'), await linked(person)]).toEqual(['/settings', []])
})

it('linking asks for a sign-in of the last minutes, unlinking for that or the password', async () => {
  const person = await signUp(app)
  await link(person, 'google', 'mine')
  app.clock.advance(16 * minute)
  expect((await person.client.post('/api/identities/apple')).status).toBe(403)
  expect((await unlink(person, 'google')).status).toBe(403)
  expect((await unlink(person, 'google', 'not this')).status).toBe(400)
  expect((await unlink(person, 'google', person.registration.password)).status).toBe(200)
  expect((await person.client.post('/api/identities/other')).status).toBe(400)
  expect((await app.client().post('/api/identities/google')).status).toBe(401)
})

describe('the last way into an account', () => {
  const refused = { error: { code: 'account.last_method' } }

  it('is not unlinked, and another one may be', async () => {
    const person = await signUp(app)
    await link(person, 'google', 'mine')
    await changeRow(person.user.id, { password: null })
    expect(await (await unlink(person, 'google')).json()).toMatchObject(refused)
    await link(person, 'apple', 'mine')
    expect((await unlink(person, 'google')).status).toBe(200)
    expect(await (await unlink(person, 'apple')).json()).toMatchObject(refused)
  })

  it('is not removed where it is a passkey, also when both are removed at once', async () => {
    const person = await signUp(app)
    const [first, second] = [await addPasskey(person), await addPasskey(person)]
    await changeRow(person.user.id, { password: null })
    const remove = async (id: string) => (await person.client.delete(`/api/passkeys/${id}`)).status
    expect(await remove(first)).toBe(200)
    expect(await remove(second)).toBe(409)
    expect(await remove(first)).toBe(404)
    await link(person, 'google', 'mine')
    const statuses = await Promise.all([remove(second), unlink(person, 'google').then(({ status }) => status)])
    expect(statuses.sort()).toEqual([200, 409])
  })
})
