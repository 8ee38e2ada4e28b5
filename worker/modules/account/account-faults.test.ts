import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DeliveryError } from '../../core/errors.ts'
import { honest, isIn, sceneOfStep, sweepFaults, writesIn } from '../../testing/fault-sweep.ts'
import {
  beginAt,
  comeBack,
  createIdentityStandIn,
  goodClaims,
  signed,
  signInThrough,
  type StandIn,
} from '../../testing/identity-stand-in.ts'
import { mailsTo, resetTokenIn } from '../../testing/outbox.ts'
import { changeRow, signUp } from '../../testing/people.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { sweepNotices } from './notice.ts'
import { rowsOf } from '../../testing/stored.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { hour } from '../../testing/test-clock.ts'
import type { TestClient } from '../../testing/test-client.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

describe('whichever call to D1, KV or the queue fails, before its effect or after,', () => {
  it('a reset link is mailed, and resets the password once', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, registration } = await signUp(app)
      const { email } = registration
      const request = () => app.client().post('/api/auth/forgot-password', { email })
      const signInWith = async (password: string) =>
        (await app.client().post('/api/login', { username: email, password })).status === 200
      return {
        watch: app.watch,
        async attempt() {
          await honest(await request(), 200)
          await app.runWaiting().catch(() => {})
          app.watch.fault = undefined
          expect(await signInWith(registration.password)).toBe(true)
        },
        async recover() {
          await app.runWaiting()
          await request()
          await app.runWaiting()
          const tokens = (await mailsTo({ email })).map(resetTokenIn)
          const reset = (token: string) =>
            app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })
          // The oldest link, which may come from the job that failed.
          expect((await reset(tokens.at(-1)!)).status).toBe(200)
          for (const token of tokens.slice(0, -1)) expect((await reset(token)).status).toBe(400)
          expect(await signInWith('a new morning')).toBe(true)
          expect(await isIn(client)).toBe(false)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(3)
  })

  it('a new password is stored and every session ended in one step', async () => {
    await sweepFaults(async () => {
      const app = createTestApp()
      const { client, registration } = await signUp(app)
      await app.client().post('/api/auth/forgot-password', { email: registration.email })
      await app.runWaiting()
      const [mail] = await mailsTo(registration)
      const token = resetTokenIn(mail!)
      const reset = () => app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })
      const signIn = async (password: string) =>
        (await app.client().post('/api/login', { username: registration.username, password })).status === 200
      return {
        watch: app.watch,
        async attempt() {
          const done = await honest(await reset(), 200)
          app.watch.fault = undefined
          const isChanged = await signIn('a new morning')
          if (done) expect(isChanged).toBe(true)
          expect(await signIn(registration.password)).toBe(!isChanged)
          expect(await isIn(client)).toBe(!isChanged)
        },
        async recover() {
          // Pressed again with the same password: the link works, or it has worked.
          expect((await reset()).status).toBe(200)
          expect(await signIn('a new morning')).toBe(true)
          expect(await isIn(client)).toBe(false)
        },
      }
    })
  })

  it('a password is changed, every other session ended and the person told in one step', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, user, registration } = await signUp(app)
      await changeRow(user.id, { emailVerifiedAt: 1 })
      const other = app.client()
      await other.post('/api/login', registration)
      const change = () =>
        client.post('/api/user/password', { current: registration.password, password: 'a new morning' })
      const isChanged = async () =>
        (await app.client().post('/api/login', { ...registration, password: 'a new morning' })).status === 200
      return {
        watch: app.watch,
        async attempt() {
          const done = await honest(await change(), 200)
          app.watch.fault = undefined
          const changed = await isChanged()
          if (done) expect(changed).toBe(true)
          expect([await isIn(client), await isIn(other)]).toEqual([true, !changed])
        },
        async recover() {
          expect((await change()).status).toBe(200)
          expect([await isChanged(), await isIn(client), await isIn(other)]).toEqual([true, true, false])
          await sweepNotices(app.services)
          const told = (await mailsTo(registration)).filter(({ subject }) => subject === 'Your password was changed')
          expect(told).toHaveLength(1)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(1)
  })

  it('an address is verified by a code', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, registration } = await signUp(app)
      const verify = async () => {
        const sent = await client.post('/api/verification/email')
        if (!(await honest(sent, sent.status === 503 ? 503 : 200))) return false
        const [mail] = await mailsTo(registration)
        const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '000000'
        const reply = await client.post('/api/verification/email/confirm', { code })
        expect([200, 400, 500]).toContain(reply.status)
        return reply.status === 200
      }
      const isVerified = async () =>
        ((await (await client.get('/api/user')).json()) as { isVerified: boolean }).isVerified
      return sceneOfStep({ watch: app.watch, take: verify, isDone: isVerified })
    })
    expect(writesIn(calls)).toBeGreaterThan(2)
  })

  it('a passkey is added once, signs in, and the person hears of it', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, user, registration } = await signUp(app)
      await changeRow(user.id, { emailVerifiedAt: 1 })
      const device = await createAuthenticator()
      const stored = () => rowsOf<{ user_id: string }>('passkeys', ({ user_id }) => user_id === user.id)
      const add = async () => {
        const options = await client.post('/api/passkeys/options')
        if (!(await honest(options, 200))) return false
        const reply = await client.post('/api/passkeys', {
          response: await device.register(await options.json<never>(), {}),
        })
        expect([201, 409, 500]).toContain(reply.status)
        return reply.status === 201
      }
      const signIn = async (other: TestClient) => {
        const options = await other.post('/api/auth/passkey/options')
        if (!(await honest(options, 200))) return false
        return honest(
          await other.post('/api/auth/passkey', { response: await device.signIn(await options.json<never>(), {}) }),
          200,
        )
      }
      return {
        watch: app.watch,
        async attempt() {
          const added = await add()
          const other = app.client()
          const isSignedIn = added && (await signIn(other))
          app.watch.fault = undefined
          expect((await stored()).length).toBeLessThanOrEqual(1)
          if (added) expect(await stored()).toHaveLength(1)
          expect(await isIn(other)).toBe(isSignedIn)
        },
        async recover() {
          if ((await stored()).length === 0) expect(await add()).toBe(true)
          expect(await stored()).toHaveLength(1)
          const other = app.client()
          expect(await signIn(other)).toBe(true)
          expect(await isIn(other)).toBe(true)
          await sweepNotices(app.services)
          const told = (await mailsTo(registration)).filter(({ subject }) => subject === 'A new way to sign in')
          expect(told).toHaveLength(1)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(5)
  })

  it('a passkey is renamed and removed as the responses say, and the person hears of it', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, user, registration } = await signUp(app)
      await changeRow(user.id, { emailVerifiedAt: 1 })
      const device = await createAuthenticator()
      const options = await (await client.post('/api/passkeys/options')).json<never>()
      const { id } = await (
        await client.post('/api/passkeys', { response: await device.register(options, {}), name: 'Phone' })
      ).json<{ id: string }>()
      await app.runWaiting()
      const stored = async () =>
        (await rowsOf<{ id: string; name: string }>('passkeys', (row) => row.id === id)).map(({ name }) => name)
      const rename = () => client.patch(`/api/passkeys/${id}`, { name: 'Key' })
      const remove = () => client.delete(`/api/passkeys/${id}`)
      return {
        watch: app.watch,
        async attempt() {
          const isRenamed = await honest(await rename(), 200)
          const name = await stored()
          expect([['Phone'], ['Key']]).toContainEqual(name)
          if (isRenamed) expect(name).toEqual(['Key'])
          const isRemoved = await honest(await remove(), 200)
          app.watch.fault = undefined
          if (isRemoved) expect(await stored()).toEqual([])
        },
        async recover() {
          if ((await stored()).length > 0) {
            expect((await rename()).status).toBe(200)
            expect(await stored()).toEqual(['Key'])
            expect((await remove()).status).toBe(200)
          }
          expect(await stored()).toEqual([])
          expect((await remove()).status).toBe(404)
          // The vendor fails too, and then no more.
          const { mailer } = app.services
          app.services.mailer = { send: () => Promise.reject(new DeliveryError('try-later', undefined)) }
          await app.runWaiting().catch(() => {})
          await app.cron()
          app.services.mailer = mailer
          await app.runWaiting()
          app.clock.advance(hour)
          await app.cron()
          const told = (await mailsTo(registration)).filter(({ subject }) => subject.endsWith('was removed'))
          expect(told).toHaveLength(1)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(3)
  })

  it('devices that were reported as ended stay ended', async () => {
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const { client, registration } = await signUp(app)
      const other = app.client()
      await other.post('/api/login', registration)
      const third = app.client()
      await third.post('/api/login', registration)
      const [device] = (await (await client.get('/api/sessions')).json<{ id: string; isThisOne: boolean }[]>()).filter(
        ({ isThisOne }) => !isThisOne,
      )
      return {
        watch: app.watch,
        async attempt() {
          const one = await honest(await client.delete(`/api/sessions/${device!.id}`), 200)
          const rest = await honest(await client.delete('/api/sessions'), 200)
          app.watch.fault = undefined
          const open = [await isIn(other), await isIn(third)].filter(Boolean).length
          if (rest) expect(open).toBe(0)
          if (one) expect(open).toBeLessThanOrEqual(1)
          expect(await isIn(client)).toBe(true)
        },
        async recover() {
          expect((await client.delete('/api/sessions')).status).toBe(200)
          expect([await isIn(client), await isIn(other), await isIn(third)]).toEqual([true, false, false])
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(2)
  })

  describe('with Google and Apple', () => {
    let standIn: StandIn
    const { fetch } = globalThis
    beforeAll(async () => void (standIn = await createIdentityStandIn()))
    afterAll(() => void (globalThis.fetch = fetch))

    it.each(['google', 'apple'] as const)(
      '%s: one account is opened, linked or transferred, and signed in',
      async (provider) => {
        for (const before of ['none', 'proven', 'unproven'] as const) {
          const calls = await sweepFaults(async () => {
            const app = createTestApp({ variables: standIn.variables })
            const sub = crypto.randomUUID()
            const email = `${sub}@mail.test`
            if (before !== 'none') {
              const { user } = await signUp(app, { email })
              if (before === 'proven') await changeRow(user.id, { emailVerifiedAt: 1 })
            }
            const client = app.client()
            const through = async () => {
              const start = await beginAt(provider, client).catch(() => undefined)
              if (!start?.state) return false
              const idToken = await signed(standIn, goodClaims(start.nonce, app.clock.now(), { sub, email }))
              standIn.answer = { idToken }
              const reply = await comeBack(provider, client, {
                state: start.state,
                code: 'a code',
                user: JSON.stringify({ name: { firstName: 'Rosa', lastName: 'Field' } }),
              })
              expect(['/', '/auth?error=oauth_failed']).toContain(reply.headers.get('Location'))
              return reply.headers.get('Location') === '/'
            }
            const accounts = () => rowsOf<{ email: string }>('users', (row) => row.email === email)
            return {
              watch: app.watch,
              async attempt() {
                const done = await through()
                app.watch.fault = undefined
                expect(await isIn(client)).toBe(done)
                expect((await accounts()).length).toBeLessThanOrEqual(1)
              },
              async recover() {
                expect(await through()).toBe(true)
                expect(await isIn(client)).toBe(true)
                expect(await accounts()).toHaveLength(1)
              },
            }
          })
          expect(writesIn(calls)).toBeGreaterThan(2)
        }
      },
    )

    it('a profile without an address is completed to one account', async () => {
      const calls = await sweepFaults(async () => {
        const app = createTestApp({ variables: standIn.variables })
        const [sub, client] = [crypto.randomUUID(), app.client()]
        const email = `${sub}@typed.test`
        await signInThrough('google', { app, standIn, client, claims: { sub, email: undefined } })
        const accounts = () => rowsOf<{ email: string }>('users', (row) => row.email === email)
        const complete = () => client.post('/api/auth/complete-profile', { name: 'Rosa', email })
        return {
          watch: app.watch,
          async attempt() {
            const done = await honest(await complete(), 201)
            app.watch.fault = undefined
            expect(await isIn(client)).toBe(done)
            expect((await accounts()).length).toBeLessThanOrEqual(1)
          },
          async recover() {
            if (!(await isIn(client))) expect((await complete()).status).toBe(201)
            expect([await isIn(client), (await accounts()).length]).toEqual([true, 1])
            const other = await signInThrough('google', { app, standIn, claims: { sub, email: undefined } })
            expect(await isIn(other.client)).toBe(true)
          },
        }
      })
      expect(writesIn(calls)).toBeGreaterThan(3)
    })
  })
})
