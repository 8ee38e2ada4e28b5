import { Hono } from 'hono'
import { deletionSchema, settingsSchema } from '#domain/user'
import type { Services } from '../account.services.ts'
import { accept } from '../../../core/validation.ts'
import { requirePerson, type SessionEnv, clearSessionCookie } from '../session/session.middleware.ts'
import { deleteAccount } from '../erasure/erasure.usecases.ts'
import { userJson } from './user.json.ts'
import { changeSettings } from './user.usecases.ts'

export const userRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/', async (c) => c.json(userJson((await requirePerson(c)).user)))
    .patch('/settings', accept('json', settingsSchema), async (c) => {
      const { user } = await requirePerson(c)
      return c.json(userJson(await changeSettings(services, { user, settings: c.req.valid('json') })))
    })
    .delete('/', accept('json', deletionSchema), async (c) => {
      const { user } = await requirePerson(c)
      await deleteAccount(services, { user, confirmation: c.req.valid('json').confirmation })
      clearSessionCookie(c, services.config)
      return c.json({ message: 'Your account is being deleted, with everything in it.' })
    })
