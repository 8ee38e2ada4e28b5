import { describe, expect, it } from 'vitest'
import { createHashTurns } from '../../../core/hash-turns.ts'
import { deriveNow } from '../../../core/passwords.ts'
import { changeRow, newRegistration, signUp } from '../../../testing/people.ts'
import { createCountedPasswords } from '../../../testing/quick-passwords.ts'
import { createTestApp, defaultLimits, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { minute } from '../../../testing/test-clock.ts'

const wrong = { error: { code: 'auth.wrong_credentials', message: 'That username or password is not right.' } }

describe('signing in', () => {
  it('accepts username or address in any letter case', async () => {
    const app = createTestApp()
    const { registration, user } = await signUp(app, { username: 'Ada', email: 'ada@mail.test' })
    for (const username of ['Ada', 'ada', ' ADA ', 'ada@mail.test', 'Ada@Mail.Test']) {
      const reply = await app.client().post('/api/login', { username, password: registration.password })
      expect([reply.status, await reply.json()]).toEqual([200, user])
    }
  })

  it('answers the same to an unknown name, a wrong password, an account without one and a closed one, after one hash', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const google = await signUp(app)
    await changeRow(google.user.id, { password: null, googleId: 'google-subject' })
    const apple = await signUp(app)
    await changeRow(apple.user.id, { password: null, appleId: 'apple-subject' })
    const closed = await signUp(app)
    await changeRow(closed.user.id, { isActive: false })
    const tries = [
      { username: 'nobody', password: 'morning light' },
      { username: registration.username, password: 'evening light' },
      { username: google.registration.username, password: google.registration.password },
      { username: apple.registration.username, password: apple.registration.password },
      { username: closed.registration.username, password: closed.registration.password },
    ]
    for (const attempt of tries) {
      const before = app.passwords.count()
      const reply = await app.client().post('/api/login', attempt)
      expect([reply.status, await reply.json(), app.passwords.count() - before]).toEqual([401, wrong, 1])
      expect(reply.headers.getSetCookie()).toEqual([])
    }
  })

  it('answers the same to a password that is too long, without a hash', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const before = app.passwords.count()
    const reply = await app.client().post('/api/login', { username: registration.username, password: 'a'.repeat(129) })
    expect([reply.status, await reply.json(), app.passwords.count() - before]).toEqual([401, wrong, 0])
  })

  it.each(['a'.repeat(128), '🌅'.repeat(128), 'пароль', '  six  ', 'e\u0301clair'])(
    'takes the password %j as it was chosen',
    async (password) => {
      const app = createTestApp()
      const { registration } = await signUp(app, { password })
      expect((await app.client().post('/api/login', { username: registration.username, password })).status).toBe(200)
      expect(
        (
          await app
            .client()
            .post('/api/login', { username: registration.username, password: password.trim().normalize('NFC') })
        ).status,
      ).toBe(password === password.trim().normalize('NFC') ? 200 : 401)
    },
  )

  it('replaces a hash with weaker parameters', async () => {
    const app = createTestApp({ passwords: createCountedPasswords({ derive: deriveNow }) })
    const { registration, user } = await signUp(app)
    const salt = new Uint8Array(8).fill(7)
    const key = await deriveNow(registration.password, salt, { N: 2 ** 12, r: 8, p: 1, rounds: 1 }, async () => {})
    const weak = `scrypt$4096$8$1$${Buffer.from(salt).toString('base64url')}$${Buffer.from(key).toString('base64url')}`
    await changeRow(user.id, { password: weak })
    const signIn = () =>
      app.client().post('/api/login', { username: registration.username, password: registration.password })
    expect((await signIn()).status).toBe(200)
    const [row] = await app.services.users.byNameOrEmail(registration.email)
    expect(row!.password).toMatch(/^scrypt-rounds\$16384\$8\$5\$/)
    expect((await signIn()).status).toBe(200)
    expect((await app.services.users.byNameOrEmail(registration.email))[0]!.password).toBe(row!.password)
  })

  it('is not confused by a name that looks like an address', async () => {
    const app = createTestApp()
    const victim = await signUp(app, { email: 'victim@mail.test' })
    const { registration } = await signUp(app)
    const reply = await app.client().post('/api/register', { ...registration, username: 'victim＠mail.test' })
    expect(reply.status).toBe(400)
    const found = await app
      .client()
      .post('/api/login', { username: 'victim@mail.test', password: victim.registration.password })
    expect(await found.json()).toMatchObject({ id: victim.user.id })
  })
})

