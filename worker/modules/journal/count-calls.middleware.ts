import { createMiddleware } from 'hono/factory'
import { isCountedBefore } from '#domain/calls'
import type { Services } from './journal.services.ts'
import { safeMethods } from '../../core/request-guards.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { allowanceOfPerson } from '../../core/journal-limits.ts'

/** Takes the limits of a person that the line of the call names, before the call is made. */
export const countCalls = (services: Services) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    const { limits } = c.get('line')!
    const taken = limits.filter(isCountedBefore)
    if (taken.length === 0) return next()
    const isRead = safeMethods.has(c.req.method)
    const owner = isRead ? claimedOwner(c) : (await requirePerson(c)).user
    const { counters } = services.journalOf(owner)
    const allowances = taken.map((name) => allowanceOfPerson(services, name))
    if (!isRead) {
      await counters.takeOnly(allowances, services.now())
      return next()
    }
    for (const allowance of allowances) await services.readCounts.take(owner.id, allowance, counters)
    await services.readCounts.inTurn(owner.id, services.pause, next)
  })
