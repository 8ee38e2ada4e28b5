import { Hono } from 'hono'
import * as z from 'zod/mini'
import { accept } from '../../core/validation.ts'
import { claimedUserId, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { endCalendar, findCalendar, readFeed, renewCalendar, type CalendarServices } from './calendar.usecases.ts'

/** In the query and not in the path, which a fault would put into the log. */
const tokenQuery = z.object({ token: z._default(z.string().check(z.maxLength(100)), '') })

export const calendarRoutes = (services: CalendarServices) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json(await findCalendar(services, { userId: claimedUserId(c) })))
    .post('/', async (c) => c.json(await renewCalendar(services, { person: await requirePerson(c) })))
    .delete('/', async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await endCalendar(services, { userId: user.id }))
    })
    .get('/feed.ics', accept('query', tokenQuery), async (c) =>
      c.body(await readFeed(services, { token: c.req.valid('query').token }), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="firstlight.ics"',
        'Cache-Control': 'private, no-store',
      }),
    )
