import { describe, expect, it } from 'vitest'
import type { User } from '#domain/user'
import { DeliveryError } from '../../../core/errors.ts'
import { smsTo } from '../../../testing/outbox.ts'
import { mailsTo } from '../../../testing/outbox.ts'
import { changeRow, signUp, type TestPerson } from '../../../testing/people.ts'
import { everyRow } from '../../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { day, hour, minute } from '../../../testing/test-clock.ts'

type Client = TestPerson['client']

async function codeFor(client: Client, phone: string): Promise<string> {
  const reply = await client.post('/api/verification/phone')
  expect(await reply.json()).toEqual({ message: `A code is on its way to ${phone}.` })
  const [sms] = await smsTo({ phone })
  return /^\d{6}\b/.exec(sms!.text)![0]
}

const confirm = (client: Client, code: string) => client.post('/api/verification/phone/confirm', { code })
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const userOf = async (client: Client) => (await client.get('/api/user')).json<User>()
const errorOf = async (reply: Response) =>
  (await reply.json<{ error: { code: string; fields?: Record<string, string> } }>()).error

/** A person with a confirmed number who has switched SMS on. */
async function personWithSms(app: TestApp): Promise<TestPerson & { phone: string }> {
  const person = await signUp(app)
  const { client, registration } = person
  expect((await confirm(client, await codeFor(client, registration.phone))).status).toBe(200)
  expect((await client.patch('/api/user/settings', { promptBySms: true })).status).toBe(200)
  return { ...person, phone: registration.phone }
}

const failing = (fault: Error) => createTestApp({ services: { smsSender: { send: () => Promise.reject(fault) } } })

