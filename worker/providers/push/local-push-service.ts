import { base64url, decodeJwt, importJWK, jwtVerify } from 'jose'
import { newId } from '#domain/id'
import type { PushAddress, PushContent } from '#domain/push'
import { decryptPush } from './push-decryption.ts'
import { standInPath } from './pusher.ts'

/** A push that has arrived, as its browser reads it. */
export type ArrivedPush = { id: string; endpoint: string; sentAt: number; ttl: number; content: PushContent }
/** A browser at the stand-in: what only the browser has, and the key that may push to it. */
type Browser = { privateKey: JsonWebKey; address: PushAddress; applicationServerKey: string }

const browserPrefix = 'outbox-push-browser:'
const pushPrefix = 'outbox-push:'
const keptFor = { expirationTtl: 7 * 86_400 }
const largestBody = 4_096
const day = 24 * 60 * 60
const point = { name: 'ECDH', namedCurve: 'P-256' } as const

/**
 * Takes the place of a push service and of the browsers behind it. It refuses what RFC 8030, 8188, 8291 and 8292 do not
 * allow, and decrypts each push. `instead` answers in its place.
 */
export function createLocalPushService({
  kv,
  origin,
  now,
  instead,
}: {
  kv: KVNamespace
  origin: string
  now: () => number
  instead?: (request: Request) => Response | Promise<Response> | undefined
}) {
  const browserAt = (endpoint: string) => kv.get<Browser>(browserPrefix + endpoint, 'json')

  const take = async (request: Request): Promise<Response> => {
    const { headers } = request
    const browser = await browserAt(request.url)
    if (!browser) return new Response('gone', { status: 410 })
    if (request.method !== 'POST') return new Response('method', { status: 405 })
    const refusal = await refusalOfSender(headers.get('Authorization') ?? '', browser, request.url)
    if (refusal) return new Response(refusal, { status: 403 })
    const ttl = headers.get('TTL')
    if (ttl === null || !/^\d+$/.test(ttl)) return new Response('TTL', { status: 400 })
    if (headers.get('Content-Encoding') !== 'aes128gcm') return new Response('encoding', { status: 400 })
    const topic = headers.get('Topic')
    if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return new Response('topic', { status: 400 })
    const urgency = headers.get('Urgency')
    if (urgency !== null && !/^(very-low|low|normal|high)$/.test(urgency))
      return new Response('urgency', { status: 400 })
    const body = new Uint8Array(await request.arrayBuffer())
    if (body.byteLength > largestBody) return new Response('too large', { status: 413 })
    let content: PushContent
    try {
      content = JSON.parse(await decryptPush(body, browser.privateKey, browser.address.keys))
    } catch {
      return new Response('cannot be decrypted', { status: 400 })
    }
    const id = newId(now())
    const arrived: ArrivedPush = { id, endpoint: request.url, sentAt: now(), ttl: Number(ttl), content }
    await kv.put(pushPrefix + id, JSON.stringify(arrived), keptFor)
    return new Response(null, { status: 201, headers: { Location: `${origin}${standInPath}message/${id}` } })
  }

  return {
    fetch: (async (input, init) => {
      const request = new Request(input as RequestInfo, init as RequestInit)
      return (await instead?.(request.clone())) ?? take(request)
    }) as typeof fetch,

    /** What `PushManager.subscribe` does in a browser. */
    async subscribe(applicationServerKey: string): Promise<PushAddress> {
      const keys = (await crypto.subtle.generateKey(point, true, ['deriveBits'])) as CryptoKeyPair
      const publicKey = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer)
      const address = {
        endpoint: `${origin}${standInPath}${crypto.randomUUID()}`,
        keys: {
          p256dh: base64url.encode(publicKey),
          auth: base64url.encode(crypto.getRandomValues(new Uint8Array(16))),
        },
      }
      const privateKey = (await crypto.subtle.exportKey('jwk', keys.privateKey)) as JsonWebKey
      await kv.put(
        browserPrefix + address.endpoint,
        JSON.stringify({ privateKey, address, applicationServerKey } satisfies Browser),
        keptFor,
      )
      return address
    },

    /** What the person does who withdraws the permission. */
    unsubscribe: ({ endpoint }: PushAddress) => kv.delete(browserPrefix + endpoint),

    /** Newest first. */
    async arrived(): Promise<ArrivedPush[]> {
      const { keys } = await kv.list({ prefix: pushPrefix })
      const pushes = await Promise.all(keys.map(({ name }) => kv.get<ArrivedPush>(name, 'json')))
      return pushes.filter((push) => push !== null).sort((one, other) => (one.id < other.id ? 1 : -1))
    },
  }
}

/** RFC 8292. The key of the header has to be the one with which the browser subscribed. */
async function refusalOfSender(
  authorization: string,
  { applicationServerKey }: Browser,
  endpoint: string,
): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]{87})$/.exec(authorization) ?? []
  if (key !== applicationServerKey) return 'key'
  const bytes = base64url.decode(key)
  const jwk = { kty: 'EC', crv: 'P-256', x: base64url.encode(bytes.slice(1, 33)), y: base64url.encode(bytes.slice(33)) }
  try {
    const audience = `https://${new URL(endpoint).host}`
    await jwtVerify(token, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'], audience, requiredClaims: ['exp'] })
  } catch {
    return 'signature, audience or expiry'
  }
  const { exp = 0, sub = '' } = decodeJwt(token)
  if (exp > Date.now() / 1000 + day) return 'expiry more than a day ahead'
  return /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(sub) ? undefined : 'subject'
}
