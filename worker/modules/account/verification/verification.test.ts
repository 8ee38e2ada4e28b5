import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../testing/outbox.ts'
import { signUp } from '../../../testing/people.ts'
import { everyRow } from '../../../testing/stored.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { minute } from '../../../testing/test-clock.ts'

async function codeFor(client: Awaited<ReturnType<typeof signUp>>['client'], email: string): Promise<string> {
  const reply = await client.post('/api/verification/email')
  expect(await reply.json()).toEqual({ message: `A code is on its way to ${email}.` })
  const [mail] = await mailsTo({ email })
  return /\b\d{6}\b/.exec(mail!.text)![0]
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe('an e-mail address', () => {
  it('is verified by the code that was mailed, however it is spaced', async () => {
    const app = createTestApp()
    const { client, user, registration } = await signUp(app)
    expect(user.isVerified).toBe(false)
    const code = await codeFor(client, registration.email)
    const reply = await client.post('/api/verification/email/confirm', {
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    })
    expect(await reply.json()).toMatchObject({ id: user.id, isVerified: true })
    expect(await (await client.get('/api/user')).json()).toMatchObject({ isVerified: true })
    expect((await client.post('/api/verification/email')).status).toBe(409)
  })

  it('gives five tries to a code, also when they come at once', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const code = await codeFor(client, registration.email)
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/api/verification/email/confirm', { code: otherThan(code) })),
    )
    const codes = await Promise.all(
      wrong.map(async (reply) => ((await reply.json()) as { error: { code: string } }).error.code),
    )
    expect(codes.filter((answer) => answer === 'request.invalid')).toHaveLength(5)
    expect(codes.filter((answer) => answer === 'verification.code_spent')).toHaveLength(3)
    expect((await client.post('/api/verification/email/confirm', { code })).status).toBe(400)

    const next = await codeFor(client, registration.email)
    expect((await client.post('/api/verification/email/confirm', { code: next })).status).toBe(200)
  })

  it('accepts a code for ten minutes', async () => {
    const app = createTestApp()
    const { client, registration } = await signUp(app)
    const code = await codeFor(client, registration.email)
    app.clock.advance(10 * minute)
    expect((await client.post('/api/verification/email/confirm', { code })).status).toBe(400)
  })

  it('stores no code in readable form, and the code of one person is invalid for another', async () => {
    const app = createTestApp()
    const ada = await signUp(app)
    const ben = await signUp(app)
    const code = await codeFor(ada.client, ada.registration.email)
    await codeFor(ben.client, ben.registration.email)
    const secrets = (await everyRow()).secrets as { user_id: string; hash: string }[]
    expect(secrets.find(({ user_id }) => user_id === ada.user.id)!.hash).not.toContain(code)
    expect((await ben.client.post('/api/verification/email/confirm', { code })).status).toBe(400)
  })

  it('answers 503 when the mail cannot be sent, and 429 after three codes a day from one network', async () => {
    const app = createTestApp({
      limits: { unprovenMailsPerAddress: 3 },
      services: { mailer: { send: () => Promise.reject(new Error('down')) } },
    })
    const { client } = await signUp(app)
    for (let count = 0; count < 3; count += 1) expect((await client.post('/api/verification/email')).status).toBe(503)
    expect((await client.post('/api/verification/email')).status).toBe(429)
  })

  it('takes six digits and nothing else', async () => {
    const app = createTestApp()
    const { client } = await signUp(app)
    const reply = await client.post('/api/verification/email/confirm', { code: '12345a' })
    expect(await reply.json()).toMatchObject({ error: { fields: { code: 'Please enter the six digits' } } })
  })
})
