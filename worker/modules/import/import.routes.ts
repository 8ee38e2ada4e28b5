import { Hono } from 'hono'
import { goalImportSchema } from '#domain/goal-schemas'
import { importSchema } from '#domain/import/imported-day'
import type { Services } from './import.services.ts'
import { accept } from '../../core/validation.ts'
import { claimedOwner, requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { importGoals } from './goal-import.usecases.ts'
import { importDays, listWrittenDays } from './import.usecases.ts'

export const importRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json({ dates: await listWrittenDays(services, { owner: claimedOwner(c) }) }))
    .post('/', accept('json', importSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await importDays(services, { user, days: c.req.valid('json').days }))
    })
    .post('/goals', accept('json', goalImportSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(await importGoals(services, { user, goals: c.req.valid('json').goals }))
    })
