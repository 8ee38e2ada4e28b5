import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { admits, calls } from '#domain/plan'
import type { Edge } from '../../../edge.ts'
import { needsPremium, notFound, notSignedIn } from '../../../core/errors.ts'
import { beginVisit, roleOfVisit, type Visit } from './authenticate.ts'

/**
 * Holds every call to the table in domain/plan; one that the table does not name is for the
 * signed-in. A read runs beside the check, and its answer is let go if the check fails.
 */
export const admission = createMiddleware<Edge>(async (c, next) => {
  // The first that matches is the one that answers: /entries/search, not /entries/:date.
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  if (!route) throw notFound()
  const call = `${route.method} ${route.path}`
  const visit = await beginVisit(c)
  c.set('visit', visit)

  if (calls[call]?.admits === 'everyone') return next()
  const check = decide(call, visit)
  if (c.req.method !== 'GET' || !visit.claimedUserId) {
    await check
    return next()
  }
  check.catch(() => {})
  await next()
  await check.catch((refusal) => {
    c.res = undefined
    throw refusal
  })
})

async function decide(call: string, visit: Visit): Promise<void> {
  const answer = admits(call, await roleOfVisit(visit))
  if (answer === 'notSignedIn') throw notSignedIn()
  if (answer === 'needsPremium') throw needsPremium()
}
