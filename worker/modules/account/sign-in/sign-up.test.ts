import { describe, expect, it } from 'vitest'
import type { User } from '#domain/user'
import { changeRow, newRegistration, signUp } from '../../../testing/people.ts'
import { everyRow } from '../../../testing/stored.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { hour } from '../../../testing/test-clock.ts'

type Refusal = { error: { code: string; message: string; fields?: Record<string, string> } }
const peopleWith = async (email: string) =>
  ((await everyRow()).users as { email: string }[]).filter((row) => row.email === email)

describe('signing up', () => {
  it('opens an account and a session, and answers with the public fields only', async () => {
    const app = createTestApp()
    const client = app.client()
    const registration = newRegistration({ email: 'Ada@Mail.Test' as never, phone: '(202) 555-9999' })
    const reply = await client.post('/api/register', registration)
    expect(reply.status).toBe(201)
    const user = await reply.json<User>()
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{14}7/),
      username: registration.username,
      email: 'ada@mail.test',
      name: registration.name,
      phone: '+12025559999',
      timezone: 'America/New_York',
      preferredTime: '06:00',
      isVerified: false,
      mailComesBack: false,
      isPhoneVerified: false,
      hasPassword: true,
      identities: [{ provider: 'google', isLinked: false }],
      profileImageUrl: null,
      subscriptionStatus: 'free',
      billingStatus: null,
      cancelAtPeriodEnd: false,
      subscriptionEndDate: null,
      billingPeriodEnd: null,
      hadTrial: false,
      isEmployee: false,
      employeeRole: null,
      promptByEmail: true,
      quotesYesterday: false,
      lettersByModel: false,
      wasAskedForLetters: false,
      promptBySms: false,
      weeklyByEmail: true,
      weeklyWhenEmpty: true,
      weekStart: 'Sunday',
      region: 'US',
      language: '',
      awayUntil: '',
      createdAt: app.clock.now(),
    } satisfies Record<keyof User, unknown>)
    expect(await (await client.get('/api/user')).json()).toEqual(user)
  })

  it('opens one account for fifty sign-ups at the same moment, in any letter case', async () => {
    const app = createTestApp()
    const email = 'crowd@mail.test'
    const inSomeCase = (index: number) =>
      [...email].map((letter, place) => ((index >> (place % 6)) & 1 ? letter.toUpperCase() : letter)).join('')
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.client().post('/api/register', newRegistration({ email: inSomeCase(index) })),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
    expect(await peopleWith(email)).toHaveLength(1)
    const refused = replies.find(({ status }) => status === 409)!
    expect(await refused.json()).toEqual({
      error: {
        code: 'user.taken',
        message: 'An account with this email already exists. Try signing in.',
        fields: { email: 'An account with this email already exists. Try signing in.' },
      },
    })
  })

  it('says that a username is taken, however it is written', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const username = registration.username.toUpperCase()
    const reply = await app.client().post('/api/register', newRegistration({ username }))
    expect(reply.status).toBe(409)
    expect(Object.keys((await reply.json<Refusal>()).error.fields!)).toEqual(['username'])
  })

  it('answers a number that another account has confirmed, however it is written, as one that is wrong', async () => {
    const app = createTestApp()
    const { registration, user } = await signUp(app)
    await changeRow(user.id, { phoneVerifiedAt: 1 })
    const answerTo = async (phone: string) => {
      const reply = await app.client().post('/api/register', newRegistration({ phone }))
      return [reply.status, await reply.json()]
    }
    const taken = await answerTo(registration.phone.replace('+1', ''))
    expect(taken).toEqual(await answerTo('not a number'))
    const phone = 'Please enter a valid phone number that no other account has, or sign in to that account.'
    expect(taken).toMatchObject([400, { error: { message: phone, fields: { phone } } }])
  })

  it('takes a number that another person typed and never confirmed, and the one who confirms it has it', async () => {
    const app = createTestApp()
    const [typed, ...others] = [newRegistration(), newRegistration(), newRegistration()]
    const { phone } = typed
    const first = await signUp(app, typed)
    const replies = await Promise.all(
      others.map(async (other) => {
        const client = app.client()
        const reply = await client.post('/api/register', { ...other, phone })
        return { client, status: reply.status, user: await reply.json<User>() }
      }),
    )
    expect(replies).toMatchObject(others.map(() => ({ status: 201, user: { phone, isPhoneVerified: false } })))
    expect(await (await first.client.get('/api/user')).json()).toEqual(first.user)
    // The answer may have been lost.
    const [second] = replies
    const again = await app.client().post('/api/register', { ...others[0], phone })
    expect([again.status, await again.json()]).toEqual([201, second!.user])

    await app.services.accounts.verifyPhone(second!.user.id, { phone, now: 7 })
    expect(await app.services.users.findByNumber(phone)).toMatchObject({ id: second!.user.id, claimedPhone: null })
    expect(await app.services.users.find(first.user.id)).toMatchObject({ phone: null, claimedPhone: phone })
    expect((await app.client().post('/api/register', newRegistration({ phone }))).status).toBe(400)
  })

  it('ignores fields that a person may not set', async () => {
    const app = createTestApp()
    const forbidden = {
      id: '00000000-0000-7000-8000-000000000000',
      isEmployee: true,
      employeeRole: 'boss',
      subscriptionStatus: 'active',
      billingStatus: 'active',
      subscriptionEndDate: 1,
      emailVerifiedAt: 1,
      phoneVerifiedAt: 1,
      isVerified: true,
      isActive: false,
      googleId: 'g',
      appleId: 'a',
      stripeCustomerId: 'c',
      stripeSubscriptionId: 's',
      resetToken: 't',
      createdAt: 1,
      usernameKey: 'k',
    }
    const client = app.client()
    const registration = newRegistration()
    expect((await client.post('/api/register', { ...registration, ...forbidden })).status).toBe(201)
    const [row] = await peopleWith(registration.email)
    expect(row).toMatchObject({
      is_employee: 0,
      employee_role: null,
      subscription_status: 'free',
      billing_status: null,
      subscription_end_date: null,
      email_verified_at: null,
      phone_verified_at: null,
      is_active: 1,
      google_id: null,
      apple_id: null,
      stripe_customer_id: null,
      stripe_subscription_id: null,
      created_at: app.clock.now(),
      username_key: registration.username,
    })
    expect((row as unknown as { id: string }).id).not.toBe(forbidden.id)
  })

  it('again with the same form is the same account, since the first answer may have been lost', async () => {
    const app = createTestApp()
    const { registration, user } = await signUp(app)
    const client = app.client()
    const reply = await client.post('/api/register', registration)
    expect([reply.status, await reply.json()]).toEqual([201, user])
    expect((await client.get('/api/user')).status).toBe(200)
  })

  it('again with another password is refused', async () => {
    const app = createTestApp()
    const { registration } = await signUp(app)
    const client = app.client()
    expect((await client.post('/api/register', { ...registration, password: 'guessing' })).status).toBe(409)
    expect(client.cookies.size).toBe(0)
  })

  it('refuses 129 letters before it hashes anything', async () => {
    const app = createTestApp()
    const reply = await app.client().post('/api/register', newRegistration({ password: 'a'.repeat(129) }))
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({
      error: {
        code: 'request.invalid',
        message: 'Password must be at most 128 characters',
        fields: { password: 'Password must be at most 128 characters' },
      },
    })
    expect(app.passwords.count()).toBe(0)
  })

  it('names every field that does not fit', async () => {
    const reply = await createTestApp()
      .client()
      .post('/api/register', { ...newRegistration(), email: 'no', username: 'ab', name: '' })
    const { error } = await reply.json<Refusal>()
    expect([reply.status, error.code, error.fields]).toEqual([
      400,
      'request.invalid',
      {
        email: 'Please enter a valid email address',
        username: 'Username must be at least 3 characters',
        name: 'Name is required',
      },
    ])
  })

  it('is refused after ten in an hour from one address, without a hash', async () => {
    const app = createTestApp({ limits: 'strict' })
    for (let count = 0; count < 10; count += 1) await signUp(app)
    const hashes = app.passwords.count()
    const reply = await app.client().post('/api/register', newRegistration())
    expect([reply.status, reply.headers.get('Retry-After'), app.passwords.count()]).toEqual([429, '3600', hashes])
    expect((await app.client({ address: '198.51.100.7' }).post('/api/register', newRegistration())).status).toBe(201)
    app.clock.advance(hour)
    await signUp(app)
  })

  it('is refused after a hundred in an hour from one network', async () => {
    const app = createTestApp({ limits: 'strict' })
    const register = async (address: string) =>
      (await app.client({ address }).post('/api/register', newRegistration())).status
    for (let count = 0; count < 100; count += 1)
      expect(await register(`2001:db8:5:${Math.floor(count / 10)}::1`)).toBe(201)
    expect([await register('2001:db8:5:99::1'), await register('2001:db8:6::1')]).toEqual([429, 201])
  })
})
