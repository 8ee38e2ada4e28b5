import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { sceneOfStep, sweepFaults } from '../../testing/fault-sweep.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, signUp } from '../../testing/people.ts'
import { handOver } from '../../testing/queue.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, dawn, day, hour, minute } from '../../testing/test-clock.ts'

const key = 'a key of 24 bytes, at us'
const variables = {
  RESEND_API_KEY: 're_test',
  RESEND_API_BASE: 'http://resend.test',
  RESEND_WEBHOOK_SECRET: `whsec_${btoa(key)}`,
}
const iso = (instant: number) => new Date(instant).toISOString()

/** As the vendors describe them. */
const ofResend = (type: string, to: string, at: number, bounce?: string) => ({
  type,
  created_at: iso(at),
  data: {
    email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
    created_at: iso(at - minute),
    from: 'Firstlight <hello@firstlight.test>',
    to: [to],
    subject: 'Good morning',
    ...(bounce && { bounce: { type: bounce, subType: 'General', message: 'The mailbox does not exist.' } }),
  },
})
const ofCloudflare = (type: string, recipient: string, at: number, bounce?: string) => ({
  type: `cf.email.sending.message.${type}`,
  source: { type: 'email.sending', zoneId: '023e105f4ecef8ad9ca31a8372d0c353', domain: 'firstlight.test' },
  payload: {
    eventId: '0190f3c2-7d6e-7c4e-9a39-1f6f3d6f1d11',
    messageId: '0101018f7d0c4d9a-msg-deadbeef',
    sender: 'hello@firstlight.test',
    recipient,
    terminal: true,
    ...(bounce && { bounce: { type: bounce, reason: '550 5.1.1 User unknown' } }),
  },
  metadata: { accountId: 'f9f79265f388666de8122cfb508d7776', eventSchemaVersion: 1, eventTimestamp: iso(at) },
})

