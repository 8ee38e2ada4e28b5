import { base64url } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import type { PushContent } from '#domain/push'
import { DeliveryError } from '../../core/errors.ts'
import { newVapidKeys } from '../../testing/vapid-keys.ts'
import { realEnv } from '../../testing/real-env.ts'
import { decryptPush } from './push-decryption.ts'
import { createLocalPushService } from './local-push-service.ts'
import { isOfPushService } from './pusher.ts'
import { createWebPusher } from './web-pusher.ts'
import { patient } from '../../testing/patient.ts'

const origin = 'https://firstlight.test'
const vapid = { ...(await newVapidKeys()), subject: 'mailto:support@firstlight.test', standInOrigin: origin }
const content: PushContent = {
  kind: 'prompt',
  message: 'a message',
  person: 'a person',
  date: '2026-11-21',
  title: 'The light is back. What else is? ☀️',
  body: 'Three things.',
  path: '/?respond=true',
  offersLater: true,
}

type Instead = (request: Request) => Response | Promise<Response> | undefined
async function subscribed({ instead, timeout = 1_000 }: { instead?: Instead; timeout?: number } = {}) {
  const service = createLocalPushService({ kv: realEnv.KV, origin, now: Date.now, ...(instead && { instead }) })
  const to = await service.subscribe(vapid.publicKey)
  const pusher = createWebPusher(vapid, { fetch: service.fetch, timeout })
  const arrived = async () => (await service.arrived()).filter(({ endpoint }) => endpoint === to.endpoint)
  return { service, to, pusher, arrived, push: { to, content, validSeconds: 7_200 } }
}
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (fault: unknown) => fault,
  )

