import { beforeEach, describe, expect, test } from 'vitest'
import type { Entry } from '#domain/entry'
import type { User } from '#domain/user'
import { deriveNow } from './core/passwords.ts'
import { createIdentityStandIn, comeBack, goodClaims, signed, signInThrough } from './testing/identity-stand-in.ts'
import { heldByPeople, loadOldDatabase } from './testing/old-database.ts'
import { createCountedPasswords } from './testing/quick-passwords.ts'
import { createAuthenticator } from './testing/software-authenticator.ts'
import { everyRow, tracesOf } from './testing/stored.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp

beforeEach(async () => {
  await loadOldDatabase()
  app = createTestApp({ passwords: createCountedPasswords({ derive: deriveNow }) })
})

const clientWith = (cookie: string, value: string) => {
  const client = app.client()
  client.cookies.set(`__Host-firstlight_${cookie}`, value)
  return client
}
const browserOf = (name: keyof typeof heldByPeople.sessions) => clientWith('session', heldByPeople.sessions[name])
const signIn = async (username: string, password = `${username} at dawn`) => {
  const client = app.client()
  return { client, reply: await client.post('/api/login', { username, password }) }
}

describe('a database with migrations 0000 to 0004', () => {
  test.each([
    ['fern', { subscriptionStatus: 'free', isVerified: false }],
    ['pearl', { subscriptionStatus: 'active', isVerified: true, timezone: 'Asia/Kolkata' }],
    ['emery', { isEmployee: true }],
    ['lars', { subscriptionStatus: 'free', billingStatus: 'canceled', subscriptionEndDate: expect.any(Number) }],
  ] as const)('signs %s in by password and by the session that was open', async (name, user) => {
    const { reply } = await signIn(name)
    expect([reply.status, await reply.json()]).toMatchObject([200, { username: name, ...user }])
    expect(await (await browserOf(name).get('/api/user')).json()).toMatchObject({ username: name, ...user })
  })

  test('signs in neither a deactivated person nor one whose account is closed', async () => {
    for (const name of ['bruno', 'wilma']) expect((await signIn(name)).reply.status, name).toBe(401)
  })

  test('shows every day as it was written', async () => {
    const client = browserOf('pearl')
    const entries = await (await client.get('/api/entries')).json<Entry[]>()
    expect(entries.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-10-22',
      '2021-03-04',
    ])
    expect(entries[1]).toMatchObject({ gratitudeText: 'New words', goalsText: 'Old wins', version: 2 })
    expect(await (await client.get('/api/entries/2026-11-18')).json()).toMatchObject({
      gratitudeText: '感謝 für Köln ☕\nA letter',
      goalsText: '50% of the report\nBuy oranges_',
      diaryText: 'A page of the diary, 3 days ago.\n\n"It\'s quiet."',
      eveningText: '',
      doneItems: [],
      aiResponse: expect.stringContaining('50% of the report'),
    })
    const found = await (await client.get('/api/entries/search?q=koln')).json<Entry[]>()
    expect(found.map(({ date }) => date)).toEqual(['2026-11-18'])
  })

  test('quotes no page until the background job has read it', async () => {
    const tones = async () =>
      (await (await browserOf('pearl').get('/api/entries')).json<Entry[]>()).map(({ tone }) => tone)
    expect(await tones()).toEqual(Array.from({ length: 5 }, () => 'unread'))
    await app.cron()
    expect(await tones()).toEqual(Array.from({ length: 5 }, () => undefined))
  })

  test('accepts an edit that names the version that was stored', async () => {
    const client = browserOf('pearl')
    const entry = await (await client.get('/api/entries/2026-11-19')).json<Entry>()
    const edit = (version: number) => client.patch(`/api/entries/${entry.id}`, { goalsText: 'New wins', version })
    expect((await edit(1)).status).toBe(409)
    expect(await (await edit(2)).json()).toMatchObject({ goalsText: 'New wins', version: 3 })
  })

  test('gives the missing reply of an entry', async () => {
    const client = browserOf('fern')
    expect(await (await client.get('/api/entries/2026-11-20')).json()).toMatchObject({ aiResponse: null })
    expect(await (await client.get('/api/entries/2026-11-20')).json()).toMatchObject({
      aiResponse: expect.stringContaining('Nobody answered'),
    })
  })

  test('restores an entry that was deleted before', async () => {
    const client = browserOf('pearl')
    const reply = await client.post(`/api/entries/${heldByPeople.deletedEntryId}/restore`)
    expect(reply.status).toBe(200)
    expect(await (await client.get('/api/entries/2026-11-21')).json()).toMatchObject({
      id: heldByPeople.deletedEntryId,
      gratitudeText: 'Removed by mistake',
      aiResponse: expect.stringContaining('Removed by mistake'),
    })
  })

  test('purges the deleted entry when its minute is over', async () => {
    app.clock.advance(60_000)
    await app.cron()
    expect(await tracesOf('Removed by mistake')).toEqual([])
  })

  test('does not take a second guest diary from a free person', async () => {
    const client = browserOf('fern')
    const today = await (await client.get('/api/entries/2026-11-21')).json<Entry>()
    expect(today).toMatchObject({ diaryText: 'Guest diary' })
    expect((await client.delete(`/api/entries/${today.id}?version=${today.version}`)).status).toBe(200)
    const guest = { gratitudeText: 'Again', goalsText: 'Again', diaryText: 'A second diary' }
    await client.post('/api/save-guest-data', guest)
    expect(await (await client.get('/api/entries/2026-11-21')).json()).toMatchObject({ diaryText: '' })
  })

  test('resets a password by the link that was mailed', async () => {
    const reset = (password: string) =>
      app.client().post('/api/auth/reset-password', { token: heldByPeople.resetToken, password })
    expect((await reset('another dawn')).status).toBe(200)
    expect((await signIn('lars', 'another dawn')).reply.status).toBe(200)
    expect((await browserOf('lars').get('/api/user')).status).toBe(401)
    expect((await reset('a third dawn')).status).toBe(400)
  })

  test('verifies an address by the code that was mailed', async () => {
    const confirm = (code: string) => browserOf('fern').post('/api/verification/email/confirm', { code })
    const wrong = heldByPeople.emailCode === '000000' ? '000001' : '000000'
    expect((await confirm(wrong)).status).toBe(400)
    expect(await (await confirm(heldByPeople.emailCode)).json()).toMatchObject({ isVerified: true })
  })

  test('signs in by the passkey that was added, also when the challenge was issued before', async () => {
    const device = await createAuthenticator('https://firstlight.test', heldByPeople.passkey)
    for (const options of [
      heldByPeople.passkeyOptions,
      await (await app.client().post('/api/auth/passkey/options')).json<typeof heldByPeople.passkeyOptions>(),
    ]) {
      const reply = await app.client().post('/api/auth/passkey', { response: await device.signIn(options) })
      expect([reply.status, (await reply.json<User>()).username]).toEqual([200, 'pearl'])
    }
    expect(await (await browserOf('pearl').get('/api/passkeys')).json()).toMatchObject([{ name: 'Old phone' }])
  })

  test('signs in by Google and Apple, and ends a sign-in that had begun', async () => {
    const standIn = await createIdentityStandIn()
    app = createTestApp({ variables: standIn.variables })
    for (const [provider, sub, name] of [
      ['google', 'google-gina', 'Gina'],
      ['apple', 'apple-anton', 'Anton Hill'],
    ] as const) {
      const claims = { sub, email: `other-${sub}@mail.test`, name: 'Changed Since' }
      const { client } = await signInThrough(provider, { app, standIn, claims })
      expect(await (await client.get('/api/user')).json()).toMatchObject({ name })
    }
    const { cookie, state, nonce } = heldByPeople.atGoogle
    const traveller = clientWith('google', cookie)
    const claims = goodClaims(nonce, app.clock.now(), { sub: 'google-tom', email: 'tom@mail.test', name: 'Tom' })
    standIn.answer = { idToken: await signed(standIn, claims) }
    const reply = await comeBack('google', traveller, { state, code: 'a code' })
    expect(reply.headers.get('Location')).toBe('/')
    expect(await (await traveller.get('/api/user')).json()).toMatchObject({ name: 'Tom' })
  })

  test('completes the profile of a person who came from Google without a name', async () => {
    const client = clientWith('pending', heldByPeople.pendingIdentity)
    expect(await (await client.get('/api/auth/pending')).json()).toMatchObject({ pending: { email: 'half@mail.test' } })
    const reply = await client.post('/api/auth/complete-profile', { name: 'Hal', email: 'half@mail.test' })
    expect([reply.ok, await reply.json()]).toMatchObject([true, { name: 'Hal', isVerified: true }])
  })

  test('exports entries, goals and devices', async () => {
    const file = await (await browserOf('pearl').get('/api/export')).json<Record<string, unknown[]>>()
    expect(file.user).toEqual({ name: 'Pearl', email: 'pearl@mail.test', subscriptionStatus: 'active' })
    expect(file.entries).toHaveLength(5)
    expect(file.goals).toMatchObject([
      { title: 'Run the river loop', milestones: ['Shoes', '5 km', '8 km'], milestonesDone: ['Shoes'] },
      { title: 'Paint the shed', status: 'completed' },
    ])
    expect(file.devices).not.toEqual([])
  })

  test('mails the contact message that was waiting, and erases the account that was closed', async () => {
    expect(await tracesOf('To be erased')).not.toEqual([])
    await app.runAfter(20 * 60_000)
    const mails = await app.services.local.readOutbox()
    expect(mails.filter(({ subject }) => subject === 'Contact: A question')).toHaveLength(1)
    expect(await tracesOf('To be erased')).toEqual([])
    // Her address was never proven, so it gets no goodbye.
    expect(await tracesOf('wilma@mail.test')).toEqual([])
  })

  test('keeps the rows of its journal as they were', async () => {
    const rows = await everyRow()
    expect(rows.users).toHaveLength(8)
    expect(rows.entries!.length).toBeGreaterThanOrEqual(10)
    expect(rows.goals).toHaveLength(3)
    expect(rows.passkeys).toHaveLength(1)
  })
})
