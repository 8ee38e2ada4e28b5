import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Services } from './calendar.services.ts'
import { laterOf } from '../../core/later.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { endCalendar, findCalendar, readFeed, renewCalendar } from './calendar.usecases.ts'

/** In the query and not in the path, which a fault would put into the log. */
const tokenQuery = z.object({ token: z._default(z.string().check(z.maxLength(100)), '') })

export const calendarRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json(await findCalendar(services, { userId: claimedOwner(c).id })))
    .post('/', async (c) => {
      const person = await requirePerson(c)
      return c.json(await renewCalendar({ ...services, later: laterOf(c) }, { person }))
    })
    .delete('/', async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await endCalendar(services, { userId: user.id }))
    })
    .get('/feed.ics', accept('query', tokenQuery), async (c) => {
      const feed = await readFeed(services, { token: c.req.valid('query').token })
      return c.body(feed, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="firstlight.ics"',
      })
    })
