import { beforeAll, describe, expect, it, vi } from 'vitest'
import { migrateThreeJournals, threeJournals } from '../../../testing/journals.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { newMorning } from '../../../testing/mornings.ts'
import * as moves from '../../../testing/moves.ts'
import { createAuthenticator } from '../../../testing/software-authenticator.ts'
import { tracesOf } from '../../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Call } from '../../../testing/watched-env.ts'

beforeAll(migrateThreeJournals)
vi.spyOn(console, 'error').mockImplementation(() => {})

const sites = {
  'one database for all': { variables: {}, tracesOf },
  'three databases for journals': { variables: threeJournals, tracesOf: moves.tracesOf },
}

type Write = (person: TestPerson, app: TestApp) => Promise<Response>

const writes: Record<string, Write> = {
  'a new entry': ({ client }) => client.post('/api/entries', newMorning()),
  'a new entry whose reply is streamed': ({ client }) =>
    client.post('/api/entries', newMorning(), { headers: { Accept: 'text/event-stream' } }),
  'guest texts': ({ client }) =>
    client.post('/api/save-guest-data', { gratitudeText: 'a', goalsText: 'b', diaryText: 'c' }),
  'imported days': ({ client }) =>
    client.post('/api/import', { days: [{ ...newMorning({ date: '2025-01-01' }), diaryText: '', aiResponse: '' }] }),
  'a code for an address': ({ client }) => client.post('/api/verification/email'),
  'a challenge for a passkey': ({ client }) => client.post('/api/passkeys/options'),
  'a sign-in by password': ({ registration }, app) => app.client().post('/api/login', registration),
}

/** The same services; the call of a store that stores the write waits until the account is erased. */
function withErasureBefore(app: TestApp, variables: Record<string, unknown>, erase: () => Promise<void>): TestApp {
  let isErased = false
  const eraseOnce = async () => {
    if (isErased) return
    isErased = true
    await erase()
  }
  const late = <Store extends object>(store: Store, names: string[]): Store =>
    new Proxy(store, {
      get(target, name, receiver) {
        const value = Reflect.get(target, name, receiver)
        if (typeof value !== 'function' || !names.includes(String(name))) return value
        return async (...asked: unknown[]) => {
          await eraseOnce()
          return value.apply(target, asked)
        }
      },
    })
  const { journalOf, secrets, sessions, passkeys } = app.services
  return createTestApp({
    clock: app.clock,
    variables,
    services: {
      journalOf: (userId) => {
        const journal = journalOf(userId)
        return { ...journal, entries: late(journal.entries, ['add', 'addDays']) }
      },
      secrets: late(secrets, ['replace']),
      sessions: late(sessions, ['open']),
      passkeys: late(passkeys, ['list']),
    },
  })
}

describe.each(Object.entries(sites))('with %s, a late write', (_site, { variables, tracesOf }) => {
  const isLookUp = ({ sql }: Call) => sql.length === 1 && /closures|^select "deletion_requested_at" from/.test(sql[0]!)
  it.each([
    ...Object.entries(writes).map(([name, write]) => [name, write, false] as const),
    ['imported days, and the look-up fails', writes['imported days']!, true] as const,
  ])('leaves nothing behind: %s', async (_, write, lookUpFails) => {
    const first = createTestApp({ variables })
    const person = await signUp(first)
    const { client, user, registration } = person
    let erased = 0
    const app = withErasureBefore(first, variables, async () => {
      expect((await client.delete('/api/user', { confirmation: registration.email })).status).toBe(200)
      expect(await tracesOf(user.id)).toEqual([])
      erased += 1
      if (lookUpFails) app.watch.fault = (call) => (isLookUp(call) ? 'before' : undefined)
    })
    const late = app.client()
    for (const [name, value] of client.cookies) late.cookies.set(name, value)
    await write({ ...person, client: late }, app)
    expect(erased).toBe(1)
    expect(app.watch.calls.some(isLookUp) || !lookUpFails).toBe(true)
    app.watch.begin()
    await app.runWaiting()
    expect(await tracesOf(user.id)).toEqual([])
  })
})

describe('a write that was authorized before the account was erased', () => {
  it('leaves nothing behind: a passkey', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    const device = await createAuthenticator()
    const response = await device.register(await (await client.post('/api/passkeys/options')).json<never>(), {})
    const { webauthn } = app.services
    app.services.webauthn = webauthn
    const late = createTestApp({
      clock: app.clock,
      services: {
        webauthn: {
          ...webauthn!,
          async verifyNew(...asked) {
            const other = app.client()
            for (const [name, value] of client.cookies) other.cookies.set(name, value)
            expect((await other.delete('/api/user', { confirmation: registration.email })).status).toBe(200)
            return webauthn!.verifyNew(...asked)
          },
        },
      },
    }).client()
    for (const [name, value] of client.cookies) late.cookies.set(name, value)
    expect((await late.post('/api/passkeys', { response })).status).toBe(401)
    expect(await tracesOf(user.id)).toEqual([])
  })
})
