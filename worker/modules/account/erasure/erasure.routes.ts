import { Hono } from 'hono'
import { deletionSchema } from '#domain/user'
import type { Services } from '../../module-services.ts'
import { accept } from '../../../core/validation.ts'
import { clearSessionCookie, requirePerson, type SessionEnv } from '../session/session.middleware.ts'
import { deleteAccount } from './erasure.usecases.ts'

export const erasureRoutes = (services: Services) =>
  new Hono<SessionEnv>().delete('/', accept('json', deletionSchema), async (c) => {
    const { user } = await requirePerson(c)
    await deleteAccount(services, { user, confirmation: c.req.valid('json').confirmation })
    clearSessionCookie(c, services.config)
    return c.json({ message: 'Your account is being deleted, with everything in it.' })
  })
