import { Hono } from 'hono'
import { loginSchema, registerSchema } from '#domain/user'
import { clearSessionCookie } from '../session/session-cookie.ts'
import { accept } from '../../../core/validation.ts'
import type { Edge } from '../../../edge.ts'
import { endSession } from '../session/session.usecases.ts'
import { arrival, welcome } from '../session/started-session.ts'
import { register, signIn } from './sign-in.usecases.ts'

export const authRoutes = new Hono<Edge>()
  .post('/login', accept('json', loginSchema), async (c) => {
    const signedIn = await signIn({ login: c.req.valid('json'), where: arrival(c), parts: c.get('services') })
    return c.json(await welcome(c, signedIn))
  })
  .post('/register', accept('json', registerSchema), async (c) => {
    const signedIn = await register({ registration: c.req.valid('json'), where: arrival(c), parts: c.get('services') })
    return c.json(await welcome(c, signedIn), 201)
  })
  .post('/logout', async (c) => {
    const { config, sessions, now } = c.get('services')
    const { token } = c.get('visit')
    if (token) await endSession({ token, sessions, now: now() })
    clearSessionCookie(c, config)
    return c.json({ message: 'Signed out.' })
  })
