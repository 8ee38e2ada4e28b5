import { describe, expect, it, vi } from 'vitest'
import { createServices } from '../../services.ts'
import { realEnv } from '../../testing/real-env.ts'
import { createCloudflareMailer } from './cloudflare.mailer.ts'
import { createCloudflareStandIn } from '../../testing/cloudflare.stand-in.ts'
import { describeMailer, mail, outcomeOf } from './mailer.test-suite.ts'
import { createOutboxMailer, readOutbox } from './outbox.mailer.ts'
import { createResendMailer } from './resend.mailer.ts'
import {
  createResendStandIn,
  resendStandInKey,
  resendStandInUrl,
  type ResendFault,
} from '../../testing/resend.stand-in.ts'

const from = 'hello@firstlight.test'

function cloudflare() {
  const standIn = createCloudflareStandIn()
  return { standIn, mailer: createCloudflareMailer({ binding: standIn.binding, from }) }
}

function resend() {
  const standIn = createResendStandIn()
  const { fetch } = standIn
  const settings = { apiKey: resendStandInKey, baseUrl: resendStandInUrl, from, timeoutMs: 50, fetch }
  return { standIn, mailer: createResendMailer(settings) }
}

describeMailer('Cloudflare Email Service', {
  create() {
    const { standIn, mailer } = cloudflare()
    return { mailer, accepted: async () => standIn.accepted }
  },
  knowsKeys: false,
})

describeMailer('Resend', {
  create() {
    const { standIn, mailer } = resend()
    return { mailer, accepted: async () => standIn.accepted }
  },
  knowsKeys: true,
})

describeMailer('the local outbox', {
  async create() {
    const kv = realEnv.KV
    for (const { name } of (await kv.list({ prefix: 'outbox:' })).keys) await kv.delete(name)
    return { mailer: createOutboxMailer({ kv, now: Date.now }), accepted: () => readOutbox(kv) }
  },
  knowsKeys: true,
})

describe('an error of Cloudflare Email Service', () => {
  it.each([
    ['E_RATE_LIMIT_EXCEEDED', 'try-later'],
    ['E_DAILY_LIMIT_EXCEEDED', 'try-later'],
    ['E_SENDER_DOMAIN_NOT_AVAILABLE', 'try-later'],
    ['E_RECIPIENT_SUPPRESSED', 'refused'],
    ['E_HEADER_NOT_ALLOWED', 'refused'],
    ['E_DELIVERY_FAILED', 'unknown'],
    ['E_INTERNAL_SERVER_ERROR', 'unknown'],
    ['lost', 'unknown'],
  ])('%s means %s', async (code, outcome) => {
    const { standIn, mailer } = cloudflare()
    standIn.fault = code
    expect(await outcomeOf(mailer.send(mail))).toBe(outcome)
  })
})

describe('an error of Resend', () => {
  it.each<[ResendFault, string]>([
    [400, 'refused'],
    [401, 'try-later'],
    [403, 'try-later'],
    [409, 'unknown'],
    [422, 'refused'],
    [429, 'try-later'],
    [500, 'try-later'],
    [503, 'try-later'],
    ['hang', 'try-later'],
    ['lost', 'try-later'],
    ['late 500', 'try-later'],
    ['unreachable', 'try-later'],
  ])('%s means %s', async (fault, outcome) => {
    const { standIn, mailer } = resend()
    standIn.fault = fault
    expect(await outcomeOf(mailer.send(mail))).toBe(outcome)
  })

  it('quotes no address', async () => {
    const { standIn, mailer } = resend()
    standIn.fault = 422
    const error = await mailer.send(mail).then(
      () => undefined,
      (fault: Error) => `${fault.message} ${String(fault.cause)}`,
    )
    expect(error).toMatch(/refused.*422/)
    expect(error).not.toContain('@')
  })

  it.each(['lost', 'late 500'] as const)(
    'after the mail was accepted (%s) does not send a second one',
    async (fault) => {
      const { standIn, mailer } = resend()
      standIn.fault = fault
      await outcomeOf(mailer.send(mail))
      standIn.fault = undefined
      expect(await outcomeOf(mailer.send(mail))).toBe('taken')
      expect(standIn.accepted).toHaveLength(1)
    },
  )
})

