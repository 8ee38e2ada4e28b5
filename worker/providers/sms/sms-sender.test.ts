import { describe, expect, it } from 'vitest'
import { DeliveryError } from '../../core/errors.ts'
import { realEnv } from '../../testing/real-env.ts'
import { createOutboxSmsSender, readSmsOutbox } from './outbox.sms-sender.ts'
import type { Sms, SmsSender } from './sms-sender.ts'
import { createTwilioSmsSender } from './twilio.sms-sender.ts'
import { account, twilioStandIn } from '../../testing/twilio.stand-in.ts'

const sms: Sms = {
  to: '+12025550123',
  text: 'The light is back. What else is? ☀️ & more = all',
  validSeconds: 7_200,
  statusCallback: 'https://firstlight.test/api/sms/status?message=1',
}

/** Each sender, and what has arrived at its service. */
const senders: Record<string, () => { sender: SmsSender; arrived: () => Promise<{ to: string; text: string }[]> }> = {
  Twilio: () => {
    const { taken, send } = twilioStandIn()
    const arrived = async () => taken.map(({ parameters: { To = '', Body = '' } }) => ({ to: To, text: Body }))
    return { sender: createTwilioSmsSender(account, { fetch: send }), arrived }
  },
  'the outbox': () => ({
    sender: createOutboxSmsSender({ kv: realEnv.KV, now: Date.now }),
    arrived: async () => (await readSmsOutbox(realEnv.KV)).map(({ to, text }) => ({ to, text })),
  }),
}

describe.each(Object.entries(senders))('an SMS through %s', (_name, create) => {
  it('arrives once, with its number and its text unaltered', async () => {
    const { sender, arrived } = create()
    const before = (await arrived()).length
    await sender.send(sms)
    const after = await arrived()
    expect(after).toHaveLength(before + 1)
    expect(after).toContainEqual({ to: sms.to, text: sms.text })
  })

  it('gets an id of its own', async () => {
    const { sender } = create()
    const ids = [await sender.send(sms), await sender.send(sms)].map(({ messageId }) => messageId)
    expect(ids[0]).toMatch(/^\S+$/)
    expect(ids[1]).not.toBe(ids[0])
  })
})

describe('Twilio', () => {
  const through = (instead?: () => Response | Promise<Response>, timeout?: number) => {
    const standIn = twilioStandIn(instead && { instead })
    return { ...standIn, sender: createTwilioSmsSender(account, { fetch: standIn.send, ...(timeout && { timeout }) }) }
  }
  const refusal = (status: number, code: number) => () => Response.json({ code, message: 'no', status }, { status })

  it('removes an SMS with its text, also twice', async () => {
    const { sender, taken } = through()
    const { messageId } = await sender.send(sms)
    for (let time = 0; time < 2; time += 1) await sender.remove!(messageId)
    expect(taken).toEqual([])
  })

  it('gets the parameters that its description names', async () => {
    const { sender, taken } = through()
    const { messageId } = await sender.send(sms)
    expect(taken).toEqual([
      {
        sid: messageId,
        parameters: {
          To: sms.to,
          From: account.from,
          Body: sms.text,
          ValidityPeriod: '7200',
          StatusCallback: sms.statusCallback,
        },
      },
    ])
  })

  it('is told the messaging service in place of a number', async () => {
    const { send, taken } = twilioStandIn()
    const from = `MG${'ab'.repeat(16)}`
    await createTwilioSmsSender({ ...account, from }, { fetch: send }).send(sms)
    expect(taken[0]!.parameters).toMatchObject({ MessagingServiceSid: from })
    expect(taken[0]!.parameters).not.toHaveProperty('From')
  })

  it.each([
    [400, 21610, 'opted-out'],
    [400, 21211, 'refused'],
    [400, 21614, 'refused'],
    [401, 20003, 'try-later'],
    [429, 20429, 'try-later'],
    [500, 20500, 'try-later'],
    [503, 20503, 'try-later'],
  ])('that answers %i with %i has not taken the SMS: %s', async (status, code, fault) => {
    const { sender } = through(refusal(status, code))
    await expect(sender.send(sms)).rejects.toMatchObject({ name: 'DeliveryError', fault })
  })

  it('that answers with a page of HTML has not taken the SMS', async () => {
    const { sender } = through(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(sender.send(sms)).rejects.toMatchObject({ fault: 'try-later' })
  })

  it.each([
    ['does not answer', () => new Promise<never>(() => {})],
    ['loses the connection', () => Promise.reject(new TypeError('connection lost'))],
    ['cuts its answer', () => new Response('{"sid":', { status: 201 })],
    ['redirects', () => new Response(null, { status: 302, headers: { Location: 'https://elsewhere.test/' } })],
  ])('that %s has perhaps sent the SMS', async (_what, instead) => {
    const { sender, taken } = through(instead, 50)
    const error = await sender.send(sms).then(
      () => undefined,
      (fault: unknown) => fault,
    )
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(DeliveryError)
    expect(taken).toHaveLength(1)
  })

  it('is not quoted in an error, since it names the recipient', async () => {
    const { sender } = through(() => Response.json({ code: 21211, message: `${sms.to} is wrong` }, { status: 400 }))
    const error = (await sender.send(sms).catch((fault: unknown) => fault)) as Error
    expect(`${String(error)} ${String(error.cause)}`).not.toContain(sms.to)
    expect(String(error.cause)).toContain('21211')
  })
})

describe('the stand-in of Twilio', () => {
  const url = `${account.baseUrl}/2010-04-01/Accounts/${account.accountSid}/Messages.json`
  const right = { To: sms.to, From: account.from, Body: 'Hello' }
  const ask = async (parameters: Record<string, string>, more: RequestInit = {}, address = url) => {
    const { send, taken } = twilioStandIn()
    const headers = { Authorization: `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}` }
    const reply = await send(address, { method: 'POST', headers, body: new URLSearchParams(parameters), ...more })
    return [reply.status, taken.length]
  }

  it('takes a correct request', async () => {
    expect(await ask(right)).toEqual([201, 1])
  })

  it.each([
    ['a parameter that is unknown', { ...right, Text: 'Hello' }],
    ['no recipient', { From: account.from, Body: 'Hello' }],
    ['a recipient that is not in E.164', { ...right, To: '2025550123' }],
    ['no sender', { To: sms.to, Body: 'Hello' }],
    ['no text', { To: sms.to, From: account.from }],
    ['a text that is too long', { ...right, Body: 'x'.repeat(1_601) }],
    ['a validity that is not a number', { ...right, ValidityPeriod: '2 hours' }],
    ['a validity that is too long', { ...right, ValidityPeriod: '36001' }],
    ['a callback that is not an address', { ...right, StatusCallback: '/api/sms/status' }],
  ])('refuses %s', async (_what, parameters) => {
    expect(await ask(parameters)).toEqual([400, 0])
  })

  it('refuses JSON, another password and another account', async () => {
    expect(await ask(right, { body: JSON.stringify(right) })).toEqual([415, 0])
    expect(await ask(right, { headers: { Authorization: `Basic ${btoa(`${account.accountSid}:x`)}` } })).toEqual([
      401, 0,
    ])
    expect(await ask(right, {}, url.replace('AC', 'AD'))).toEqual([404, 0])
  })
})
