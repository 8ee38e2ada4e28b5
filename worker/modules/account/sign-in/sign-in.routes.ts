import { Hono } from 'hono'
import { answers } from '#domain/texts'
import { loginSchema, registerSchema } from '#domain/user'
import type { Services } from '../account.services.ts'
import { callerOf } from '../../../core/caller.ts'
import { accept } from '../../../core/validation.ts'
import { clearSessionCookie, readKnownCookie, startSession, type SessionEnv } from '../session/session.middleware.ts'
import { endSession } from '../session/session.usecases.ts'
import { register, signIn } from './sign-in.usecases.ts'

export const signInRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .post('/login', accept('json', loginSchema), async (c) => {
      const signedIn = await signIn(services, {
        login: c.req.valid('json'),
        caller: callerOf(c),
        cookie: readKnownCookie(c, services.config),
      })
      return c.json(await startSession(c, services, signedIn))
    })
    .post(
      '/register',
      accept('json', registerSchema, () => ({ phone: answers.taken.phone })),
      async (c) => {
        const signedIn = await register(services, { registration: c.req.valid('json'), caller: callerOf(c) })
        return c.json(await startSession(c, services, signedIn), 201)
      },
    )
    .post('/logout', async (c) => {
      const { token } = c.get('authentication')
      // Without one the browser may have got a cookie meanwhile, in another tab.
      if (token) {
        await endSession(services, { token })
        clearSessionCookie(c, services.config)
      }
      return c.json({ message: 'Signed out.' })
    })
