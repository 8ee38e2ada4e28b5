import { Hono, type Context } from 'hono'
import type { IdentityProviderName, LinkOutcome } from '#domain/identity'
import { completeProfileSchema } from '#domain/user'
import type { Services } from '../account.services.ts'
import { callerOf } from '../../../core/caller.ts'
import { AppError, foreignOrigin } from '../../../core/errors.ts'
import { clearHostCookie, readHostCookie, writeHostCookie } from '../../../core/host-cookie.ts'
import { laterOf } from '../../../core/later.ts'
import { log, logFault } from '../../../core/logging.ts'
import { accept } from '../../../core/validation.ts'
import { startSession, type SessionEnv } from '../session/session.middleware.ts'
import { IdentityRefused } from '../account.errors.ts'
import {
  attemptLifetime,
  beginProviderSignIn,
  completeProfile,
  finishProviderSignIn,
  identityFrom,
  readPending,
  requireAttempt,
  takeAttempt,
  type ProviderReturn,
} from './identity.usecases.ts'
import { linkIdentity } from './link.usecases.ts'

const pendingCookie = 'pending'
const cookieLife = { maxAgeSeconds: attemptLifetime / 1000 }

export const identityRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .get('/google', (c) => begin(c, services, 'google'))
    .get('/google/callback', (c) => finish(c, services, 'google', { ...c.req.query(), givenName: null }))
    .get('/apple', (c) => begin(c, services, 'apple'))
    .post('/apple/callback', async (c) => {
      const { user, ...returned } = await c.req.parseBody<Record<string, string>>()
      return finish(c, services, 'apple', { ...returned, givenName: nameIn(user) })
    })
    .get('/pending', async (c) =>
      c.json({
        pending: await readPending(services, { token: readHostCookie(c, services.config, pendingCookie) }),
      }),
    )
    .post('/complete-profile', accept('json', completeProfileSchema), async (c) => {
      const { config } = services
      const token = readHostCookie(c, config, pendingCookie)
      const signedIn = await completeProfile(
        { ...services, later: laterOf(c) },
        { token, profile: c.req.valid('json'), caller: callerOf(c) },
      )
      clearHostCookie(c, config, pendingCookie)
      return c.json(await startSession(c, services, signedIn), 201)
    })

async function begin(c: Context<SessionEnv>, services: Services, name: IdentityProviderName): Promise<Response> {
  // An image on another site is no visit, and takes no try of those who share its reader's address.
  const mode = c.req.header('Sec-Fetch-Mode')
  if (c.req.header('Sec-Fetch-Site') === 'cross-site' && mode !== undefined && mode !== 'navigate')
    throw foreignOrigin()
  const provider = services.identityProviders[name]
  if (!provider)
    return c.redirect(name === 'apple' ? '/auth?error=apple_not_configured' : '/auth?error=oauth_failed', 303)
  return orBackToAuth(c, name, async () => {
    const { url, secret } = await beginProviderSignIn(services, {
      provider,
      timezone: c.req.query('timezone'),
      token: c.get('authentication').token,
      caller: callerOf(c),
    })
    writeAttempt(c, services, name, secret)
    return url.href
  })
}

export function writeAttempt(c: Context, { config }: Services, name: IdentityProviderName, secret: string): void {
  // Apple answers with a POST from its own site, to which no browser adds a Lax cookie.
  writeHostCookie(c, config, name, secret, { ...cookieLife, sameSite: name === 'apple' ? 'None' : 'Lax' })
}

async function finish(
  c: Context<SessionEnv>,
  services: Services,
  name: IdentityProviderName,
  returned: ProviderReturn,
): Promise<Response> {
  const { config, identityProviders } = services
  return orBackToAuth(c, name, async (orElse) => {
    const provider = identityProviders[name]
    if (!provider) throw new IdentityRefused('not configured')
    const attempt = await requireAttempt(readHostCookie(c, config, name), returned)
    // Not before: a request that another site made leaves the attempt of this browser as it is.
    clearHostCookie(c, config, name)
    const begun = await takeAttempt(services, { provider, attempt })
    const { links, sessionBefore } = begun
    if (links) orElse(settingsWith(name, 'failed'))
    const identity = await identityFrom(provider, attempt, returned)
    if (!identity) return links ? '/settings' : '/auth'
    const all = { ...services, later: laterOf(c) }
    if (links) return settingsWith(name, await linkIdentity(all, { identity, tokenHash: sessionBefore }))
    const outcome = await finishProviderSignIn(all, { identity, begun, caller: callerOf(c) })
    if ('pendingToken' in outcome) {
      writeHostCookie(c, config, pendingCookie, outcome.pendingToken, cookieLife)
      return '/auth?complete_profile=1'
    }
    await startSession(c, services, outcome)
    return '/'
  })
}

/** The request is a navigation, so that every outcome is a redirect to a page. The fault goes into the log. */
async function orBackToAuth(
  c: Context,
  provider: IdentityProviderName,
  work: (orElse: (path: string) => void) => Promise<string>,
): Promise<Response> {
  let path = '/auth?error=oauth_failed'
  try {
    return c.redirect(await work((other) => (path = other)), 303)
  } catch (fault) {
    const expected = fault instanceof IdentityRefused || fault instanceof AppError
    if (expected) log('identity.refused', { provider, reason: fault.message })
    else logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    return c.redirect(path, 303)
  }
}

const settingsWith = (name: IdentityProviderName, outcome: LinkOutcome) => `/settings?${name}=${outcome}`

/** Apple sends `{"name":{"firstName","lastName"}}` beside the code, the first time only. */
function nameIn(user: string | undefined): string | null {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '').name
    return [firstName, lastName].filter((part) => typeof part === 'string').join(' ')
  } catch {
    return null
  }
}
