import { beforeEach, describe, expect, it } from 'vitest'
import type { PushAddress } from '#domain/push'
import type { User } from '#domain/user'
import { sweepFaults } from '../../testing/fault-sweep.ts'
import { isPushOn, pushServiceFor } from '../../testing/push.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { resetPassword, signUp, type TestPerson } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, day, hour } from '../../testing/test-clock.ts'
import { absoluteLifetime, idleLifetime } from '../account/session/session.table.ts'

let app: TestApp
let push: ReturnType<typeof pushServiceFor>
beforeEach(() => {
  const clock = createTestClock()
  push = pushServiceFor({ clock })
  app = createTestApp({ clock, services: { pusher: push.pusher } })
})

type Row = { session_id: string; user_id: string; endpoint: string }
async function rowsOf({ user }: { user: Pick<User, 'id'> }): Promise<Row[]> {
  const { results } = await realEnv.DB.prepare('select * from push_addresses where user_id = ? order by created_at')
    .bind(user.id)
    .all<Row>()
  return results
}
const isPlanned = async ({ user }: TestPerson) => (await app.services.users.find(user.id))!.promptByPush
const listed = ({ user }: TestPerson) => app.services.pushAddresses.listActive([user.id], app.clock.now())
/** The same person in another browser. */
async function otherBrowser({ registration }: TestPerson) {
  const client = app.client()
  await client.post('/api/login', { username: registration.username, password: registration.password })
  return client
}
const example: PushAddress = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:def',
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
}

describe('pushes to a browser', () => {
  it('are switched on and off for this browser alone', async () => {
    const person = await signUp(app)
    expect(await (await person.client.get('/api/push')).json()).toEqual({
      publicKey: push.pusher.publicKey,
      isOn: false,
    })
    const address = await push.switchOn(person.client)
    const other = await otherBrowser(person)
    expect([await isPushOn(person.client), await isPushOn(other), await isPlanned(person)]).toEqual([true, false, true])
    expect(await rowsOf(person)).toMatchObject([{ endpoint: address.endpoint }])
    await push.switchOn(other)
    expect((await person.client.delete('/api/push')).status).toBe(200)
    expect([await isPushOn(person.client), await isPushOn(other), await isPlanned(person)]).toEqual([false, true, true])
    await other.delete('/api/push')
    expect([await rowsOf(person), await isPlanned(person)]).toEqual([[], false])
    // The same again changes nothing.
    expect(await (await other.delete('/api/push')).json()).toMatchObject({ isOn: false })
  })

  it('that are switched on again go to the new address only', async () => {
    const person = await signUp(app)
    await push.switchOn(person.client)
    const { endpoint } = await push.switchOn(person.client)
    expect(await rowsOf(person)).toMatchObject([{ endpoint }])
  })

  it('belong to the person who switched them on last', async () => {
    const [ada, ben] = [await signUp(app), await signUp(app)]
    const address = await push.switchOn(ada.client)
    expect((await ben.client.post('/api/push', address)).status).toBe(200)
    expect([await rowsOf(ada), await rowsOf(ben)]).toMatchObject([[], [{ endpoint: address.endpoint }]])
    expect(await isPushOn(ada.client)).toBe(false)
  })

  it('end at ten browsers of a person: the newest stay', async () => {
    const person = await signUp(app)
    const addresses: PushAddress[] = []
    for (let count = 0; count < 12; count += 1) {
      app.clock.advance(1_000)
      addresses.push(await push.switchOn(await otherBrowser(person)))
    }
    expect((await rowsOf(person)).map(({ endpoint }) => endpoint)).toEqual(
      addresses.slice(2).map(({ endpoint }) => endpoint),
    )
  })

  it('are switched on thirty times an hour', async () => {
    app = createTestApp({ clock: app.clock, limits: 'strict', services: { pusher: push.pusher } })
    const person = await signUp(app)
    for (let count = 0; count < 30; count += 1) await push.switchOn(person.client)
    const reply = await person.client.post('/api/push', await push.service.subscribe(push.pusher.publicKey))
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, expect.any(String)])
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it.each<[string, (person: TestPerson) => Promise<unknown>]>([
    ['the person signs out', ({ client }) => client.post('/api/logout')],
    [
      'the person signs in again in this browser',
      ({ client, registration: { username, password } }) => client.post('/api/login', { username, password }),
    ],
    [
      'the device is ended from another one',
      async (person) => {
        const other = await otherBrowser(person)
        const [row] = await rowsOf(person)
        await other.delete(`/api/sessions/${row!.session_id}`)
      },
    ],
    ['all other devices are ended', async (person) => (await otherBrowser(person)).delete('/api/sessions')],
    ['the password is reset', (person) => resetPassword(app, person)],
    ['the account is deleted', ({ client, user }) => client.delete('/api/user', { confirmation: user.email })],
  ])('end when %s, and the address is deleted', async (_what, end) => {
    const person = await signUp(app)
    await push.switchOn(person.client)
    const [stays] = [await signUp(app)]
    await push.switchOn(stays.client)
    await end(person)
    expect(await rowsOf(person)).toEqual([])
    expect(await rowsOf(stays)).toHaveLength(1)
  })

  it.each([
    ['has not been used for thirty days', idleLifetime],
    ['is ninety days old', absoluteLifetime],
  ])('end when the session %s', async (_what, later) => {
    const person = await signUp(app)
    await push.switchOn(person.client)
    expect(await listed(person)).toHaveLength(1)
    app.clock.advance(later - hour)
    if (later === absoluteLifetime)
      await realEnv.DB.prepare('update sessions set last_seen_at = ?').bind(app.clock.now()).run()
    expect(await listed(person)).toHaveLength(1)
    app.clock.advance(2 * hour)
    expect(await listed(person)).toEqual([])
  })

  it('are not switched on for a session that ended meanwhile', async () => {
    const person = await signUp(app)
    const [session] = await app.services.sessions.listActive(person.user.id, app.clock.now())
    await person.client.post('/api/logout')
    const { endpoint, keys } = example
    await app.services.pushAddresses.set(
      { sessionId: session!.id, userId: person.user.id, endpoint, ...keys, createdAt: app.clock.now() },
      app.clock.now(),
    )
    expect(await rowsOf(person)).toEqual([])
  })

  it.each<[string, unknown]>([
    ['an address that is not a push service', { ...example, endpoint: 'https://attacker.test/push' }],
    ['an address inside our network', { ...example, endpoint: 'http://169.254.169.254/latest' }],
    ['our own calls', { ...example, endpoint: 'https://firstlight.test/api/user' }],
    ['an address that is none', { ...example, endpoint: 'nowhere' }],
    ['an address that is too long', { ...example, endpoint: `${example.endpoint}${'x'.repeat(1_000)}` }],
    ['a key that is too short', { ...example, keys: { ...example.keys, p256dh: 'Bx' } }],
    ['a secret that is too long', { ...example, keys: { ...example.keys, auth: 'y'.repeat(23) } }],
    ['no keys', { endpoint: example.endpoint }],
  ])('are refused for %s', async (_what, address) => {
    const { client, user } = await signUp(app)
    const { rate_counters: _limits, ...before } = await everyRow()
    expect((await client.post('/api/push', address)).status).toBe(400)
    expect(await everyRow()).toMatchObject(before)
    expect(await rowsOf({ user })).toEqual([])
  })

  it('answer 503 and name the part where no key is set', async () => {
    const bare = createTestApp({ variables: { VAPID_PRIVATE_KEY: undefined } })
    const { client } = await signUp(bare)
    expect(await (await client.get('/api/push')).json()).toEqual({ publicKey: null, isOn: false })
    const reply = await client.post('/api/push', example)
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { error: { code: 'push.not_configured', message: "This server's push is not set up yet." } },
    ])
  })

  it('are in the export without their addresses and keys', async () => {
    const person = await signUp(app)
    const { endpoint, keys } = await push.switchOn(person.client)
    const text = await (await person.client.get('/api/export')).text()
    expect(JSON.parse(text)).toMatchObject({
      notifiedDevices: [{ id: (await rowsOf(person))[0]!.session_id, since: app.clock.now() }],
    })
    for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(text).not.toContain(secret)
  })
})

