import { describe, expect, it, vi } from 'vitest'
import { sweepFaults, writesIn } from '../../../testing/fault-sweep.ts'
import { mailsTo, resetTokenIn } from '../../../testing/outbox.ts'
import { changeRow, newRegistration, resetPassword, signUp, type TestPerson } from '../../../testing/people.ts'
import { everyRow } from '../../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { hour, minute } from '../../../testing/test-clock.ts'
import { sweepNotices } from '../notice.ts'

let made = 0
const freeAddress = () => `new${(made += 1)}@mail.test`

/** A person whose address is proven. */
async function proven(app: TestApp): Promise<TestPerson> {
  const person = await signUp(app)
  await changeRow(person.user.id, { emailVerifiedAt: 1 })
  return person
}

const codeTo = async (email: string) => /\b\d{6}\b/.exec((await mailsTo({ email }))[0]!.text)![0]

async function ask({ client }: TestPerson, email: string): Promise<string> {
  const reply = await client.post('/api/user/email', { email })
  expect([reply.status, await reply.json()]).toEqual([200, { message: `A code is on its way to ${email}.` }])
  return codeTo(email)
}

const confirm = ({ client }: TestPerson, email: string, code: string) =>
  client.post('/api/verification/email/confirm', { email, code })

async function change(person: TestPerson, email: string): Promise<void> {
  expect((await confirm(person, email, await ask(person, email))).status).toBe(200)
}

/** The link in the newest mail to an address that was replaced. */
async function linkTo(app: TestApp, email: string): Promise<string> {
  await sweepNotices(app.services)
  const mail = (await mailsTo({ email })).find(({ subject }) => subject === 'Your address was changed')!
  const link = new URL(/https?:\/\/\S+/.exec(mail.text)![0])
  expect(link.origin + link.pathname).toBe(`${app.origin}/auth`)
  return link.searchParams.get('take_back')!
}

const takeBack = (app: TestApp, token: string, { client } = { client: app.client() }) =>
  client.post('/api/auth/take-back', { token })
const addressOf = async (app: TestApp, { user }: TestPerson) => (await app.services.users.find(user.id))!.email
const resets = async (email: string) =>
  (await mailsTo({ email })).filter(({ subject }) => subject === 'Choose a new password').length

