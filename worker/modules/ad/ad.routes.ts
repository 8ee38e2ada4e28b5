import { Hono } from 'hono'
import { adEventSchema } from '#domain/ad'
import { localDate } from '#domain/time/local-date'
import type { Services } from './ad.services.ts'
import { laterOf } from '../../core/later.ts'
import { accept } from '../../core/validation.ts'
import type { SessionEnv } from '../account/session/session.middleware.ts'

/** Neither the person nor the session is stored. */
export const adRoutes = ({ ads, now }: Services) =>
  new Hono<SessionEnv>().post('/track', accept('json', adEventSchema), async (c) => {
    // The response does not wait for the count, and a lost count does no harm.
    laterOf(c)(ads.count(localDate(now(), 'UTC'), c.req.valid('json')))
    return c.json({ message: 'Counted.' }, 202)
  })
