import { describe, expect, it } from 'vitest'
import type { User } from '#domain/user'
import { localTwilioAccount, signatureOf } from '../../providers/sms/twilio-request.ts'
import { changeRow, signUp, type TestPerson } from '../../testing/people.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { everyRow } from '../../testing/stored.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hour } from '../../testing/test-clock.ts'
import { answerIn, inboundSms, sendToSite, sidOf, twilioRequest } from '../../testing/twilio.ts'

const path = '/api/sms/inbound'
const number = '+12025550142'

/** A person who gets SMS at this number. */
async function reader(app: TestApp, phone = number): Promise<TestPerson> {
  const person = await signUp(app, { phone })
  await changeRow(person.user.id, { phoneVerifiedAt: 1, promptBySms: true })
  return person
}
const isOn = async ({ client }: TestPerson) => (await (await client.get('/api/user')).json<User>()).promptBySms
const optOutsIn = async () => (await everyRow()).opt_outs as { number: string }[]

describe('the signature of Twilio', () => {
  it('is that of the example in its documentation', async () => {
    const parameters = Object.entries({
      To: '+18005551212',
      Digits: '1234',
      CallSid: 'CA1234567890ABCDE',
      From: '+14158675309',
      Caller: '+14158675309',
    })
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
    expect(await signatureOf('12345', url, parameters)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  })

  it('is accepted with the port of the address and without', async () => {
    const app = createTestApp()
    for (const signedFor of [`${app.origin}${path}`, `${app.origin}:443${path}`])
      expect((await app.fetch(await twilioRequest(app, path, inboundSms(number, 'Hi'), { signedFor }))).status).toBe(
        200,
      )
  })

  it('covers the public address, and not the Host header', async () => {
    const app = createTestApp()
    const signed = await twilioRequest(app, path, inboundSms(number, 'STOP'))
    const elsewhere = new Request(`https://worker.internal${path}`, signed)
    expect((await app.fetch(elsewhere)).status).toBe(200)
  })

  it('is missing or wrong in 500 altered requests, all of which are refused and change nothing', async () => {
    const seed = 20261121
    console.log(`seed ${seed}`)
    const { next: random, pick } = seededRandom(seed)
    const app = createTestApp()
    const person = await reader(app, '+12025550143')
    const right = (): Record<string, string> => ({ ...inboundSms('+12025550143', 'STOP'), FromCity: 'ZÜRICH' })
    const alterations: ((form: Record<string, string>) => Promise<Request> | Request)[] = [
      async (form) => altered(await twilioRequest(app, path, form), { body: changedBody(form, random) }),
      async (form) =>
        altered(await twilioRequest(app, path, form), { body: renamedBody(form, pick(Object.keys(form))) }),
      async (form) =>
        altered(await twilioRequest(app, path, form), { body: withoutName(form, pick(Object.keys(form))) }),
      async (form) => altered(await twilioRequest(app, path, form), { body: `${new URLSearchParams(form)}&Extra=1` }),
      async (form) => altered(await twilioRequest(app, path, form), { url: `${app.origin}${path}?x=${random()}` }),
      async (form) => {
        const request = await twilioRequest(app, path, form)
        return altered(request, { signature: changedSignature(request.headers.get('X-Twilio-Signature')!, random) })
      },
      async (form) => altered(await twilioRequest(app, path, form), { signature: pick(['', 'a', 'AAAA', '=']) }),
      (form) =>
        twilioRequest(app, path, form, { authToken: `${localTwilioAccount.authToken}${Math.floor(random() * 9)}` }),
      (form) => twilioRequest(app, path, form, { signedFor: `https://evil.test${path}` }),
      (form) => twilioRequest(app, path, form, { signedFor: `${app.origin}/api/sms/status` }),
      (form) => twilioRequest(app, path, { ...form, AccountSid: `AC${'1'.repeat(32)}` }),
      (form) => twilioRequest(app, path, { ...form, From: pick(['', 'unknown', '12 02', '+1202555x']) }),
      (form) => twilioRequest(app, path, { ...form, MessageSid: pick(['', 'SM1', `XX${'0'.repeat(32)}`]) }),
    ]
    for (let count = 0; count < 500; count++) {
      const index = count % alterations.length
      const reply = await app.fetch(await alterations[index]!(right()))
      expect([reply.status, index, count]).toEqual([403, index, count])
    }
    expect(await isOn(person)).toBe(true)
    expect((await optOutsIn()).map((row) => row.number)).not.toContain('+12025550143')
  })

  it('of a request is that of another with moved letters, and both kinds of it are refused', async () => {
    const app = createTestApp()
    const form = inboundSms(number, 'STOP')
    const { Body: _body, ...rest } = form
    const moved = { ...rest, Bod: 'ySTOP' }
    const sign = (parameters: Record<string, string>) =>
      signatureOf(localTwilioAccount.authToken, app.origin + path, Object.entries(parameters))
    expect(await sign(moved)).toBe(await sign(form))
    expect((await app.fetch(await twilioRequest(app, path, moved))).status).toBe(403)
    // Inside a text there may be the name and the value of the next parameter.
    const text = { ...inboundSms(number, `STOPFrom+19995550100`) }
    const split = { ...text, Body: 'STOP', From: `+19995550100From${number}` }
    expect(await sign(split)).toBe(await sign(text))
    expect((await app.fetch(await twilioRequest(app, path, split))).status).toBe(403)
  })

  it('does not cover bytes that are not text, and a name that comes twice', async () => {
    const app = createTestApp()
    const form = inboundSms(number, 'STOP \uFFFD')
    const bytes = altered(await twilioRequest(app, path, form), {
      body: String(new URLSearchParams(form)).replace('%EF%BF%BD', '%FF'),
    })
    expect((await app.fetch(bytes)).status).toBe(403)
    const twice = altered(await twilioRequest(app, path, form), {
      body: `${new URLSearchParams(form)}&${new URLSearchParams({ Body: form.Body! })}`,
    })
    expect((await app.fetch(twice)).status).toBe(403)
  })

  it('is needed in production, and without the key of Twilio nothing is accepted', async () => {
    const app = createTestApp({ variables: { APP_ENV: 'production' } })
    expect((await app.fetch(await twilioRequest(app, path, inboundSms(number, 'STOP')))).status).toBe(403)
  })
})

describe('an SMS of a person', () => {
  it.each([
    'STOP',
    'stop',
    'StopAll',
    'Unsubscribe',
    'cancel',
    'END',
    ' quit ',
    'Revoke',
    'optout',
    'Stop.',
    '“STOP!”',
  ])('that says %s ends SMS to the number at once, and is answered with nothing', async (text) => {
    const app = createTestApp()
    const phone = `+1202556${String(Math.abs(hash(text)) % 10_000).padStart(4, '0')}`
    const person = await reader(app, phone)
    expect(await sendToSite(app, phone, text)).toBeNull()
    expect(await isOn(person)).toBe(false)
    expect((await optOutsIn()).map((row) => row.number)).toContain(phone)
  })

  it.each([
    'stop please',
    'Please STOP!',
    'Stop texting me',
    'unsubscribe, thank you',
    'cancel all messages',
    'STOP\nSTOP',
    'bitte stop',
    'STOPP',
    'ARRÊT',
    'Baja',
    'parar, por favor',
  ])(
    'that says %j ends SMS to the number, and is confirmed once: the vendor answers the keyword alone',
    async (text) => {
      const app = createTestApp()
      const phone = `+1202559${String(Math.abs(hash(text)) % 10_000).padStart(4, '0')}`
      const person = await reader(app, phone)
      expect(await sendToSite(app, phone, text)).toBe(
        'You get no more messages from Firstlight. START begins them again.',
      )
      expect(await isOn(person)).toBe(false)
      expect((await optOutsIn()).map((row) => row.number)).toContain(phone)
      app.clock.advance(hour)
      expect(await sendToSite(app, phone, text)).toBeNull()
      expect(await sendToSite(app, phone, 'START')).toBeNull()
      expect(await isOn(person)).toBe(true)
    },
  )

  it.each(['I will stop worrying', 'please stop me', 'End it all', 'Stop smoking please', 'Thank you all'])(
    'that says %j does not end anything',
    async (text) => {
      const app = createTestApp()
      const phone = `+1202551${String(Math.abs(hash(text)) % 10_000).padStart(4, '0')}`
      const person = await reader(app, phone)
      await sendToSite(app, phone, text)
      expect(await isOn(person)).toBe(true)
    },
  )

  it.each(['START', 'start', 'Unstop', 'yes'])('that says %s after STOP begins again', async (text) => {
    const app = createTestApp()
    const phone = `+1202557${String(Math.abs(hash(text)) % 10_000).padStart(4, '0')}`
    const person = await reader(app, phone)
    await sendToSite(app, phone, 'STOP')
    expect(await sendToSite(app, phone, text)).toBeNull()
    expect(await isOn(person)).toBe(true)
    expect((await optOutsIn()).map((row) => row.number)).not.toContain(phone)
  })

  it('that says START after STOP switches nothing on that STOP did not switch off', async () => {
    const app = createTestApp()
    const person = await reader(app, '+12025550239')
    await changeRow(person.user.id, { promptBySms: false })
    for (const text of ['STOP', 'STOP', 'START']) await sendToSite(app, '+12025550239', text)
    expect(await isOn(person)).toBe(false)
    expect((await optOutsIn()).map((row) => row.number)).not.toContain('+12025550239')
  })

  it('that says START without a STOP before switches nothing on', async () => {
    const app = createTestApp()
    const person = await reader(app, '+12025550145')
    await changeRow(person.user.id, { promptBySms: false })
    await sendToSite(app, '+12025550145', 'START')
    expect(await isOn(person)).toBe(false)
  })

  it.each(['HELP', 'help', 'Info', 'Hilfe', 'AIDE', 'Ayuda', 'ajuda'])(
    'that says %s is answered, and changes nothing',
    async (text) => {
      const app = createTestApp()
      const phone = `+1202558${String(Math.abs(hash(text)) % 10_000).padStart(4, '0')}`
      const person = await reader(app, phone)
      expect(await sendToSite(app, phone, text)).toContain('https://firstlight.test/settings')
      expect(await isOn(person)).toBe(true)
      await sendToSite(app, phone, 'STOP')
      await sendToSite(app, phone, text)
      expect(await isOn(person)).toBe(false)
    },
  )

  it('STOP ends SMS to a number that no account has', async () => {
    const app = createTestApp()
    await sendToSite(app, '+12025550146', 'STOP')
    expect((await optOutsIn()).map((row) => row.number)).toContain('+12025550146')
  })

  it('is handled thirty times an hour for a number, and STOP always', async () => {
    const app = createTestApp({ limits: { smsPerNumber: 30 } })
    const person = await reader(app, '+12025550197')
    const answers = []
    for (let time = 0; time < 32; time++) answers.push(await sendToSite(app, '+12025550197', 'HELP'))
    expect(answers.filter((answer) => answer !== null)).toHaveLength(30)
    await sendToSite(app, '+12025550197', 'STOP')
    expect(await isOn(person)).toBe(false)
    app.clock.advance(hour)
    expect(await sendToSite(app, '+12025550197', 'HELP')).not.toBeNull()
  })

  it('meets a guard of its own before the signature is checked, and no call to KV or D1', async () => {
    const keys: string[] = []
    const full = (name: string) => ({
      limit: async () => {
        keys.push(name)
        return { success: false }
      },
    })
    const app = createTestApp({ services: { floodGuard: full('flood'), callbackGuard: full('callback') } })
    app.watch.begin()
    for (const of of [path, '/api/sms/status'])
      expect((await app.fetch(await twilioRequest(app, of, inboundSms(number, 'STOP')))).status).toBe(429)
    expect([keys, app.watch.calls]).toEqual([['callback', 'callback'], []])
  })

  it('is answered in XML that shows a text as text', async () => {
    const app = createTestApp()
    await reader(app, '+12025550148')
    const reply = await app.fetch(await twilioRequest(app, path, inboundSms('+12025550148', 'help')))
    expect(reply.headers.get('Content-Type')).toBe('text/xml; charset=utf-8')
    expect(await answerIn(reply)).toContain('Firstlight')
    expect(sidOf(1)).toMatch(/^SM\d{32}$/)
  })
})

function altered(
  request: Request,
  { body, url = request.url, signature }: { body?: string; url?: string; signature?: string },
): Request {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/x-www-form-urlencoded')
  if (signature !== undefined) headers.set('X-Twilio-Signature', signature)
  return new Request(url, { method: 'POST', headers, body: body ?? request.body })
}

/** Another character somewhere in a value. */
function changedBody(form: Record<string, string>, random: () => number): string {
  const names = Object.keys(form)
  const name = names[Math.floor(random() * names.length)]!
  const value = form[name]!
  const at = Math.floor(random() * value.length)
  const changed = `${value.slice(0, at)}${value[at] === 'x' ? 'y' : 'x'}${value.slice(at + 1)}`
  return String(new URLSearchParams({ ...form, [name]: changed }))
}

/** The last letter of a name becomes the first of its value, which signs alike if no name comes between. */
function renamedBody({ ...form }: Record<string, string>, name: string): string {
  const value = form[name]!
  delete form[name]
  const required = ['AccountSid', 'Body', 'From', 'MessageSid', 'To']
  const moved = required.includes(name) ? { [name.slice(0, -1)]: name.at(-1)! + value } : { [`${name}x`]: value }
  return String(new URLSearchParams({ ...form, ...moved }))
}

function withoutName({ ...form }: Record<string, string>, name: string): string {
  delete form[name]
  return String(new URLSearchParams(form))
}

function changedSignature(signature: string, random: () => number): string {
  const at = Math.floor(random() * (signature.length - 1))
  return `${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) | 0, 7)
}

describe('the text of an SMS', () => {
  it('is removed at the vendor after it was stored, and after ours was delivered', async () => {
    const removed: string[] = []
    const { smsSender } = createTestApp().services
    const remove = async (id: string) => void removed.push(id)
    const app = createTestApp({ services: { smsSender: { ...smsSender, remove } } })
    const sid = `SM${'5'.repeat(32)}`
    const post = async (path: string, parameters: Record<string, string>) =>
      app.fetch(await twilioRequest(app, path, { AccountSid: localTwilioAccount.accountSid, ...parameters }))
    await post('/api/sms/inbound', {
      MessageSid: sid,
      From: '+12025550241',
      To: '+12025550100',
      Body: 'Hello',
    })
    for (const MessageStatus of ['sent', 'delivered'])
      await post('/api/sms/status', { MessageSid: sid, To: '+12025550241', MessageStatus })
    expect(removed).toEqual([])
    await app.runWaiting()
    expect(removed).toEqual([sid, sid])
  })
})
