import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { IdentityProviderName } from '#domain/identity'
import { completeProfileSchema } from '#domain/user'
import { AppError } from '../../../core/errors.ts'
import { clearHostCookie, readHostCookie, writeHostCookie } from '../../../core/host-cookie.ts'
import { log, logFault } from '../../../core/logging.ts'
import { accept } from '../../../core/validation.ts'
import type { Edge } from '../../../edge.ts'
import { arrival, welcome } from '../session/started-session.ts'
import { IdentityRefused } from './identity.errors.ts'
import {
  attemptLifetime,
  beginProviderSignIn,
  completeProfile,
  finishProviderSignIn,
  readPending,
  type Returned,
} from './identity.usecases.ts'

const pendingCookie = 'pending'
const cookieLife = { maxAgeSeconds: attemptLifetime / 1000 }

export const identityRoutes = new Hono<Edge>()
  .get('/google', (c) => begin(c, 'google'))
  .get('/google/callback', (c) =>
    finish(c, 'google', { state: c.req.query('state'), code: c.req.query('code'), givenName: null }),
  )
  .get('/apple', (c) => begin(c, 'apple'))
  .post('/apple/callback', async (c) => {
    const { state, code, user } = await c.req.parseBody<Record<string, string>>()
    return finish(c, 'apple', { state, code, givenName: nameIn(user) })
  })
  .get('/pending', async (c) => {
    const { config, identities, now } = c.get('services')
    return c.json({
      pending: await readPending({ token: readHostCookie(c, config, pendingCookie), identities, now: now() }),
    })
  })
  .post('/complete-profile', accept('json', completeProfileSchema), async (c) => {
    const { config } = c.get('services')
    const token = readHostCookie(c, config, pendingCookie)
    const signedIn = await completeProfile({
      token,
      profile: c.req.valid('json'),
      where: arrival(c),
      parts: c.get('services'),
    })
    clearHostCookie(c, config, pendingCookie)
    return c.json(await welcome(c, signedIn), 201)
  })

async function begin(c: Context<Edge>, name: IdentityProviderName): Promise<Response> {
  const { config, identityProviders } = c.get('services')
  const provider = identityProviders[name]
  if (!provider)
    return c.redirect(name === 'apple' ? '/auth?error=apple_not_configured' : '/auth?error=oauth_failed', 303)
  return orBackToAuth(c, name, async () => {
    const timezone = getCookie(c, 'timezone')
    const { url, secret } = await beginProviderSignIn({
      provider,
      timezone,
      where: arrival(c),
      parts: c.get('services'),
    })
    // Apple answers with a POST from its own site, to which no browser adds a Lax cookie.
    writeHostCookie(c, config, name, secret, { ...cookieLife, sameSite: name === 'apple' ? 'None' : 'Lax' })
    return url.href
  })
}

async function finish(c: Context<Edge>, name: IdentityProviderName, returned: Returned): Promise<Response> {
  const { config, identityProviders } = c.get('services')
  return orBackToAuth(c, name, async () => {
    const provider = identityProviders[name]
    if (!provider) throw new IdentityRefused('not configured')
    const secret = readHostCookie(c, config, name)
    clearHostCookie(c, config, name)
    const outcome = await finishProviderSignIn({
      provider,
      secret,
      returned,
      where: arrival(c),
      parts: c.get('services'),
    })
    if ('pendingToken' in outcome) {
      writeHostCookie(c, config, pendingCookie, outcome.pendingToken, cookieLife)
      return '/auth?complete_profile=1'
    }
    await welcome(c, outcome)
    return '/'
  })
}

/** A browser is on its way here and must arrive at a page, whatever happens; what happened is for our log. */
async function orBackToAuth(
  c: Context<Edge>,
  provider: IdentityProviderName,
  work: () => Promise<string>,
): Promise<Response> {
  try {
    return c.redirect(await work(), 303)
  } catch (fault) {
    const expected = fault instanceof IdentityRefused || fault instanceof AppError
    if (expected) log('identity.refused', { provider, reason: fault.message })
    else logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    return c.redirect('/auth?error=oauth_failed', 303)
  }
}

/** Apple sends `{"name":{"firstName","lastName"}}` beside the code, the first time only. */
function nameIn(user: string | undefined): string | null {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '').name
    return [firstName, lastName].filter((part) => typeof part === 'string').join(' ')
  } catch {
    return null
  }
}