describe('a phone number', () => {
  it('is verified by the code that was sent, which ends with the address of the site', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const code = await codeFor(client, registration.phone)
    const [sms] = await smsTo(registration)
    expect([sms!.text.endsWith(`\n\n@firstlight.test #${code}`), sms!.validSeconds]).toEqual([true, 600])
    expect(await userOf(client)).toMatchObject({ isPhoneVerified: false })
    expect(await (await confirm(client, code)).json()).toMatchObject({ isPhoneVerified: true, promptBySms: false })
    expect(await userOf(client)).toMatchObject({ isPhoneVerified: true })
    expect((await client.post('/api/verification/phone')).status).toBe(409)
  })

  it('that was confirmed is told by mail, without the number, at a proven address', async () => {
    const app = createTestApp()
    for (const emailVerifiedAt of [null, 1]) {
      const { client, registration, user } = await signUp(app)
      await changeRow(user.id, { emailVerifiedAt })
      await confirm(client, await codeFor(client, registration.phone))
      await app.runWaiting()
      const mails = await mailsTo(user)
      expect(mails.map(({ subject }) => subject)).toEqual(emailVerifiedAt ? ['A phone number was confirmed'] : [])
      expect(mails[0]?.text ?? '').not.toContain(registration.phone.slice(-4))
    }
  })

  it('gives five tries to a code, also when they come at once', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const code = await codeFor(client, registration.phone)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => confirm(client, otherThan(code))))
    const answers = await Promise.all(wrong.map(errorOf))
    expect(answers.filter((answer) => answer.code === 'request.invalid')).toHaveLength(5)
    expect(answers.filter((answer) => answer.code === 'verification.code_spent')).toHaveLength(3)
    expect((await confirm(client, code)).status).toBe(400)
  })

  it('accepts a code for ten minutes', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const code = await codeFor(client, registration.phone)
    app.clock.advance(10 * minute)
    expect((await confirm(client, code)).status).toBe(400)
  })

  it('is not verified by the code for another number, or by the code of another person', async () => {
    const app = createTestApp()
    const ada = await signUp(app)
    const ben = await signUp(app)
    const code = await codeFor(ada.client, ada.registration.phone)
    await codeFor(ben.client, ben.registration.phone)
    expect((await confirm(ben.client, code)).status).toBe(400)
    await ada.client.patch('/api/user/settings', { phone: '+13035550177' })
    expect((await confirm(ada.client, code)).status).toBe(400)
    expect(await userOf(ada.client)).toMatchObject({ isPhoneVerified: false })
    const secrets = (await everyRow()).secrets as { hash: string }[]
    expect(secrets.map(({ hash }) => hash).join()).not.toContain(code)
  })

  it('that another person has not confirmed gives way to the person who confirms it', async () => {
    const app = createTestApp()
    const [first, second] = [await signUp(app), await signUp(app)]
    const { phone } = first.registration
    const ofSecond = second.registration.phone
    await second.client.patch('/api/user/settings', { phone })
    const code = await codeFor(second.client, phone)
    // Another number meanwhile: the code moves nothing.
    await second.client.patch('/api/user/settings', { phone: ofSecond })
    expect((await confirm(second.client, code)).status).toBe(400)
    expect(await app.services.users.find(first.user.id)).toMatchObject({ phone, claimedPhone: null })

    await second.client.patch('/api/user/settings', { phone })
    expect((await confirm(second.client, await codeFor(second.client, phone))).status).toBe(200)
    expect(await app.services.users.findByNumber(phone)).toMatchObject({ id: second.user.id, claimedPhone: null })
    expect((await second.client.patch('/api/user/settings', { promptBySms: true })).status).toBe(200)
    // The other person sees no change, and cannot confirm it now.
    expect(await userOf(first.client)).toEqual(first.user)
    const late = await confirm(first.client, await codeFor(first.client, phone))
    expect([late.status, (await errorOf(late)).code]).toEqual([409, 'verification.number_in_use'])
    expect(await app.services.users.findByNumber(phone)).toMatchObject({ id: second.user.id })
  })

  it('stays where it is when the person changes the number while the code is checked', async () => {
    const { accounts, users } = createTestApp().services
    const verifyPhone: typeof accounts.verifyPhone = async (userId, asked) => {
      await users.change(userId, { phone: '+13035550179', claimedPhone: null })
      return accounts.verifyPhone(userId, asked)
    }
    const app = createTestApp({ services: { accounts: { ...accounts, verifyPhone } } })
    const [first, second] = [await signUp(app), await signUp(app)]
    const { phone } = first.registration
    await second.client.patch('/api/user/settings', { phone })
    const reply = await confirm(second.client, await codeFor(second.client, phone))
    expect([reply.status, (await errorOf(reply)).code]).toEqual([409, 'verification.number_changed'])
    expect(await users.find(first.user.id)).toMatchObject({ phone, claimedPhone: null })
  })

  it('belongs to one of two people who confirm it at the same moment', async () => {
    const app = createTestApp()
    const [first, second] = [await signUp(app), await signUp(app)]
    const { phone } = first.registration
    await second.client.patch('/api/user/settings', { phone })
    const codes = [await codeFor(first.client, phone), await codeFor(second.client, phone)]
    const replies = await Promise.all([confirm(first.client, codes[0]!), confirm(second.client, codes[1]!)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is unverified again when it is changed, and the prompt by SMS is off', async () => {
    const app = createTestApp()
    const { client } = await personWithSms(app)
    expect(await userOf(client)).toMatchObject({ isPhoneVerified: true, promptBySms: true })
    const reply = await client.patch('/api/user/settings', { phone: '+13035550178' })
    expect(await reply.json()).toMatchObject({ isPhoneVerified: false, promptBySms: false })
  })

  it('needs a country code', async () => {
    const { client } = await signUp(createTestApp(), { phone: '0207 946 0000 1' })
    const reply = await client.post('/api/verification/phone')
    expect([reply.status, await errorOf(reply)]).toMatchObject([400, { fields: { phone: expect.any(String) } }])
  })

  it('is answered with a sentence when the SMS cannot be sent', async () => {
    for (const [error, status, code] of [
      [new DeliveryError('refused', undefined), 400, 'request.invalid'],
      [new DeliveryError('try-later', undefined), 503, 'sms.unavailable'],
      [new Error('timed out'), 503, 'sms.unavailable'],
    ] as const) {
      const { client } = await signUp(failing(error))
      const reply = await client.post('/api/verification/phone')
      expect([reply.status, (await errorOf(reply)).code]).toEqual([status, code])
    }
  })

  it('that the vendor reports as opted out is recorded, and not asked for again', async () => {
    let calls = 0
    const send = async () => {
      calls += 1
      throw new DeliveryError('opted-out', undefined)
    }
    const app = createTestApp({ services: { smsSender: { send } } })
    const { client } = await signUp(app)
    for (let time = 0; time < 2; time++)
      expect((await errorOf(await client.post('/api/verification/phone'))).code).toBe('sms.opted_out')
    expect(calls).toBe(1)
  })
})

