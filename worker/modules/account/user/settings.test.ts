import { describe, expect, it } from 'vitest'
import { changeRow, signUp } from '../../../testing/people.ts'
import { everyRow } from '../../../testing/stored.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { isWrite } from '../../../testing/watched-env.ts'

describe('settings', () => {
  it('change what they name, and are answered with the person', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const settings = {
      name: 'Ada',
      timezone: 'Pacific/Chatham',
      preferredTime: '05:30',
      promptByEmail: false,
      weeklyByEmail: false,
      weeklyWhenEmpty: false,
    }
    const reply = await client.patch('/api/user/settings', settings)
    expect([reply.status, await reply.json()]).toEqual([200, { ...user, ...settings }])
    expect(await (await client.get('/api/user')).json()).toEqual({ ...user, ...settings })
  })

  it('take a new number, which is then not verified and gets no SMS', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    await changeRow(user.id, { phoneVerifiedAt: 1, promptBySms: true })
    const reply = await client.patch('/api/user/settings', { phone: '+1 303 555 0188' })
    expect(await reply.json()).toMatchObject({ phone: '+13035550188', promptBySms: false })
    const [row] = await app.services.users.byNameOrEmail(user.email!)
    expect(row!.phoneVerifiedAt).toBeNull()
  })

  it('treat the stored number in another notation as no change', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app, { phone: '+1 303 555 0199' })
    await changeRow(user.id, { phoneVerifiedAt: 1, promptBySms: true })
    app.watch.begin()
    const reply = await client.patch('/api/user/settings', { phone: '(303) 555-0199' })
    expect([reply.status, await reply.json()]).toEqual([200, { ...user, isPhoneVerified: true, promptBySms: true }])
    const written = app.watch.calls.filter(isWrite).flatMap(({ sql }) => sql)
    expect(written.filter((statement) => !statement.includes('"rate_counters"'))).toEqual([])
  })

  it('are answered with 401 if the account is erased meanwhile', async () => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const { users } = app.services
    const erasing = createTestApp({
      services: {
        users: {
          ...users,
          async change(...asked) {
            await users.erase(user.id)
            return users.change(...asked)
          },
        },
      },
    })
    const other = erasing.client()
    for (const [name, value] of client.cookies) other.cookies.set(name, value)
    const reply = await other.patch('/api/user/settings', { name: 'Ada' })
    expect([reply.status, await reply.json()]).toMatchObject([401, { error: { code: 'auth.not_signed_in' } }])
  })

  it.each([
    ['unconfirmed', null],
    ['confirmed', 1],
  ])(
    'answer the %s number of another person as a free number, and leave it with that person',
    async (_, phoneVerifiedAt) => {
      const app = createTestApp()
      const [other, { client, user }] = [await signUp(app), await signUp(app)]
      await changeRow(other.user.id, { phoneVerifiedAt })
      for (const phone of ['+13035550111', other.user.phone]) {
        const reply = await client.patch('/api/user/settings', { phone })
        expect([reply.status, await reply.json()]).toEqual([200, { ...user, phone }])
        expect(await (await client.get('/api/user')).json()).toEqual({ ...user, phone })
      }
      const holders = await everyRow()
      expect(holders.users!.filter((row) => (row as { phone: string }).phone === other.user.phone)).toMatchObject([
        { id: other.user.id, phone_verified_at: phoneVerifiedAt },
      ])
      expect((await client.patch('/api/user/settings', { promptBySms: true })).status).toBe(409)
    },
  )

  it.each([
    'isEmployee',
    'subscriptionStatus',
    'billingStatus',
    'email',
    'username',
    'password',
    'id',
    'isActive',
    'isVerified',
    'emailVerifiedAt',
    'googleId',
    'createdAt',
  ])('refuse %s, and with it the rest', async (key) => {
    const app = createTestApp()
    const { client, user } = await signUp(app)
    const reply = await client.patch('/api/user/settings', { name: 'Ada', [key]: true })
    expect([reply.status, await reply.json()]).toEqual([
      400,
      {
        error: {
          code: 'request.invalid',
          message: 'This cannot be changed here',
          fields: { [key]: 'This cannot be changed here' },
        },
      },
    ])
    expect(await (await client.get('/api/user')).json()).toEqual(user)
  })

  it.each([
    [{}, 'Nothing to change'],
    [{ name: ' ' }, 'Name is required'],
    [{ timezone: 'Mars/Olympus' }, 'Please choose a time zone that exists'],
    [{ preferredTime: '25:00' }, 'Time must be in HH:MM format'],
    [{ phone: 'none' }, 'Please enter a valid phone number'],
  ])('refuse %j: %s', async (settings, message) => {
    const { client } = await signUp(createTestApp())
    const reply = await client.patch('/api/user/settings', settings)
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { message } }])
  })
})
