import { createMiddleware } from 'hono/factory'
import { calls } from '#domain/access'
import type { Services } from '../module-services.ts'
import { requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { dailyAllowance } from './journal-limits.ts'

/** Writes with a daily count of their own, most of them in the round trip of what they store. */
const countedByThemselves = new Set([
  'POST /api/entries',
  'PATCH /api/entries/:id',
  'PATCH /api/entries/:date/diary',
  'PATCH /api/entries/:date/marks',
  'POST /api/import',
  'POST /api/import/goals',
  'POST /api/admob/track',
])
/** Deleting the account is never refused. */
const neverRefused = 'DELETE /api/user'

/** Counts the writes of signed-in people before they are made. A new call is counted here unless it is listed above. */
export const countWrites = (services: Services) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    const call = c.get('call')
    const isCounted =
      !call.startsWith('GET ') &&
      calls[call]?.access !== 'everyone' &&
      !countedByThemselves.has(call) &&
      call !== neverRefused
    if (!isCounted) return next()
    const { user } = await requirePerson(c)
    await services.journalOf(user).counters.takeOnly(dailyAllowance(services, 'writes'), services.now())
    return next()
  })