describe('whichever call to D1 fails, before its effect or after,', () => {
  it('switching on again ends in one address that gets the prompt', async () => {
    await sweepFaults(async () => {
      const scene = createTestApp({ services: { pusher: push.pusher } })
      const person = await signUp(scene)
      const address = await push.service.subscribe(push.pusher.publicKey)
      return {
        watch: scene.watch,
        async attempt() {
          const { status } = await person.client.post('/api/push', address)
          expect([200, 500]).toContain(status)
          scene.watch.fault = undefined
          if (status === 200) expect(await isPushOn(person.client)).toBe(true)
        },
        async recover() {
          expect((await person.client.post('/api/push', address)).status).toBe(200)
          expect(await rowsOf(person)).toMatchObject([{ endpoint: address.endpoint }])
          expect((await scene.services.users.find(person.user.id))!.promptByPush).toBe(true)
        },
      }
    })
  })

  it('signing out again leaves no address', async () => {
    await sweepFaults(async () => {
      const scene = createTestApp({ services: { pusher: push.pusher } })
      const person = await signUp(scene)
      await push.switchOn(person.client)
      return {
        watch: scene.watch,
        async attempt() {
          const { status } = await person.client.post('/api/logout')
          scene.watch.fault = undefined
          if (status === 200) expect(await rowsOf(person)).toEqual([])
        },
        async recover() {
          await person.client.post('/api/logout')
          expect(await rowsOf(person)).toEqual([])
        },
      }
    })
  })
})

describe('the question of a browser whether a day is written', () => {
  it('is answered for the signed-in person', async () => {
    const [ada, ben] = [await signUp(app), await signUp(app)]
    const ask = async (person: TestPerson, date = testDay) => (await person.client.get(`/api/push/days/${date}`)).json()
    expect(await ask(ada)).toEqual({ isWritten: false })
    await writeMorning(ada.client, newMorning())
    expect([await ask(ada), await ask(ben), await ask(ada, '2026-11-20')]).toEqual([
      { isWritten: true },
      { isWritten: false },
      { isWritten: false },
    ])
    expect((await ada.client.get('/api/push/days/2026-02-30')).status).toBe(400)
  })

  it('is refused if the push is for another person, or nobody is signed in', async () => {
    const [ada, ben] = [await signUp(app), await signUp(app)]
    const headers = { 'X-Firstlight-Person': ada.user.id }
    expect((await ben.client.get(`/api/push/days/${testDay}`, { headers })).status).toBe(409)
    expect((await app.client().get(`/api/push/days/${testDay}`, { headers })).status).toBe(401)
    expect(app.clock.now()).toBeLessThan(Date.UTC(2026, 10, 21) + day)
  })
})
