import { Hono } from 'hono'
import { deletionSchema } from '#domain/user'
import { clearSessionCookie } from '../session/session-cookie.ts'
import { accept } from '../../../core/validation.ts'
import { signedIn } from '../session/authenticate.ts'
import type { Edge } from '../../../edge.ts'
import { leave } from './erasure.usecases.ts'

export const accountRoutes = new Hono<Edge>().delete('/', accept('json', deletionSchema), async (c) => {
  const services = c.get('services')
  const { user } = await signedIn(c)
  await leave({ ...services, ...c.req.valid('json'), user, now: services.now() })
  clearSessionCookie(c, services.config)
  return c.json({ message: 'Your account is being deleted, with everything in it.' })
})
