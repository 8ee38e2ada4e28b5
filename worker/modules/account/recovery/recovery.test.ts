import { describe, expect, it } from 'vitest'
import { mailsTo, resetTokenIn } from '../../../testing/outbox.ts'
import { changeRow, signUp } from '../../../testing/people.ts'
import { everyKey, everyRow } from '../../../testing/stored.ts'
import { DeliveryError } from '../../../core/errors.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock, hour, minute } from '../../../testing/test-clock.ts'

const message = 'If an account has this address, a link to choose a new password is on its way.'

/** Asks for a link and takes it out of the mail. */
async function tokenFor(app: TestApp, email: string): Promise<string> {
  const reply = await app.client().post('/api/auth/forgot-password', { email })
  expect(await reply.json()).toEqual({ message })
  await app.runWaiting()
  const [mail] = await mailsTo({ email })
  const link = new URL(/https?:\/\/\S+/.exec(mail!.text)![0])
  expect(link.origin).toBe(app.origin)
  return link.searchParams.get('reset_token')!
}

describe('forgot password', () => {
  it('answers the same for known, unknown and inactive addresses, and mails only the known', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const barred = await signUp(app)
    await changeRow(barred.user.id, { isActive: false })
    const ask = async (email: string) => {
      const reply = await app.client().post('/api/auth/forgot-password', { email })
      return { status: reply.status, body: await reply.text() }
    }
    const known = await ask(registration.email.toUpperCase())
    expect(await ask('nobody@mail.test')).toEqual(known)
    expect(await ask(barred.registration.email)).toEqual(known)
    expect(app.waiting).toHaveLength(1)
  })

  it('answers the same when the mail cannot be sent, and sends it at the next try', async () => {
    let down = true
    const sent: string[] = []
    const app = createTestApp({
      services: {
        mailer: {
          send: async ({ to }) => {
            if (down) throw new DeliveryError('try-later', 'down')
            sent.push(to)
          },
        },
      },
    })
    const { registration } = await signUp(app)
    const reply = await app.client().post('/api/auth/forgot-password', { email: registration.email })
    expect([reply.status, await reply.json()]).toEqual([200, { message }])
    await expect(app.runWaiting()).rejects.toThrow('try-later')
    down = false
    await app.runWaiting()
    expect(sent).toEqual([registration.email])
  })

  it('takes the host of its link from configuration, never from the request', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    await app
      .client()
      .post(
        '/api/auth/forgot-password',
        { email: registration.email },
        { headers: { 'X-Forwarded-Host': 'evil.test', Host: 'evil.test' } },
      )
    await app.runWaiting()
    const [mail] = await mailsTo(registration)
    expect(mail!.text).toContain(`${app.origin}/auth?reset_token=`)
    expect(mail!.text + mail!.html).not.toContain('evil')
  })

  it('answers 429 after three mails to one account from one address, and 200 from another address', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { registration } = await signUp(app)
    const ask = (address: string) =>
      app.client({ address }).post('/api/auth/forgot-password', { email: registration.email })
    for (let count = 0; count < 3; count += 1) expect((await ask('203.0.113.7')).status).toBe(200)
    const refused = await ask('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ask('203.0.113.8')).status).toBe(200)
  })

  it('answers 429 after twenty requests from one address', async () => {
    const app = createTestApp({ limits: 'strict' })
    const client = app.client({ address: '203.0.113.9' })
    const ask = async (count: number) =>
      (await client.post('/api/auth/forgot-password', { email: `nobody${count}@mail.test` })).status
    for (let count = 0; count < 20; count += 1) expect(await ask(count)).toBe(200)
    expect(await ask(20)).toBe(429)
  })
})

describe('reset mails', () => {
  it('go to one account five times an hour, from any address, and the last link stays good', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { registration } = await signUp(app)
    const mails = async () => (await mailsTo(registration)).filter(({ subject }) => subject === 'Choose a new password')
    for (let count = 0; count < 8; count += 1) {
      const client = app.client({ address: `203.0.${count}.1` })
      expect((await client.post('/api/auth/forgot-password', { email: registration.email })).status).toBe(200)
      await app.runWaiting()
    }
    const sent = await mails()
    expect(sent).toHaveLength(5)
    const tokens = sent.map(resetTokenIn)
    const reset = (token: string) => app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })
    expect((await reset(tokens[0]!)).status).toBe(200)
    // The first that is used ends the others.
    for (const token of tokens.slice(1)) expect((await reset(token)).status).toBe(400)
    app.clock.advance(hour)
    await app.client().post('/api/auth/forgot-password', { email: registration.email })
    await app.runWaiting()
    expect(await mails()).toHaveLength(6)
  })
})