describe('another address', () => {
  it('is that of the account once its code is there, and not before', async () => {
    const app = createTestApp()
    const person = await proven(app)
    const old = person.registration.email
    const next = freeAddress()
    const code = await ask(person, next)
    expect(await (await person.client.get('/api/user')).json()).toMatchObject({ email: old, isVerified: true })
    // A code for one address proves no other.
    expect((await confirm(person, freeAddress(), code)).status).toBe(400)
    const reply = await confirm(person, next, code)
    expect(await reply.json()).toMatchObject({ id: person.user.id, email: next, isVerified: true })
    // The response may be lost.
    expect((await confirm(person, next, code)).status).toBe(200)
    const { password } = person.registration
    expect((await app.client().post('/api/login', { username: next, password })).status).toBe(200)
    expect((await app.client().post('/api/login', { username: old, password })).status).toBe(401)
    await sweepNotices(app.services)
    expect((await mailsTo({ email: old })).map(({ subject }) => subject)).toEqual(['Your address was changed'])
    expect((await everyRow()).kept_notices).toEqual([])
  })

  it('is changed, told and taken back once, whichever call fails', async () => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const calls = await sweepFaults(async () => {
      const app = createTestApp()
      const person = await proven(app)
      const [old, next] = [person.registration.email, freeAddress()]
      const code = await ask(person, next)
      const told = async (email: string, subject: string) =>
        (await mailsTo({ email })).filter((mail) => mail.subject === subject).length
      return {
        watch: app.watch,
        async attempt() {
          const changed = (await confirm(person, next, code)).status === 200
          const token = changed ? await linkTo(app, old).catch(() => undefined) : undefined
          const returned = token !== undefined && (await takeBack(app, token)).status === 200
          app.watch.fault = undefined
          const now = await addressOf(app, person)
          expect([old, next]).toContain(now)
          if (returned) expect(now).toBe(old)
          if (token !== undefined && now === old) expect((await person.client.get('/api/user')).status).toBe(401)
          else if (changed && token === undefined) expect(now).toBe(next)
        },
        async recover() {
          if ((await person.client.get('/api/user')).status === 200) {
            if ((await addressOf(app, person)) === old) await change(person, next)
            // A sweep that failed is due again later.
            app.clock.advance(hour)
            const token = await linkTo(app, old)
            expect([200, 400]).toContain((await takeBack(app, token)).status)
          }
          app.clock.advance(hour)
          await sweepNotices(app.services)
          expect(await addressOf(app, person)).toBe(old)
          expect(await told(old, 'Your address was changed')).toBeGreaterThan(0)
          expect(await told(next, 'Your address was taken back')).toBeLessThanOrEqual(1)
        },
      }
    })
    expect(writesIn(calls)).toBeGreaterThan(4)
  })

  it('is not told to one that nobody had proven, and takes its place', async () => {
    const app = createTestApp()
    const person = await signUp(app)
    await change(person, freeAddress())
    await sweepNotices(app.services)
    expect(await mailsTo(person.registration)).toEqual([])
  })

  it('asks for a sign-in of the last minutes or the password, with five tries', async () => {
    const app = createTestApp({ limits: { signInPerAccount: 5 } })
    const { client, registration, user } = await proven(app)
    app.clock.advance(16 * minute)
    const email = freeAddress()
    const asked = async (password?: string) => {
      const reply = await client.post('/api/user/email', { email, password })
      return [reply.status, ((await reply.json()) as { error?: { code: string } }).error?.code]
    }
    expect(await asked()).toEqual([403, 'session.sign_in_again'])
    expect(await asked(registration.password)).toEqual([200, undefined])
    for (let tries = 0; tries < 5; tries += 1) expect(await asked('not this')).toEqual([400, 'request.invalid'])
    expect((await asked(registration.password))[0]).toBe(429)
    await changeRow(user.id, { password: null })
    expect(await asked()).toEqual([403, 'session.sign_in_again'])
    expect((await app.client().post('/api/user/email', { email })).status).toBe(401)
  })

  it('goes from who only typed it to who proves it, and only once', async () => {
    const app = createTestApp()
    const [owner, first, second] = [await proven(app), await proven(app), await signUp(app)]
    const claimed = second.registration.email
    // A link that was sent there opens the account of nobody who has lost the address.
    await app.client().post('/api/auth/forgot-password', { email: claimed })
    await app.runWaiting()
    const token = resetTokenIn((await mailsTo({ email: claimed }))[0]!)
    const [ofOwner, ofFirst] = [await ask(owner, claimed), await ask(first, claimed)]
    expect((await confirm(owner, claimed, ofOwner)).status).toBe(200)
    const late = await confirm(first, claimed, ofFirst)
    expect([late.status, await late.json()]).toMatchObject([409, { error: { code: 'verification.address_in_use' } }])
    expect(await addressOf(app, first)).toBe(first.registration.email)
    const lost = await (await second.client.get('/api/user')).json()
    expect(lost).toMatchObject({ email: null, isVerified: false })
    const reset = await app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })
    expect(reset.status).toBe(400)
    await change(second, freeAddress())
  })

  it('is not told apart from a free one before its code is there', async () => {
    const app = createTestApp()
    const [person, other] = [await proven(app), await proven(app)]
    const code = await ask(person, other.registration.email)
    expect((await confirm(person, other.registration.email, code)).status).toBe(409)
    expect(await addressOf(app, other)).toBe(other.registration.email)
    await sweepNotices(app.services)
    expect(await mailsTo(person.registration)).toEqual([])
  })

  it('gets the reset link from then on, and a link in the old mailbox opens nothing', async () => {
    const app = createTestApp()
    const person = await proven(app)
    const [old, next] = [person.registration.email, freeAddress()]
    const forgot = async (email: string) => {
      await app.client().post('/api/auth/forgot-password', { email })
      await app.runWaiting()
      return resets(email)
    }
    const code = await ask(person, next)
    expect([await forgot(old), await forgot(next)]).toEqual([1, 0])
    const token = resetTokenIn((await mailsTo({ email: old }))[0]!)
    await confirm(person, next, code)
    expect([await forgot(old), await forgot(next)]).toEqual([1, 1])
    const reply = await app.client().post('/api/auth/reset-password', { token, password: 'a new morning' })
    expect(reply.status).toBe(400)
    await takeBack(app, await linkTo(app, old))
    expect([await forgot(old), await forgot(next)]).toEqual([2, 1])
  })
})

