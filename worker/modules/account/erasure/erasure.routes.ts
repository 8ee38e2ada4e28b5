import { Hono } from 'hono'
import { deletionSchema } from '#domain/user'
import type { Config } from '../../../core/config.ts'
import { accept } from '../../../core/validation.ts'
import { clearSessionCookie } from '../session/session-cookie.ts'
import { requirePerson, type SessionEnv } from '../session/session.middleware.ts'
import { deleteAccount, type ErasureServices } from './erasure.usecases.ts'

export const erasureRoutes = (services: ErasureServices & { config: Config }) =>
  new Hono<SessionEnv>().delete('/', accept('json', deletionSchema), async (c) => {
    const { user } = await requirePerson(c)
    await deleteAccount(services, { user, confirmation: c.req.valid('json').confirmation })
    clearSessionCookie(c, services.config)
    return c.json({ message: 'Your account is being deleted, with everything in it.' })
  })