describe('guessing', () => {
  it('ends after five failures for an address and account, with no further hash; the owner gets in from elsewhere', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { registration } = await signUp(app)
    const guess = (password: string, address?: string) =>
      app
        .client({ address: address ?? '198.51.100.1' })
        .post('/api/login', { username: registration.username, password })
    for (let count = 0; count < 5; count += 1) expect((await guess('wrong guess')).status).toBe(401)
    app.clock.advance(minute)
    const hashes = app.passwords.count()
    const refused = await guess(registration.password)
    expect([refused.status, refused.headers.get('Retry-After'), app.passwords.count()]).toEqual([
      429,
      String(14 * 60),
      hashes,
    ])
    expect(await refused.json()).toEqual({
      error: { code: 'request.too_many', message: 'Too many tries. Please wait 14 minutes.' },
    })
    expect((await guess(registration.password, '198.51.100.2')).status).toBe(200)
    app.clock.advance(14 * minute)
    expect((await guess(registration.password)).status).toBe(200)
  })

  it('by username and by address is counted separately', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { registration } = await signUp(app)
    const client = app.client({ address: '198.51.100.9' })
    const statuses: number[] = []
    for (const username of [registration.username, registration.email]) {
      for (let count = 0; count < 6; count += 1)
        statuses.push((await client.post('/api/login', { username, password: 'wrong guess' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 401, 401, 401, 401, 401, 429])
  })

  it('is counted also when all tries come at once', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { registration } = await signUp(app)
    const hashes = app.passwords.count()
    const replies = await Promise.all(
      Array.from({ length: 25 }, () =>
        app
          .client({ address: '198.51.100.3' })
          .post('/api/login', { username: registration.username, password: 'wrong guess' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(app.passwords.count() - hashes).toBe(5)
  })

  it('over many accounts ends after thirty for an address, and a /64 is one address', async () => {
    const app = createTestApp({ limits: 'strict' })
    const guess = (count: number) =>
      app
        .client({ address: `2001:db8::${count + 1}` })
        .post('/api/login', { username: `nobody${count}`, password: 'wrong guess' })
    for (let count = 0; count < 30; count += 1) expect((await guess(count)).status).toBe(401)
    app.clock.advance(minute)
    const hashes = app.passwords.count()
    const refused = await guess(30)
    expect([refused.status, refused.headers.get('Retry-After'), app.passwords.count()]).toEqual([
      429,
      String(9 * 60),
      hashes,
    ])
    expect(
      (await app.client({ address: '2001:db8:0:1::1' }).post('/api/login', { username: 'nobody', password: 'wrong' }))
        .status,
    ).toBe(401)
    app.clock.advance(9 * minute)
    expect((await guess(31)).status).toBe(401)
  })

  it('from many addresses of one network makes others of it wait, and refuses none', async () => {
    expect(defaultLimits.signInPerNetwork).toBe(100)
    const turns: number[] = []
    const passwords = createCountedPasswords({
      inTurn(tries, hash) {
        turns.push(tries)
        return hash(async () => {})
      },
    })
    const app = createTestApp({ passwords, limits: { signInPerNetwork: 3 } })
    const { registration } = await signUp(app)
    turns.length = 0
    for (const [ofNetwork, elsewhere] of [
      [(count: number) => `2001:db8:7:${count}::1`, '2001:db8:8:1::1'],
      [(count: number) => `203.0.113.${count}`, '203.0.114.1'],
    ] as const) {
      const signIn = async (address: string, body: object) =>
        (await app.client({ address }).post('/api/login', body)).status
      const bad = { username: 'nobody', password: 'a guess' }
      for (const count of [1, 2, 3, 3]) expect(await signIn(ofNetwork(count), bad)).toBe(401)
      expect(await signIn(ofNetwork(4), registration)).toBe(200)
      expect(await signIn(elsewhere, registration)).toBe(200)
      // Beyond the share the address with the fewest tries is first.
      expect(turns.splice(0)).toEqual([1, 2, 3, 3 + 2, 3 + 1, 1])
    }
  })

  it('elsewhere does not count for a browser that has signed in before', async () => {
    const app = createTestApp({ limits: { signInPerAccount: 2, signInPerAddress: 3, signInTriesPerSecond: 6 } })
    const { client, registration } = await signUp(app)
    const other = await signUp(app)
    const send = ({ username }: { username: string }, password: string, from: TestClient) =>
      from.post('/api/login', { username, password }).then(({ status }) => status)
    const stranger = app.client()
    // The address has no tries left, and neither has the second.
    for (let count = 0; count < 3; count += 1) await send({ username: `nobody${count}` }, 'a guess', stranger)
    expect(await send(registration, registration.password, stranger)).toBe(429)
    expect(await send(registration, registration.password, client)).toBe(200)
    expect(await send({ username: registration.email.toUpperCase() }, registration.password, client)).toBe(200)
    // Not for other accounts: who has an account has no more tries for it.
    expect(await send(other.registration, other.registration.password, client)).toBe(429)
    // It has a count of its own, which its right passwords give back.
    const guesses = []
    for (let count = 0; count < 3; count += 1) guesses.push(await send(registration, 'a guess', client))
    expect(guesses).toEqual([401, 401, 429])
    expect(await send(registration, registration.password, client)).toBe(429)
  })

  it('is counted for a browser whose cookie was not made by us', async () => {
    const app = createTestApp({ limits: { signInPerAddress: 1 } })
    const { client, registration } = await signUp(app)
    const [name, known] = [...client.cookies].find(([, value]) => value.includes('.'))!
    const [id, signature] = known.split('.')
    await app.client().post('/api/login', { username: 'nobody', password: 'a guess' })
    for (const cookie of [`${id}.`, `${id}.x`, `x.${signature}`, id, '.', 'x'.repeat(4_000)]) {
      const forged = app.client({ headers: { Cookie: `${name}=${cookie}` } })
      expect((await forged.post('/api/login', registration)).status).toBe(429)
    }
  })

  it('that was refused without a hash is given back to the address and the network', async () => {
    const limits = { signInPerAccount: 1, signInPerAddress: 3, signInPerNetwork: 3 }
    const { registration } = await signUp(createTestApp())
    const from = { address: '198.51.100.77' }
    const guess = async (app: TestApp) =>
      (await app.client(from).post('/api/login', { username: 'nobody', password: 'a guess' })).status
    expect(await guess(createTestApp({ limits }))).toBe(401)
    // Each isolate counts what it did not refuse before.
    for (let isolate = 0; isolate < 6; isolate += 1) expect(await guess(createTestApp({ limits }))).toBe(429)
    const right = await createTestApp({ limits }).client(from).post('/api/login', registration)
    expect(right.status).toBe(200)
  })

  it('of a network that tries most waits longest for its hash', async () => {
    const tries: number[] = []
    const passwords = createCountedPasswords({
      inTurn(count, hash) {
        tries.push(count)
        return hash(async () => {})
      },
    })
    const app = createTestApp({ passwords })
    const { registration } = await signUp(app)
    const guess = (address: string) =>
      app.client({ address }).post('/api/login', { username: 'nobody', password: 'wrong guess' })
    tries.length = 0
    for (const address of ['2001:db8:21:1::1', '2001:db8:21:2::1', '2001:db8:21:1::1']) await guess(address)
    await app.client({ address: '2001:db8:22::1' }).post('/api/login', registration)
    expect(tries).toEqual([1, 2, 3, 1])
  })

  it('is not counted for right passwords', async () => {
    const app = createTestApp({ limits: 'strict' })
    const { registration } = await signUp(app)
    for (let count = 0; count < 40; count += 1) {
      const reply = await app
        .client()
        .post('/api/login', { username: registration.username, password: registration.password })
      expect(reply.status).toBe(200)
    }
  })
})

describe('right passwords', () => {
  it('are accepted so many times an hour from one address, and from elsewhere the owner still gets in', async () => {
    const app = createTestApp({ limits: { signInsPerAddress: 4 } })
    const { registration } = await signUp(app)
    const signIn = (address: string) =>
      app.client({ address }).post('/api/login', { username: registration.username, password: registration.password })
    for (let count = 0; count < 4; count += 1) expect((await signIn('203.0.113.7')).status).toBe(200)
    const before = app.passwords.count()
    const refused = await signIn('203.0.113.7')
    expect([refused.status, app.passwords.count() - before]).toEqual([429, 0])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect((await signIn('203.0.113.8')).status).toBe(200)
  })

  it('are counted together for all browsers that have signed in with one account', async () => {
    const app = createTestApp({ limits: { signInsPerAccount: 3 } })
    const { client, registration } = await signUp(app)
    const browsers = new Set<string>()
    const replies = []
    for (let count = 0; count < 4; count += 1) {
      browsers.add(client.cookies.get('__Host-firstlight_known')!)
      replies.push((await client.post('/api/login', registration)).status)
    }
    expect(browsers.size).toBe(4)
    expect(replies).toEqual([200, 200, 200, 429])
  })

  it('of many accounts are counted together from one address', async () => {
    const app = createTestApp({ limits: { signInsPerAddress: 3 } })
    const replies = []
    for (let count = 0; count < 4; count += 1) {
      const { registration } = await signUp(app)
      replies.push(await app.client().post('/api/login', registration))
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })

  it('are checked ten times an hour for signing up again with the same data, from any address', async () => {
    const app = createTestApp({ limits: { signUpAgainPerAccount: 10 } })
    const { registration } = await signUp(app)
    const again = (count: number) => app.client({ address: `203.0.113.${count}` }).post('/api/register', registration)
    for (let count = 0; count < 10; count += 1) expect((await again(count)).status).toBe(201)
    const before = app.passwords.count()
    expect([(await again(10)).status, app.passwords.count() - before]).toEqual([429, 0])
  })
})

describe('a flood', () => {
  const { signInTriesPerSecond } = defaultLimits
  const second = 1_000
  const guess = async (app: TestApp, address: string) =>
    (await app.client({ address }).post('/api/login', { username: 'nobody', password: 'wrong guess' })).status
  const ofNetworks = (app: TestApp, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, network) => guess(app, `2001:db8:${(network + 4096).toString(16)}::1`)),
    )
  const numberOf = (status: number, statuses: number[]) => statuses.filter((one) => one === status).length

  it('from many networks is refused beyond twenty tries a second, before D1 is asked', async () => {
    expect(signInTriesPerSecond).toBe(20)
    const app = createTestApp({ limits: { signInTriesPerSecond } })
    expect(numberOf(401, await ofNetworks(app, 50))).toBe(20)
    app.watch.begin()
    const hashes = app.passwords.count()
    const replies = [
      await app.client().post('/api/login', { username: 'nobody', password: 'wrong guess' }),
      await app.client().post('/api/register', newRegistration()),
    ]
    for (const refused of replies) {
      expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
        429,
        '3',
        {
          error: {
            code: 'sign_in.busy',
            message: 'Many people are signing in right now. Please try again in a few seconds.',
          },
        },
      ])
    }
    expect([app.watch.of('d1'), app.passwords.count() - hashes]).toEqual([[], 0])
  })

  it('leaves room for a network that did not take part in it', async () => {
    const app = createTestApp({ limits: { signInTriesPerSecond } })
    const { registration } = await signUp(app)
    const signIn = async () => (await app.client().post('/api/login', registration)).status
    for (let passed = 0; passed < 5; passed += 1) {
      app.clock.advance(second)
      const fromOne = await Promise.all(Array.from({ length: 50 }, () => guess(app, '203.0.113.9')))
      expect(numberOf(401, fromOne)).toBeLessThanOrEqual(5)
      expect(await signIn()).toBe(200)
    }
    app.clock.advance(second)
    expect(numberOf(401, await ofNetworks(app, 20))).toBe(20)
    app.clock.advance(second)
    expect(numberOf(401, await ofNetworks(app, 20))).toBe(10)
    expect(await signIn()).toBe(200)
    // A right password does not count for its network.
    expect(await signIn()).toBe(200)
    app.clock.advance(10 * minute)
    expect(numberOf(401, await ofNetworks(app, 20))).toBe(20)
  })
})

describe('more hashes than may wait', () => {
  it('are refused, and the others are computed one after the other', async () => {
    const { promise: fourRefused, resolve: goOn } = Promise.withResolvers<void>()
    let waitsFor: Promise<void> | undefined
    const passwords = createCountedPasswords({
      // No time passes, so that none counts as cut off on a slow machine.
      inTurn: createHashTurns({ max: 3, now: () => 0, pause: (ms) => scheduler.wait(ms) }),
      async derive() {
        await waitsFor
        return new Uint8Array(32)
      },
    })
    const app = createTestApp({ passwords })
    const { registration } = await signUp(app)
    waitsFor = fourRefused
    let refused = 0
    const signIn = async () => {
      const { status } = await app.client().post('/api/login', { username: 'nobody', password: 'wrong' })
      refused += Number(status === 429)
      if (refused === 4) goOn()
      return status
    }
    const statuses = await Promise.all(Array.from({ length: 8 }, signIn))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([401, 401, 401, 401, 429, 429, 429, 429])
    expect((await app.client().post('/api/login', registration)).status).toBe(200)
  })
})

describe('a password that is replaced while it is being checked', () => {
  for (const outdated of [false, true]) {
    it(`opens nothing${outdated ? ', and its stronger form is not written over the new one' : ''}`, async () => {
      const passwords = createCountedPasswords()
      let meanwhile = async () => {}
      const app = createTestApp({
        services: {
          passwords: {
            ...passwords,
            async verify(password, stored) {
              const verdict = await passwords.verify(password, stored)
              await meanwhile()
              return { ...verdict, outdated }
            },
          },
        },
      })
      const { client, user, registration } = await signUp(app)
      const replaced = await passwords.hash('chosen by the owner')
      meanwhile = () => changeRow(user.id, { password: replaced })
      const thief = app.client()
      expect(
        (await thief.post('/api/login', { username: registration.username, password: registration.password })).status,
      ).toBe(401)
      expect((await thief.get('/api/user')).status).toBe(401)
      expect(await (await client.get('/api/sessions')).json()).toHaveLength(1)
      expect((await app.services.users.byNameOrEmail(registration.email))[0]!.password).toBe(replaced)
    })
  }
})
