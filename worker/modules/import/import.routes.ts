import { Hono } from 'hono'
import { importSchema } from '#domain/imported-day'
import { accept } from '../../core/validation.ts'
import { claimedUserId, signedIn } from '../account/session/authenticate.ts'
import type { Edge } from '../../edge.ts'
import { importDays, listWrittenDays } from './import.usecases.ts'

export const importRoutes = new Hono<Edge>()
  .get('/', async (c) => {
    return c.json({ dates: await listWrittenDays({ userId: claimedUserId(c), entries: c.get('services').entries }) })
  })
  .post('/', accept('json', importSchema), async (c) => {
    const { user } = await signedIn(c)
    const { entries, now } = c.get('services')
    return c.json(await importDays({ user, days: c.req.valid('json').days, entries, now: now() }))
  })
