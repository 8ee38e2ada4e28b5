import { buildPushPayload } from '@block65/webcrypto-web-push'
import { base64url } from 'jose'
import { DeliveryError, notConfigured } from '../../core/errors.ts'
import type { ConfigOf } from '../../core/config.ts'
import { isOfPushService, type Pusher } from './pusher.ts'

/** For the whole call. */
const patience = 10_000

/** RFC 8030 with the encryption of RFC 8291 and the signature of RFC 8292. */
export function createWebPusher(
  { publicKey, privateKey, subject, standInOrigin }: ConfigOf<'vapid'>,
  {
    fetch: send = (input, init) => fetch(input, init),
    timeout = patience,
  }: { fetch?: typeof fetch; timeout?: number } = {},
): Pusher {
  return {
    publicKey,
    accepts: (endpoint) => isOfPushService(endpoint, standInOrigin),
    async send({ to, content, validSeconds }) {
      if (!isOfPushService(to.endpoint, standInOrigin)) throw new DeliveryError('gone', undefined)
      await requireKeyPair(publicKey, privateKey)
      const { method, headers, body } = await buildPushPayload(
        // One that waits at the service is replaced by a later one.
        { data: content, options: { ttl: Math.max(1, validSeconds), urgency: 'normal', topic: content.kind } },
        // The package signs for https only, and a local stand-in has http.
        { ...to, endpoint: to.endpoint.replace(/^http:/, 'https:'), expirationTime: null },
        { publicKey, privateKey, subject },
      ).catch((cause: unknown) => {
        // The keys of the browser cannot be used.
        throw new DeliveryError('gone', cause)
      })
      const reply = await send(to.endpoint, {
        method: method.toUpperCase(),
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      if (!reply.ok) throw refusalOf(reply)
    },
  }
}

/** A wrong setting of ours must not look like a fault of the browser's keys. */
async function requireKeyPair(publicKey: string, privateKey: string): Promise<void> {
  const bytes = base64url.decode(publicKey)
  const coordinate = (from: number) => base64url.encode(bytes.slice(from, from + 32))
  const key = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d: privateKey }
  await crypto.subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']).catch(() => {
    throw notConfigured('push')
  })
}

/** Only the status is logged: an endpoint names a browser. */
function refusalOf({ status, headers }: Response): Error {
  const cause = new Error(`The push service answered ${status}`)
  if (status === 404 || status === 410) return new DeliveryError('gone', cause)
  if (status === 429 || status >= 500)
    return new DeliveryError('try-later', cause, { retryAfter: retryAfterOf(headers.get('Retry-After')) })
  return new DeliveryError('refused', cause)
}

/** In milliseconds. The header has seconds or a date. */
function retryAfterOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
