import { Hono } from 'hono'
import { adEventSchema } from '#domain/ad'
import { accept } from '../../core/validation.ts'
import { countAd, type AdServices } from './ad.usecases.ts'

export const adRoutes = (services: AdServices) =>
  new Hono().post('/track', accept('json', adEventSchema), (c) => {
    // The response does not wait for the count, and a lost count does no harm.
    c.executionCtx.waitUntil(countAd(services, { event: c.req.valid('json') }).catch(() => {}))
    return c.json({ message: 'Counted.' }, 202)
  })