describe('mails to an address that nobody has proven', () => {
  const resets = async (registration: { email: string }) =>
    (await mailsTo(registration)).filter(({ subject }) => subject === 'Choose a new password').length
  const ask = async (app: TestApp, email: string, address: string) => {
    expect((await app.client({ address }).post('/api/auth/forgot-password', { email })).status).toBe(200)
    await app.runWaiting()
  }

  it('are sent three times a day for one network, so that nobody keeps the address from its owner', async () => {
    const app = createTestApp({ limits: { unprovenMailsPerAddress: 3 } })
    const { registration } = await signUp(app)
    for (let count = 0; count < 5; count += 1) await ask(app, registration.email, `203.0.113.${count}`)
    expect(await resets(registration)).toBe(3)
    await ask(app, registration.email, '198.51.100.1')
    expect(await resets(registration)).toBe(4)
  })

  it('are bounded for a network and in all, an operator is told, and a proven address gets its link', async () => {
    // The count of all is shared by the tests of this file.
    const clock = createTestClock(Date.UTC(2028, 0, 1))
    const app = createTestApp({ clock, limits: { unprovenMailsPerNetwork: 2, unprovenMailsInAll: 3 } })
    const people = []
    for (let count = 0; count < 5; count += 1) people.push((await signUp(app)).registration)
    for (const [index, network] of ['192.0.2', '192.0.2', '192.0.2', '198.18.0', '198.19.0'].entries())
      await ask(app, people[index]!.email, `${network}.1`)
    expect(await Promise.all(people.map(resets))).toEqual([1, 1, 0, 1, 0])
    expect((await app.services.failedJobs.list(app.clock.now(), 10)).map(({ job }) => job)).toEqual([
      '{"limit":"unprovenMailsInAll"}',
    ])
    const proven = await signUp(app)
    await changeRow(proven.user.id, { emailVerifiedAt: 1 })
    await ask(app, proven.registration.email, '192.0.2.1')
    expect(await resets(proven.registration)).toBe(1)
  })
})

describe('a refused try', () => {
  it('writes nothing and reads nothing until its window ends', async () => {
    const app = createTestApp({ limits: { resetPerAddress: 2 } })
    const ask = async () => (await app.client().post('/api/auth/forgot-password', { email: 'nobody@mail.test' })).status
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    app.watch.begin()
    const again = await app.client().post('/api/auth/forgot-password', { email: 'nobody@mail.test' })
    expect([again.status, again.headers.get('Retry-After'), app.watch.of('d1')]).toEqual([429, '3600', []])
    app.clock.advance(hour)
    expect(await ask()).toBe(200)
  })
})

