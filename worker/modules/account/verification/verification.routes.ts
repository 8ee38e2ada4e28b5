import { Hono } from 'hono'
import { codeSchema } from '#domain/user'
import { accept } from '../../../core/validation.ts'
import { signedIn } from '../session/authenticate.ts'
import type { Edge } from '../../../edge.ts'
import { userJson } from '../user/user.json.ts'
import { confirmEmail, sendEmailCode } from './verification.usecases.ts'

export const verificationRoutes = new Hono<Edge>()
  .post('/email', async (c) => {
    const { user } = await signedIn(c)
    const services = c.get('services')
    await sendEmailCode({ ...services, user, now: services.now() })
    return c.json({ message: `A code is on its way to ${user.email}.` })
  })
  .post('/email/confirm', accept('json', codeSchema), async (c) => {
    const { user } = await signedIn(c)
    const { verification, now } = c.get('services')
    const verified = await confirmEmail({ user, code: c.req.valid('json').code, verification, now: now() })
    return c.json(userJson(verified))
  })
