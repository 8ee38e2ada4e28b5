import { Hono } from 'hono'
import { adEventSchema } from '#domain/ad'
import { accept } from '../../core/validation.ts'
import type { Edge } from '../../edge.ts'
import { countAd } from './ad.usecases.ts'

export const adRoutes = new Hono<Edge>().post('/track', accept('json', adEventSchema), (c) => {
  const { ads, now } = c.get('services')
  // Nobody waits for a count, and a lost one is no loss.
  c.executionCtx.waitUntil(countAd({ event: c.req.valid('json'), counts: ads, now: now() }).catch(() => {}))
  return c.json({ message: 'Counted.' }, 202)
})