describe('reset password', () => {
  it('replaces the password, ends every session at once and proves the address', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    expect(token.length).toBeGreaterThanOrEqual(22)
    // KV answers what it held before the reset.
    app.watch.staleKv = await everyKey()
    const reply = await app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })
    expect(reply.status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(401)

    const fresh = app.client()
    expect(
      (await fresh.post('/api/login', { username: registration.email, password: registration.password })).status,
    ).toBe(401)
    const signedIn = await fresh.post('/api/login', { username: registration.email, password: 'a new morning' })
    expect(await signedIn.json()).toMatchObject({ isVerified: true })
    await app.cron()
    const subjects = (await mailsTo(registration)).map(({ subject }) => subject)
    expect(subjects).toContain('Your password was changed')
  })

  it('keeps only a hash of the token', async () => {
    const app = createTestApp()
    const { registration, user } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    const { secrets } = await everyRow()
    expect(secrets).toContainEqual(
      expect.objectContaining({ user_id: user.id, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    )
    expect(JSON.stringify(await everyRow())).not.toContain(token)
  })

  it('works for an hour and no longer', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    app.clock.advance(hour)
    const late = await app.client().post('/api/auth/reset-password', { token, password: 'too late now' })
    expect([late.status, ((await late.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'auth.reset_token_spent',
    ])

    const again = await tokenFor(app, registration.email)
    app.clock.advance(hour - minute)
    expect(
      (await app.client().post('/api/auth/reset-password', { token: again, password: 'just in time' })).status,
    ).toBe(200)
  })

  it('says whether it is still good, and stays good when that is asked', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    const ask = async () => (await app.client().get(`/api/auth/reset-password?token=${token}`)).status
    expect([await ask(), await ask()]).toEqual([200, 200])
    await app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })
    expect(await ask()).toBe(400)
    expect((await app.client().get('/api/auth/reset-password?token=made-up')).status).toBe(400)
  })

  it('succeeds again with the same password within a minute, and changes nothing', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    const reset = (password: string) => app.client().post('/api/auth/reset-password', { token, password })
    const password = 'a new morning'
    const replies = await Promise.all([reset(password), reset(password)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const client = app.client()
    expect((await client.post('/api/login', { username: registration.email, password })).status).toBe(200)
    const again = await reset(password)
    expect([again.status, await again.json()]).toEqual([200, await replies[0]!.json()])
    expect((await reset('another morning')).status).toBe(400)
    expect((await client.get('/api/user')).status).toBe(200)
    await app.cron()
    const notices = (await mailsTo(registration)).filter(({ subject }) => subject === 'Your password was changed')
    expect(notices).toHaveLength(1)
    app.clock.advance(minute)
    expect((await reset(password)).status).toBe(400)
  })

  it('compares five repeats with the new password, and computes no hash for more', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    const reset = async () =>
      (await app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })).status
    for (let count = 0; count < 6; count += 1) expect(await reset()).toBe(200)
    const before = app.passwords.count()
    expect([await reset(), app.passwords.count() - before]).toEqual([400, 0])
  })

  it('succeeds for one of twenty at the same moment', async () => {
    const app = createTestApp()
    const { registration, client } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.client().post('/api/auth/reset-password', { token, password: `password ${index}` }),
      ),
    )
    const winners = tries.flatMap(({ status }, index) => (status === 200 ? [index] : []))
    expect(winners).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(19)
    expect((await client.get('/api/user')).status).toBe(401)
    const signedIn = await app
      .client()
      .post('/api/login', { username: registration.email, password: `password ${winners[0]}` })
    expect(signedIn.status).toBe(200)
  })

  it('computes no hash for an unknown token', async () => {
    const app = createTestApp()
    const before = app.passwords.count()
    const reply = await app.client().post('/api/auth/reset-password', { token: 'made up', password: 'a new password' })
    expect([reply.status, app.passwords.count() - before]).toEqual([400, 0])
  })

  it('is tried twenty times an hour from one address', async () => {
    const client = createTestApp({ limits: 'strict' }).client({ address: '203.0.113.10' })
    const use = async () =>
      (await client.post('/api/auth/reset-password', { token: 'made up', password: 'a new password' })).status
    for (let count = 0; count < 20; count += 1) expect(await use()).toBe(400)
    expect(await use()).toBe(429)
  })

  it('is refused for an account that was deactivated meanwhile', async () => {
    const app = createTestApp()
    const { registration, user } = await signUp(app)
    const token = await tokenFor(app, registration.email)
    await changeRow(user.id, { isActive: false })
    expect((await app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })).status).toBe(400)
  })
})

describe('changing the password in Settings', () => {
  const log = (app: TestApp, username: string, password: string) =>
    app.client().post('/api/login', { username, password })

  it('asks for the old one, ends every other session, and is told by mail', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    await changeRow(user.id, { emailVerifiedAt: 1 })
    const { username, password: current } = registration
    const other = app.client()
    await other.post('/api/login', { username, password: current })
    const wrong = await client.post('/api/user/password', { current: 'not this', password: 'a new morning' })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { fields: { current: 'That is not your password' } } },
    ])
    expect((await client.post('/api/user/password', { current, password: 'short' })).status).toBe(400)
    // The second is the first again, whose response was lost.
    for (const _time of [1, 2])
      expect((await client.post('/api/user/password', { current, password: 'a new morning' })).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await log(app, username, current)).status).toBe(401)
    expect((await log(app, username, 'a new morning')).status).toBe(200)
    await app.cron()
    expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })

  it('takes five wrong ones in a quarter of an hour, also a guess in the place of the new one', async () => {
    const app = createTestApp({ limits: { signInPerAccount: 5 } })
    const { client, registration } = await signUp(app)
    const guess = (current: string, password: string) => client.post('/api/user/password', { current, password })
    for (let tries = 0; tries < 5; tries += 1) expect((await guess('not this', 'nor this one')).status).toBe(400)
    expect((await guess('not this', registration.password)).status).toBe(429)
    expect((await guess(registration.password, 'a new morning')).status).toBe(429)
  })

  it('is not for an account that has none, nor for visitors', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    await changeRow(user.id, { password: null })
    const change = { current: 'any', password: 'a new morning' }
    expect((await client.post('/api/user/password', change)).status).toBe(409)
    expect((await app.client().post('/api/user/password', change)).status).toBe(401)
  })
})