const sign = (id: string, seconds: number | string, body: string, secret = key) =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`

function send(app: TestApp, event: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(event)
  const seconds = Math.floor(app.clock.now() / 1000)
  return app.client({ headers: { Origin: '' } }).request('POST', '/api/resend/webhook', undefined, {
    body,
    headers: {
      ...{ 'Content-Type': 'application/json', 'svix-id': 'msg_1', 'svix-timestamp': String(seconds) },
      'svix-signature': `v1,${btoa('another signature')} ${sign('msg_1', seconds, body)}`,
      ...headers,
    },
  })
}

async function start() {
  const clock = createTestClock(dawn)
  // The mails of the schedule go to the outbox, whichever vendor reports about them.
  const { mailer } = createTestApp().services
  const app = createTestApp({ clock, variables, services: { mailer } })
  const person = await signUp(app)
  await changeRow(person.user.id, { emailVerifiedAt: dawn - day, planChanges: 1 })
  const comesBack = async () =>
    (await (await person.client.get('/api/user')).json<{ mailComesBack: boolean }>()).mailComesBack
  return { app, ...person, email: person.registration.email, comesBack }
}

describe('mail that came back', () => {
  it('is the last to its address, until the person confirms the address again', async () => {
    const { app, client, user, email, comesBack } = await start()
    await app.runAt(dawn)
    expect((await send(app, ofResend('email.bounced', email.toUpperCase(), dawn, 'Permanent'))).status).toBe(200)
    expect(await comesBack()).toBe(true)
    await app.runAt(dawn + hour, dawn + day + hour)
    await client.post('/api/auth/forgot-password', { email })
    await app.runWaiting()
    const notice = { about: 'feed-made' } as const
    await handOver(app, [{ job: 'sendNotice', userId: user.id, id: 'one', notice }], 'firstlight-transactional')
    expect(await mailsTo({ email })).toEqual([])
    expect((await client.post('/api/messages/test')).status).toBe(409)

    expect((await client.post('/api/verification/email')).status).toBe(200)
    const [mail] = await mailsTo({ email })
    const code = /\b\d{6}\b/.exec(mail!.text)![0]
    expect(await (await client.post('/api/verification/email/confirm', { code })).json()).toMatchObject({
      ...{ isVerified: true, mailComesBack: false },
    })
    // Told late, of before that.
    await send(app, ofResend('email.bounced', email, dawn, 'Permanent'))
    expect(await comesBack()).toBe(false)
    await app.runAfter(minute)
    await app.runAfter(day)
    expect(await mailsTo({ email })).toHaveLength(2)
  })

  it('that was called spam ends all that nobody asked for, and no reset link, code or notice', async () => {
    const { app, client, registration, user, email, comesBack } = await start()
    await app.runAt(dawn)
    await send(app, ofResend('email.complained', email, dawn))
    await app.runAt(dawn + hour, dawn + day + hour)
    const subjects = async () => (await mailsTo({ email })).map(({ subject }) => subject).toSorted()
    expect([await comesBack(), await subjects()]).toEqual([true, []])
    expect((await client.post('/api/messages/test')).status).toBe(409)
    await client.post('/api/auth/forgot-password', { email })
    await app.runWaiting()
    const notice = { about: 'feed-made' } as const
    await handOver(app, [{ job: 'sendNotice', userId: user.id, id: 'one', notice }], 'firstlight-transactional')
    expect(await subjects()).toEqual(['A new calendar address', 'Choose a new password'])
    // From an address that nobody has proven a stranger complains.
    await changeRow(user.id, { emailVerifiedAt: null })
    await client.post('/api/auth/forgot-password', { email })
    await app.runWaiting()
    expect(await subjects()).toHaveLength(2)
    await changeRow(user.id, { emailVerifiedAt: dawn - day })

    // Mail that comes back is worse, and stays so.
    await send(app, ofResend('email.bounced', email, dawn, 'Permanent'))
    await send(app, ofResend('email.complained', email, dawn))
    await client.post('/api/auth/forgot-password', { email })
    await app.runWaiting()
    expect(await subjects()).toHaveLength(2)
    expect((await client.post('/api/verification/email')).status).toBe(200)
    const code = (await subjects()).map((subject) => /^\d{6}/.exec(subject)?.[0]).find(Boolean)
    await client.post('/api/verification/email/confirm', { code })
    expect(await comesBack()).toBe(false)
    await client.delete('/api/user', { confirmation: email, password: registration.password })
    expect(await subjects()).toContain('Your account is gone')
  })

  it('that was called spam is answered by no goodbye', async () => {
    const { app, client, email } = await start()
    await send(app, ofResend('email.complained', email, dawn))
    expect((await client.delete('/api/user', { confirmation: email })).status).toBe(200)
    await app.runWaiting()
    expect(await mailsTo({ email })).toEqual([])
  })

  it.each([
    ['email.complained', undefined, true],
    ['email.bounced', 'Permanent', true],
    ['email.bounced', 'Transient', false],
    ['email.delivered', undefined, false],
  ])('is read of Resend: %s, %s', async (type, bounce, expected) => {
    const { app, email, comesBack } = await start()
    expect((await send(app, ofResend(type, email, dawn, bounce))).status).toBe(200)
    expect(await comesBack()).toBe(expected)
  })

  it.each([
    ['complained', undefined, true],
    ['bounced', 'hard', true],
    ['bounced', 'soft', false],
    ['delivered', undefined, false],
  ])('is read from the queue of Cloudflare: %s, %s', async (type, bounce, expected) => {
    const { app, email, comesBack } = await start()
    const events = [ofCloudflare(type, email, dawn, bounce), { type: 'of another shape' }]
    expect((await handOver(app, events as never, 'firstlight-mail-events')).explicitAcks).toEqual(['0', '1'])
    expect(await comesBack()).toBe(expected)
  })

  it.each(['Resend', 'Cloudflare'])('is stored or told again, whichever call fails: %s', async (vendor) => {
    using _log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const calls = await sweepFaults(async () => {
      const { app, email, comesBack } = await start()
      const take = async () => {
        if (vendor === 'Resend')
          return (await send(app, ofResend('email.bounced', email, dawn, 'Permanent'))).status === 200
        const events = [ofCloudflare('bounced', email, dawn, 'hard')]
        return (await handOver(app, events as never, 'firstlight-mail-events')).explicitAcks.length === 1
      }
      return sceneOfStep({ watch: app.watch, take, isDone: comesBack })
    })
    expect(calls.length).toBeGreaterThan(0)
  })

  it('is believed only with the signature of Resend over these bytes, made just now', async () => {
    const { app, email, comesBack } = await start()
    const event = ofResend('email.bounced', email, dawn, 'Permanent')
    const body = JSON.stringify(event)
    const seconds = Math.floor(dawn / 1000)
    const old = seconds - 301
    const refused: Record<string, string>[] = [
      { 'svix-signature': sign('msg_1', seconds, `${body} `) },
      { 'svix-signature': sign('msg_1', seconds, body, 'another key of 24 bytes!') },
      { 'svix-signature': sign('msg_1', seconds, body).replace('v1,', 'v2,') },
      { 'svix-signature': '' },
      { 'svix-signature': 'v1,' },
      { 'svix-id': 'msg_2' },
      { 'svix-timestamp': String(seconds + 1) },
      { 'svix-timestamp': `${seconds}.0` },
      { 'svix-timestamp': String(old), 'svix-signature': sign('msg_1', old, body) },
    ]
    for (const headers of refused) expect([headers, (await send(app, event, headers)).status]).toEqual([headers, 403])
    const { RESEND_WEBHOOK_SECRET: _secret, ...without } = variables
    expect((await send(createTestApp({ clock: app.clock, variables: without }), event)).status).toBe(403)
    expect(await comesBack()).toBe(false)
    expect((await send(app, event)).status).toBe(200)
    expect(await comesBack()).toBe(true)
  })
})