describe('codes by SMS are limited', () => {
  const ask = async (client: Client) => (await client.post('/api/verification/phone')).status

  it('to the countries of the setting', async () => {
    const app = createTestApp({ variables: { SMS_COUNTRIES: '44,49' } })
    const { client } = await signUp(app)
    expect(await ask(client)).toBe(400)
    expect((await signUp(app, { phone: '+447700900123' })).registration.phone).toBe('+447700900123')
  })

  it('to three an hour for a person and all numbers', async () => {
    const app = createTestApp({ limits: { phoneCodesPerPerson: 3 } })
    const { client } = await signUp(app)
    const statuses: number[] = []
    for (let time = 0; time < 5; time++) {
      await client.patch('/api/user/settings', { phone: `+130355501${80 + time}` })
      statuses.push(await ask(client))
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    app.clock.advance(hour)
    expect(await ask(client)).toBe(200)
  })

  it('to five a day for a number and all accounts', async () => {
    const app = createTestApp({ limits: { phoneCodesPerNumber: 5 } })
    const statuses: number[] = []
    for (let account = 0; account < 6; account++) {
      const { client, registration } = await signUp(app, { phone: '+13035550190' })
      statuses.push(await ask(client))
      await client.delete('/api/user', { confirmation: registration.email })
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    app.clock.advance(day)
    expect(await ask((await signUp(app, { phone: '+13035550190' })).client)).toBe(200)
  })

  it('to forty a day for a network', async () => {
    const app = createTestApp({ limits: 'strict' })
    const statuses: number[] = []
    for (let account = 0; account < 14; account++) {
      const { client } = await signUp(app, {}, { address: `2001:db8:7:${account}::1` })
      for (let time = 0; time < 3; time++) statuses.push(await ask(client))
    }
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429, 429])
    expect(await ask((await signUp(app, {}, { address: '2001:db8:8::1' })).client)).toBe(200)
  })

  it('to one daily budget for all, of which new accounts have half, and a refused person takes nothing', async () => {
    const app = createTestApp({ limits: { phoneCodesPerPerson: 1, phoneCodesPerDay: 4 } })
    app.clock.advance(2 * day)
    await app.cron()
    const one = await signUp(app)
    expect([await ask(one.client), await ask(one.client), await ask(one.client)]).toEqual([200, 429, 429])
    const proven = await signUp(app)
    await changeRow(proven.user.id, { emailVerifiedAt: 1 })
    expect([await ask(proven.client), await ask((await signUp(app)).client)]).toEqual([200, 429])
    const known = async () => {
      const { client, user } = await signUp(app)
      await changeRow(user.id, { emailVerifiedAt: 1, createdAt: app.clock.now() - day })
      return ask(client)
    }
    expect([await known(), await known(), await known()]).toEqual([200, 200, 429])
  })

  it('to a number in all, with all other SMS, and an operator is told', async () => {
    const app = createTestApp({ limits: { smsInAll: 2 } })
    app.clock.advance(5 * day)
    await app.cron()
    expect([await ask((await signUp(app)).client), await ask((await signUp(app)).client)]).toEqual([200, 503])
    // Who was there before has the other half.
    const { client, user } = await signUp(app)
    await changeRow(user.id, { emailVerifiedAt: 1, createdAt: app.clock.now() - 8 * day })
    expect(await ask(client)).toBe(200)
    expect((await app.services.failedJobs.list(app.clock.now(), 10)).map(({ job }) => job)).toContain(
      '{"limit":"smsInAll"}',
    )
  })
})

describe('the prompt by SMS', () => {
  it('is switched on for a verified number only', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    for (const settings of [{ promptBySms: true }, { promptBySms: true, phone: '+13035550179' }]) {
      const reply = await client.patch('/api/user/settings', settings)
      expect([reply.status, (await errorOf(reply)).code]).toEqual([409, 'verification.phone_unverified'])
    }
    const other = await personWithSms(app)
    const withNumber = await other.client.patch('/api/user/settings', { promptBySms: true, phone: '+13035550179' })
    expect(withNumber.status).toBe(409)
    expect(await userOf(other.client)).toMatchObject({ phone: other.phone, promptBySms: true })
    expect((await other.client.patch('/api/user/settings', { promptBySms: false })).status).toBe(200)
  })

  it('is not switched on for a number that has opted out, and the export says since when', async () => {
    const app = createTestApp()
    const { client, user, phone } = await personWithSms(app)
    await client.patch('/api/user/settings', { promptBySms: false })
    await app.services.optOuts.add(phone, 7)
    const reply = await client.patch('/api/user/settings', { promptBySms: true })
    expect((await errorOf(reply)).code).toBe('sms.opted_out')
    const file = JSON.parse(await (await client.get('/api/export')).text()) as { profile: object }
    expect(file.profile).toMatchObject({ phone, phoneVerifiedAt: expect.any(Number), smsStoppedAt: 7 })
    await changeRow(user.id, { phone: null, phoneVerifiedAt: null })
    expect((await client.patch('/api/user/settings', { promptBySms: true })).status).toBe(409)
  })
})