describe('a batch for Resend', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...mail, to: `${index}@mail.test` }))

  it('is one call, once for a key', async () => {
    const { standIn, mailer } = resend()
    for (let time = 0; time < 2; time += 1)
      expect(await mailer.sendBatch!(many, 'messages:1')).toEqual(many.map(() => ({})))
    expect([standIn.calls, standIn.accepted.length]).toEqual([2, 100])
    expect(standIn.accepted[7]).toMatchObject({ to: '7@mail.test', headers: mail.headers })
  })

  it('is sent without the mails that cannot be sent', async () => {
    const { standIn, mailer } = resend()
    const outcomes = await mailer.sendBatch!(
      [mail, { ...mail, to: 'nobody' }, { ...mail, from: undefined, to: 'grace@mail.test' } as never],
      'messages:1',
    )
    expect(outcomes.map(({ fault }) => (fault as { fault?: string })?.fault)).toEqual([undefined, 'refused', undefined])
    expect(standIn.accepted).toHaveLength(2)
  })

  it.each<[ResendFault, string]>([
    [429, 'try-later'],
    [422, 'refused'],
    ['late 500', 'try-later'],
    ['lost', 'try-later'],
  ])('%s means %s for each of its mails', async (fault, outcome) => {
    const { standIn, mailer } = resend()
    standIn.fault = fault
    const outcomes = await mailer.sendBatch!([mail, mail], 'messages:1')
    expect(outcomes).toMatchObject([{ fault: { fault: outcome } }, { fault: { fault: outcome } }])
  })
})

describe('the stand-in of Resend', () => {
  const right = { from, to: mail.to, subject: mail.subject, text: mail.text }
  const ask = async (body: object, key = 'one') => {
    const standIn = createResendStandIn()
    const headers = { Authorization: `Bearer ${resendStandInKey}`, 'Idempotency-Key': key }
    const call = { method: 'POST', headers, body: JSON.stringify(body) }
    return [(await standIn.fetch(`${resendStandInUrl}/emails`, call)).status, standIn.accepted.length]
  }

  it('takes a correct request', async () => {
    expect(await ask({ ...right, to: [mail.to], reply_to: mail.to, headers: mail.headers })).toEqual([200, 1])
  })

  it.each<[string, object, string?]>([
    ['a field that is unknown', { ...right, replyTo: mail.to }],
    ['a field of another type', { ...right, text: 7 }],
    ['no recipient', { ...right, to: undefined }],
    ['more than fifty recipients', { ...right, to: Array.from({ length: 51 }, () => mail.to) }],
    ['a tag with an unknown field', { ...right, tags: [{ name: 'kind', text: 'goal' }] }],
    ['a key that is too long', right, 'k'.repeat(257)],
  ])('refuses %s', async (_what, body, key) => {
    const [status, accepted] = await ask(body, key)
    expect([[400, 422], accepted]).toEqual([expect.arrayContaining([status]), 0])
  })
})

it.each([
  ['Resend with a key', { RESEND_API_KEY: resendStandInKey, RESEND_API_BASE: resendStandInUrl, MAIL_FROM: from }, 1],
  ['the local outbox without one', { MAIL_FROM: from }, 0],
])('mail goes through %s', async (_, variables, throughResend) => {
  const standIn = createResendStandIn()
  const outside = vi.spyOn(globalThis, 'fetch').mockImplementation(standIn.fetch)
  await createServices({ ...realEnv, ...variables } as typeof realEnv).mailer.send(mail)
  expect(outside).toHaveBeenCalledTimes(throughResend)
  outside.mockRestore()
  expect(standIn.accepted.map((accepted) => accepted.from)).toEqual(throughResend ? [`Firstlight <${from}>`] : [])
})
