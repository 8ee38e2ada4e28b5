import type { Context } from 'hono'
import type { Services } from '../../module-services.ts'
import type { UserRow } from '../user/user.repository.ts'
import { userJson } from '../user/user.json.ts'
import { writeSessionCookie } from './session-cookie.ts'
import { absoluteLifetime } from './session.lifetime.ts'
import type { SessionEnv } from './session.middleware.ts'
import { endSession, type NewSession } from './session.usecases.ts'

export type SignedIn = { user: UserRow; session: NewSession }
/** The end of every way of signing in: the session that this browser had before ends, and the cookie is set. */
export async function startSession(c: Context<SessionEnv>, services: Services, { user, session }: SignedIn) {
  const { token: before } = c.get('authentication')
  if (before) await endSession(services, { token: before })
  writeSessionCookie(c, services.config, session.token, absoluteLifetime / 1000)
  return userJson(user)
}