describe('taking an address back', () => {
  it('sets it again after the new one was used, once, and ends every session', async () => {
    const app = createTestApp()
    const person = await proven(app)
    const [old, next] = [person.registration.email, freeAddress()]
    await change(person, next)
    const token = await linkTo(app, old)
    // Whoever took the account over sets a password and signs in.
    await resetPassword(app, { ...person, user: { ...person.user, email: next } })
    const thief = app.client()
    expect((await thief.post('/api/login', { username: next, password: 'a new morning' })).status).toBe(200)
    await thief.post('/api/auth/forgot-password', { email: next })
    await app.runWaiting()
    const later = resetTokenIn((await mailsTo({ email: next }))[0]!)

    const reply = await takeBack(app, token)
    expect([reply.status, await reply.json()]).toEqual([200, { email: old }])
    expect((await thief.get('/api/user')).status).toBe(401)
    expect((await person.client.get('/api/user')).status).toBe(401)
    expect(await addressOf(app, person)).toBe(old)
    const reset = await app.client().post('/api/auth/reset-password', { token: later, password: 'mine again' })
    expect(reset.status).toBe(400)
    expect((await takeBack(app, token)).status).toBe(404)
    await sweepNotices(app.services)
    expect((await mailsTo({ email: next })).map(({ subject }) => subject)).toContain('Your address was taken back')
    await resetPassword(app, person)
  })

  it('works for a day', async () => {
    const app = createTestApp()
    const [late, early] = [await proven(app), await proven(app)]
    const next = freeAddress()
    for (const person of [late, early]) await change(person, person === late ? next : freeAddress())
    const [ofLate, ofEarly] = [await linkTo(app, late.registration.email), await linkTo(app, early.registration.email)]
    app.clock.advance(23 * hour)
    expect((await takeBack(app, ofEarly)).status).toBe(200)
    app.clock.advance(hour)
    expect((await takeBack(app, ofLate)).status).toBe(404)
    expect(await addressOf(app, late)).toBe(next)
  })

  it('stores no link in readable form, and is 404 for another person as for a link that was made up', async () => {
    const app = createTestApp()
    const [person, other] = [await proven(app), await proven(app)]
    await change(person, freeAddress())
    const token = await linkTo(app, person.registration.email)
    expect(JSON.stringify(await everyRow())).not.toContain(token)
    const refused = await takeBack(app, token, other)
    expect(refused.status).toBe(404)
    const madeUp = await takeBack(app, 'made up')
    expect(await refused.json()).toEqual(await madeUp.json())
    expect((await takeBack(app, token, person)).status).toBe(200)
  })

  it('reaches back over two changes, and the link to the address between ends', async () => {
    const app = createTestApp()
    const person = await proven(app)
    const [first, between, last] = [person.registration.email, freeAddress(), freeAddress()]
    await change(person, between)
    const toFirst = await linkTo(app, first)
    app.clock.advance(minute)
    await change(person, last)
    const toBetween = await linkTo(app, between)
    expect((await takeBack(app, toFirst)).status).toBe(200)
    expect((await takeBack(app, toBetween)).status).toBe(404)
    expect(await addressOf(app, person)).toBe(first)
  })

  it('leaves the link to the address before the one that it sets', async () => {
    const app = createTestApp()
    const person = await proven(app)
    const [first, between] = [person.registration.email, freeAddress()]
    await change(person, between)
    const toFirst = await linkTo(app, first)
    app.clock.advance(minute)
    await change(person, freeAddress())
    expect((await takeBack(app, await linkTo(app, between))).status).toBe(200)
    expect((await takeBack(app, toFirst)).status).toBe(200)
    expect(await addressOf(app, person)).toBe(first)
  })

  it('takes the address from an account that only typed it meanwhile, not from one that proved it', async () => {
    const app = createTestApp()
    for (const isProven of [false, true]) {
      const person = await proven(app)
      const old = person.registration.email
      await change(person, freeAddress())
      const token = await linkTo(app, old)
      const other = app.client()
      expect((await other.post('/api/register', newRegistration({ email: old }))).status).toBe(201)
      const { id } = (await (await other.get('/api/user')).json()) as { id: string }
      if (isProven) await changeRow(id, { emailVerifiedAt: 1 })
      expect((await takeBack(app, token)).status).toBe(isProven ? 409 : 200)
      expect((await app.services.users.find(id))!.email).toBe(isProven ? old : null)
    }
  })

  it('is one of twenty at the same moment', async () => {
    const app = createTestApp()
    const person = await proven(app)
    await change(person, freeAddress())
    const token = await linkTo(app, person.registration.email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => takeBack(app, token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is offered however many notices the account has had', async () => {
    const app = createTestApp({ limits: { mailsPerAddress: 1 } })
    const person = await proven(app)
    const { password: current } = person.registration
    await person.client.post('/api/user/password', { current, password: 'a new morning' })
    await app.runWaiting()
    await change(person, freeAddress())
    await linkTo(app, person.registration.email)
  })
})
