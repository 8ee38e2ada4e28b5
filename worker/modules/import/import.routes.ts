import { Hono } from 'hono'
import { importSchema } from '#domain/imported-day'
import { accept } from '../../core/validation.ts'
import { claimedUserId, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { importDays, listWrittenDays, type ImportServices } from './import.usecases.ts'

export const importRoutes = (services: ImportServices) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json({ dates: await listWrittenDays(services, { userId: claimedUserId(c) }) }))
    .post('/', accept('json', importSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await importDays(services, { user, days: c.req.valid('json').days }))
    })
