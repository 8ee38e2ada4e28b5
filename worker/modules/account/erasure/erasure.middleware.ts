import { createMiddleware } from 'hono/factory'
import type { Services } from '../account.services.ts'
import { laterOf } from '../../../core/later.ts'
import { safeMethods } from '../../../core/request-guards.ts'
import type { SessionEnv } from '../session/session.middleware.ts'
import { eraseIfClosed } from './erasure.usecases.ts'

/**
 * A write can be authorized before its account is erased and stored afterwards. So the account is looked up
 * again after each write, and erased again if it is closed. Where the last statement of a write has read that
 * the account is open, an erasure is still to come and finds the write: nothing is looked up.
 */
export const eraseLateWrites = (services: Services) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    await next()
    if (safeMethods.has(c.req.method) || (c.req.method === 'DELETE' && c.req.path === '/api/user')) return
    if (c.get('wasOpenAfterWrites')) return
    const person = await c
      .get('authentication')
      .person()
      .catch(() => null)
    if (person) laterOf(c)(eraseIfClosed(services, person.user))
  })
