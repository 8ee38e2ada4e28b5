import { Hono } from 'hono'
import { settingsSchema } from '#domain/user'
import type { Services } from '../../module-services.ts'
import { accept } from '../../../core/validation.ts'
import { requirePerson, type SessionEnv } from '../session/session.middleware.ts'
import { userJson } from './user.json.ts'
import { changeSettings } from './user.usecases.ts'

export const userRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json(userJson((await requirePerson(c)).user)))
    .patch('/settings', accept('json', settingsSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(userJson(await changeSettings(services, { user, settings: c.req.valid('json') })))
    })
