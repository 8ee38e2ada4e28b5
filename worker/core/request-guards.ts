import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { callNamed, type Call } from '#domain/calls'
import type { Config } from './config.ts'
import { foreignOrigin, notJson, tooLarge, tooMany } from './errors.ts'
import { clientAddress } from './caller.ts'
import { beforeDeadline } from './deadline.ts'
import { log } from './logging.ts'

export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type CalledEnv = {
  Variables: {
    /** The route that answers: `GET /api/entries/:date`. */
    call: string
    line?: Call
  }
}

/** Finds the line of a call, of which the middleware behind it takes all that it does. */
export const findCall = createMiddleware<CalledEnv>(async (c, next) => {
  // The first route that matches is the one that answers: /entries/search, not /entries/:date.
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  const call = route ? `${route.method} ${route.path}` : ''
  const line = callNamed(call)
  c.set('call', call)
  if (line) c.set('line', line)
  return next()
})

/**
 * Browsers name the origin of a request; one that changes something must come from our own pages, also if it is not JSON.
 */
export const ownOriginOnly = ({ config }: { config: Config }) =>
  createMiddleware<CalledEnv>(async (c, next) => {
    if (!safeMethods.has(c.req.method) && !c.get('line')?.bodies) {
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

export const limitedBody = createMiddleware<CalledEnv>((c, next) => limitedTo(c.get('line')?.kilobytes ?? 64)(c, next))

/** A body, where there is one, is JSON. Calls from elsewhere have types of their own. */
export const jsonOnly = createMiddleware<CalledEnv>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const types = c.get('line')?.bodies ?? ['application/json']
  if (safeMethods.has(c.req.method) || types.includes(type ?? '')) return next()
  const hasBody = c.req.raw.body !== null && c.req.header('Content-Length') !== '0'
  if (hasBody) throw notJson()
  return next()
})

type Guards = Record<'floodGuard' | 'callbackGuard' | 'visitorGuard', FloodGuard>

/** A coarse limit on everything, so that a flood does not reach the database. */
export const limitedRequests = ({ floodGuard, callbackGuard, visitorGuard }: Guards) =>
  createMiddleware<CalledEnv>(async (c, next) => {
    const { limits = [] } = c.get('line') ?? {}
    const named: [string, FloodGuard][] = [
      ['callbacksPerMinute', callbackGuard],
      ['visitorCallsPerMinute', visitorGuard],
    ]
    const guard = named.find(([name]) => limits.some((limit) => limit === name))?.[1] ?? floodGuard
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
