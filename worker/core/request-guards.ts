import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Config } from './config.ts'
import { foreignOrigin, notJson, tooLarge, tooMany } from './errors.ts'
import { clientAddress } from './caller.ts'
import { beforeDeadline } from './deadline.ts'
import { log } from './logging.ts'

export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers name the origin of a request; one that changes something must come from our own pages,
 * also if it is not JSON. Calls from elsewhere (with proofs of their own) are listed, each with
 * the types of body that it may bring.
 */
const calledFromElsewhere = new Map([
  ['/api/auth/apple/callback', ['application/x-www-form-urlencoded']],
  ['/api/sms/inbound', ['application/x-www-form-urlencoded']],
  ['/api/sms/status', ['application/x-www-form-urlencoded']],
  ['/api/stripe/webhook', ['application/json']],
  ['/api/unsubscribe', ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']],
])

export const ownOriginOnly = ({ config }: { config: Config }) =>
  createMiddleware(async (c, next) => {
    if (!safeMethods.has(c.req.method) && !calledFromElsewhere.has(c.req.path)) {
      const own = config.origin ?? new URL(c.req.url).origin
      const origin = c.req.header('Origin')
      const site = c.req.header('Sec-Fetch-Site')
      if (origin ? origin !== own : site && site !== 'same-origin' && site !== 'none') throw foreignOrigin()
    }
    return next()
  })

const limitedTo = (kilobytes: number) =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw tooLarge()
    },
  })
const ofCalls = limitedTo(64)
/** An event of Stripe has the whole object that it is about, such as an invoice with its lines. */
const ofEvents = limitedTo(1024)

export const limitedBody = createMiddleware((c, next) =>
  (c.req.path === '/api/stripe/webhook' ? ofEvents : ofCalls)(c, next),
)

/** A body, where there is one, is JSON. Calls from elsewhere have types of their own. */
export const jsonOnly = createMiddleware(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const types = calledFromElsewhere.get(c.req.path) ?? ['application/json']
  if (safeMethods.has(c.req.method) || types.includes(type ?? '')) return next()
  const hasBody = c.req.raw.body !== null && c.req.header('Content-Length') !== '0'
  if (hasBody) throw notJson()
  return next()
})

/** Vendors send from few addresses. After the signature of such a call come limits of its own. */
const calledByVendors = new Set(['/api/sms/inbound', '/api/sms/status', '/api/stripe/webhook'])

/** A coarse limit on everything, so that a flood does not reach the database. */
export const limitedRequests = ({ floodGuard, callbackGuard }: { floodGuard: FloodGuard; callbackGuard: FloodGuard }) =>
  createMiddleware(async (c, next) => {
    const guard = calledByVendors.has(c.req.path) ? callbackGuard : floodGuard
    if (!(await isWithinLimit(guard, c.req.raw, 'call'))) throw tooMany(60)
    return next()
  })

export type FloodGuard = Pick<RateLimit, 'limit'>

/** The limit takes single milliseconds; a guard that needs longer does not hold up the request. */
const longestWait = 300

/** A coarse limit by address, before KV and D1 are reached. A guard that fails or hangs lets the request through. */
export function isWithinLimit(guard: FloodGuard, request: Request, kind: 'call' | 'page'): Promise<boolean> {
  const address = clientAddress(request.headers)
  return hasRoom(guard, kind, kind === 'page' ? `page:${address}` : address)
}

/** The same for one person, who may call from many addresses. */
export function isPersonWithinLimit(guard: FloodGuard, userId: string): Promise<boolean> {
  return hasRoom(guard, 'person', `person:${userId}`)
}

async function hasRoom(guard: FloodGuard, kind: string, key: string): Promise<boolean> {
  const outcome = await beforeDeadline(
    longestWait,
    guard.limit({ key }).catch(() => undefined),
  )
  if (!outcome) log('flood_guard.failed', { kind })
  return outcome?.success ?? true
}
