import type { Context } from 'hono'
import { clientAddress } from '../../../core/client-address.ts'
import { writeSessionCookie } from './session-cookie.ts'
import type { Edge } from '../../../edge.ts'
import { absoluteLifetime } from './session.lifetime.ts'
import { endSession } from './session.usecases.ts'
import { userJson } from '../user/user.json.ts'
import type { SignedIn } from '../sign-in/sign-in.usecases.ts'

/** What every way in begins with: who is at the door, as far as the request tells. */
export function arrival(c: Context<Edge>) {
  return {
    address: clientAddress(c.req.raw.headers),
    device: c.req.header('User-Agent') ?? '',
    now: c.get('services').now(),
  }
}

/** What every way in ends with: the new session goes into the browser; one that was there before ends. */
export async function welcome(c: Context<Edge>, { user, session }: SignedIn) {
  const { config, sessions, now } = c.get('services')
  const { token: before } = c.get('visit')
  if (before) await endSession({ token: before, sessions, now: now() })
  writeSessionCookie(c, config, session.token, absoluteLifetime / 1000)
  return userJson(user)
}