describe('a push', () => {
  it('arrives at its browser and can be decrypted there', async () => {
    const { pusher, push, arrived } = await subscribed()
    await pusher.send(push)
    expect(await arrived()).toMatchObject([{ content, ttl: 7_200 }])
  })

  it('is as long as every other, and fits into what a push service takes', async () => {
    const lengths: number[] = []
    const instead: Instead = (request) => {
      void request.arrayBuffer().then(({ byteLength }) => lengths.push(byteLength))
      return undefined
    }
    const { pusher, push } = await subscribed({ instead })
    await pusher.send(push)
    await pusher.send({ ...push, content: { ...content, body: 'x'.repeat(2_000) } })
    await vi.waitFor(() => expect(lengths).toHaveLength(2), patient)
    expect(lengths).toEqual([4_096, 4_096])
  })

  it('is never sent for zero seconds, which the package turns into sixty', async () => {
    const { pusher, push, arrived } = await subscribed()
    await pusher.send({ ...push, validSeconds: 0 })
    expect((await arrived())[0]!.ttl).toBe(1)
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'try-later'],
    [500, 'try-later'],
    [503, 'try-later'],
    [301, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('that is answered with %i was not taken: %s', async (status, fault) => {
    const headers: Record<string, string> = status === 301 ? { Location: 'https://elsewhere.test/' } : {}
    // A redirect could lead to a server that is not a push service.
    const instead: Instead = ({ redirect }) =>
      new Response('no', { status: redirect === 'manual' ? status : 200, headers })
    const { pusher, push } = await subscribed({ instead })
    await expect(pusher.send(push)).rejects.toMatchObject({ name: 'DeliveryError', fault })
  })

  it.each([
    ['seconds', () => '120', 120_000],
    ['a date', () => new Date(Date.now() + 3_600_000).toUTCString(), 3_600_000],
    ['neither', () => 'soon', undefined],
  ])('is told when to try again in %s', async (_form, header, wait) => {
    const instead = () => new Response(null, { status: 429, headers: { 'Retry-After': header() } })
    const { pusher, push } = await subscribed({ instead })
    const { retryAfter } = (await faultOf(pusher.send(push))) as DeliveryError
    if (wait === undefined) expect(retryAfter).toBeUndefined()
    else expect(Math.abs(retryAfter! - wait)).toBeLessThan(60_000)
  })

  it.each([
    ['does not answer', () => new Promise<never>(() => {})],
    ['loses the connection', () => Promise.reject(new TypeError('connection lost'))],
  ])('was perhaps sent if the service %s', async (_what, instead) => {
    const { to } = await subscribed()
    const fetch = ((_input, init) =>
      Promise.race([
        instead(),
        new Promise<never>((_, reject) =>
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
        ),
      ])) as typeof globalThis.fetch
    const pusher = createWebPusher(vapid, { fetch, timeout: 50 })
    const fault = await faultOf(pusher.send({ to, content, validSeconds: 60 }))
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(DeliveryError)
  })

  it('with a key pair of ours that does not fit is our fault, and not the browser’s', async () => {
    const { to, service } = await subscribed()
    const { privateKey } = await newVapidKeys()
    const pusher = createWebPusher({ ...vapid, privateKey }, { fetch: service.fetch })
    await expect(pusher.send({ to, content, validSeconds: 60 })).rejects.toMatchObject({
      status: 503,
      code: 'push.not_configured',
    })
  })

  it('to keys that are not a point of the curve is not sent, and its address is gone', async () => {
    const { push, pusher, arrived, to } = await subscribed()
    const p256dh = `B${'A'.repeat(86)}`
    await expect(pusher.send({ ...push, to: { ...to, keys: { ...to.keys, p256dh } } })).rejects.toMatchObject({
      fault: 'gone',
    })
    expect(await arrived()).toEqual([])
  })

  it('goes to no other server', async () => {
    const { push, pusher, to } = await subscribed({
      instead: () => {
        throw new Error('was called')
      },
    })
    const elsewhere = { ...to, endpoint: 'https://169.254.169.254/latest/meta-data' }
    await expect(pusher.send({ ...push, to: elsewhere })).rejects.toMatchObject({ fault: 'gone' })
  })
})

describe('the address of a push', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => {
    expect(isOfPushService(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:password@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.attacker.test/abc',
    'https://attacker.test/fcm.googleapis.com',
    'https://notfcm.googleapis.com/abc',
    'https://storage.googleapis.com/abc',
    'https://push.apple.com.attacker.test/',
    'https://evilpush.apple.com/',
    'https://notify.windows.com@attacker.test/',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://2130706433/abc',
    'https://localhost/abc',
    'https://firstlight.test/dev/push/abc',
    'file:///etc/passwd',
    'no address',
  ])('may not be %s', (endpoint) => {
    expect(isOfPushService(endpoint)).toBe(false)
  })

  it('may be the stand-in of a local run, and nothing else there', () => {
    const local = 'http://localhost:8787'
    expect(isOfPushService(`${local}/dev/push/abc`, local)).toBe(true)
    expect(isOfPushService(`${local}/api/user`, local)).toBe(false)
    expect(isOfPushService(`${local}/dev/push/../outbox`, local)).toBe(false)
    expect(isOfPushService('http://localhost:9999/dev/push/abc', local)).toBe(false)
  })
})

describe('the stand-in of a push service', () => {
  it('decrypts the example of RFC 8291, section 5', async () => {
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
    const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const privateKey = {
      kty: 'EC',
      crv: 'P-256',
      d: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      x: 'JXGyvs3942BVGq8e0PTNNmwRzr5VX4m8t7GGpTM5FzE',
      y: 'aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    }
    const bytes = base64url.decode(body)
    const text = await decryptPush(bytes, privateKey, { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' })
    expect(text).toBe('When I grow up, I want to be a watermelon')
  })

  /** The request that the pusher makes, changed by a test. */
  async function changed(change: (request: { url: string; headers: Headers; body: Uint8Array }) => void) {
    const { service, to } = await subscribed()
    const seen: { url: string; headers: Headers; body: Uint8Array }[] = []
    const record = (async (input, init) => {
      const request = new Request(input as RequestInfo, init as RequestInit)
      const body = new Uint8Array(await request.arrayBuffer())
      seen.push({ url: request.url, headers: new Headers(request.headers), body })
      return new Response(null, { status: 201 })
    }) as typeof fetch
    await createWebPusher(vapid, { fetch: record }).send({ to, content, validSeconds: 60 })
    const request = seen[0]!
    change(request)
    const { status } = await service.fetch(request.url, { method: 'POST', ...request })
    return { status, arrived: (await service.arrived()).some(({ endpoint }) => endpoint === to.endpoint) }
  }

  it('takes a correct request', async () => {
    expect(await changed(() => {})).toEqual({ status: 201, arrived: true })
  })

  it.each<[string, number, Parameters<typeof changed>[0]]>([
    ['no signature', 403, ({ headers }) => headers.delete('Authorization')],
    [
      'a signature that was altered',
      403,
      ({ headers }) => headers.set('Authorization', headers.get('Authorization')!.replace(/\.(.)(?=[\w-]+,)/, '.A$1')),
    ],
    ['no TTL', 400, ({ headers }) => headers.delete('TTL')],
    ['the old encoding', 400, ({ headers }) => headers.set('Content-Encoding', 'aesgcm')],
    ['a topic of more than 32 characters', 400, ({ headers }) => headers.set('Topic', 'x'.repeat(33))],
    ['an urgency that is unknown', 400, ({ headers }) => headers.set('Urgency', 'now')],
    ['a body that was altered', 400, ({ body }) => (body[200]! ^= 1)],
    ['more than 4096 bytes', 413, (request) => (request.body = new Uint8Array(4_097))],
    ['a browser that is gone', 410, (request) => (request.url += 'x')],
  ])('refuses %s', async (_what, status, change) => {
    expect(await changed(change)).toEqual({ status, arrived: false })
  })

  it.each([
    ['another key', async () => ({ ...vapid, ...(await newVapidKeys()) })],
    ['a subject that is not an address', async () => ({ ...vapid, subject: 'http://localhost:8787' })],
  ])('refuses %s', async (_what, config) => {
    const { service, push } = await subscribed()
    const pusher = createWebPusher(await config(), { fetch: service.fetch })
    await expect(pusher.send(push)).rejects.toMatchObject({ fault: 'refused' })
  })

  it('refuses a token for another server, an expired one, and one of more than a day', async () => {
    const { SignJWT, importJWK } = await import('jose')
    const { service, to } = await subscribed()
    const bytes = base64url.decode(vapid.publicKey)
    const part = (from: number) => base64url.encode(bytes.slice(from, from + 32))
    const key = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: vapid.privateKey }, 'ES256')
    const now = Math.floor(Date.now() / 1000)
    const ask = async (aud: string, exp: number) => {
      const jwt = new SignJWT({ aud, exp, sub: vapid.subject }).setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      const headers = { Authorization: `vapid t=${await jwt.sign(key)}, k=${vapid.publicKey}` }
      return (await service.fetch(to.endpoint, { method: 'POST', headers })).status
    }
    expect([
      await ask('https://elsewhere.test', now + 60),
      await ask(origin, now - 60),
      await ask(origin, now + 25 * 60 * 60),
      // Only the rest of the request is wrong.
      await ask(origin, now + 60),
    ]).toEqual([403, 403, 403, 400])
  })
})
