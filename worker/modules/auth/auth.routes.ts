import { Hono, type Context } from 'hono'
import { loginSchema, registerSchema } from '#domain/user'
import { clientAddress } from '../../core/client-address.ts'
import { clearSessionCookie, writeSessionCookie } from '../../core/session-cookie.ts'
import { accept } from '../../core/validation.ts'
import type { Edge } from '../../edge.ts'
import { absoluteLifetime } from '../session/session.lifetime.ts'
import { endSession } from '../session/session.usecases.ts'
import { userJson } from '../user/user.json.ts'
import { register, signIn, type SignedIn } from './auth.usecases.ts'

export const authRoutes = new Hono<Edge>()
  .post('/login', accept('json', loginSchema), async (c) => {
    const signedIn = await signIn({ login: c.req.valid('json'), where: where(c), parts: c.get('services') })
    return c.json(await welcome(c, signedIn))
  })
  .post('/register', accept('json', registerSchema), async (c) => {
    const signedIn = await register({ registration: c.req.valid('json'), where: where(c), parts: c.get('services') })
    return c.json(await welcome(c, signedIn), 201)
  })
  .post('/logout', async (c) => {
    const { config, sessions, now } = c.get('services')
    const { token } = c.get('visit')
    if (token) await endSession({ token, sessions, now: now() })
    clearSessionCookie(c, config)
    return c.json({ message: 'Signed out.' })
  })

function where(c: Context<Edge>) {
  return {
    address: clientAddress(c.req.raw.headers),
    device: c.req.header('User-Agent') ?? '',
    now: c.get('services').now(),
  }
}

/** Puts the new session into the browser; one that was there before ends. */
async function welcome(c: Context<Edge>, { user, session }: SignedIn) {
  const { config, sessions, now } = c.get('services')
  const { token: before } = c.get('visit')
  if (before) await endSession({ token: before, sessions, now: now() })
  writeSessionCookie(c, config, session.token, absoluteLifetime / 1000)
  return userJson(user)
}
