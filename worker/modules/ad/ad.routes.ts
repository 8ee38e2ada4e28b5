import { Hono } from 'hono'
import { adEventSchema } from '#domain/ad'
import type { Services } from './ad.services.ts'
import { laterOf } from '../../core/later.ts'
import { accept } from '../../core/validation.ts'
import type { SessionEnv } from '../account/session/session.middleware.ts'
import { countAd } from './ad.usecases.ts'

export const adRoutes = (services: Services) =>
  new Hono<SessionEnv>().post('/track', accept('json', adEventSchema), async (c) => {
    // The response does not wait for the count, and a lost count does no harm.
    laterOf(c)(countAd(services, { event: c.req.valid('json') }))
    return c.json({ message: 'Counted.' }, 202)
  })
