import { createMiddleware } from 'hono/factory'
import type { Services } from '../../module-services.ts'
import { laterOf } from '../../../core/later.ts'
import type { SessionEnv } from '../session/session.middleware.ts'
import { eraseIfClosed } from './erasure.usecases.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write can be authorized before its account is erased and stored afterwards. So the account is looked up
 * again after each write, and erased again if it is closed. Where the last statement of a write has read that
 * the account is open, an erasure is still to come and finds the write: nothing is looked up.
 */
export const eraseLateWrites = (services: Services) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    await next()
    if (reads.has(c.req.method) || (c.req.method === 'DELETE' && c.req.path === '/api/user')) return
    if (c.get('wasOpenAfterWrites')) return
    const person = await c
      .get('authentication')
      .person()
      .catch(() => null)
    if (person) laterOf(c)(eraseIfClosed(services, person.user))
  })
