import type { PendingProfile } from '#domain/identity'
import { defaultTimeZone, isTimeZone } from '#domain/time/local-date'
import type { CompleteProfile } from '#domain/user'
import type { Services, WithLater } from '../account.services.ts'
import type { Caller } from '../../../core/caller.ts'
import { allowance } from '#domain/limits'
import { languageOfNewAccount } from '../../../core/language.ts'
import { fingerprint, newSecret } from '../../../core/secrets.ts'
import type { Attempt, Identity, IdentityProvider } from '../../../providers/identity/identity-provider.ts'
import { type NewSignIn, endSessionOf } from '../session/session.usecases.ts'
import type { Payloads } from '../secret/secret.repository.ts'
import { taken, IdentityRefused, nothingPending } from '../account.errors.ts'
import { signInWithIdentity } from './identity-sign-in.usecases.ts'

/** How long a person may take at the provider, and then for completing their profile. */
export const attemptLifetime = 10 * 60_000

/** Everything about an attempt is derived from one secret, and only the browser holds that secret. */
async function attemptOf(secret: string): Promise<Attempt> {
  const part = (name: string) => fingerprint(`${name}:${secret}`)
  return { state: await part('state'), verifier: await part('verifier'), nonce: await part('nonce') }
}

export async function beginProviderSignIn(
  { secrets, counters, config, now }: Services,
  {
    provider,
    timezone,
    token,
    caller,
    links,
  }: {
    provider: IdentityProvider
    timezone?: string | undefined
    token: string | undefined
    caller: Caller
    links?: boolean
  },
): Promise<{ url: URL; secret: string }> {
  const secret = newSecret()
  const attempt = await attemptOf(secret)
  await counters.take(
    [allowance(config.limits, 'otherSignInPerAddress', `identity:${caller.address}`)],
    now(),
    secrets.issue({
      purpose: 'provider_sign_in',
      hash: attempt.state,
      payload: {
        provider: provider.name,
        timezone: timezone && isTimeZone(timezone) ? timezone : defaultTimeZone,
        language: languageOfNewAccount(),
        sessionBefore: token && (await fingerprint(token)),
        links,
      },
      expiresAt: now() + attemptLifetime,
    }),
  )
  return { url: provider.start(attempt), secret }
}

export type ProviderReturn = { state?: string; code?: string; error?: string; givenName: string | null }
export type Outcome = NewSignIn | { pendingToken: string }

/** What Google and Apple send when the person cancels there. */
const cancelled = ['access_denied', 'user_cancelled_authorize']

/** The attempt of this browser that the provider answers. */
export async function requireAttempt(secret: string | undefined, { state }: ProviderReturn): Promise<Attempt> {
  if (!secret || !state) throw new IdentityRefused('no attempt of this browser')
  const attempt = await attemptOf(secret)
  if (attempt.state !== state) throw new IdentityRefused('an attempt of another browser')
  return attempt
}

/** What the attempt was begun for, once. */
export async function takeAttempt(
  { secrets, now }: Services,
  { provider, attempt }: { provider: IdentityProvider; attempt: Attempt },
) {
  const begun = await secrets.take('provider_sign_in', { hash: attempt.state, now: now() })
  if (begun?.provider !== provider.name) throw new IdentityRefused('an attempt used or expired')
  return begun
}

/** Whom the provider has identified; undefined where the person cancelled. */
export async function identityFrom(
  provider: IdentityProvider,
  attempt: Attempt,
  { code, error, givenName }: ProviderReturn,
): Promise<Identity | undefined> {
  if (cancelled.includes(error ?? '')) return undefined
  if (!code) throw new IdentityRefused('no code')
  return provider.finish({ code, attempt, givenName }).catch((fault: Error) => {
    throw new IdentityRefused(`${fault.name}: ${fault.message}`)
  })
}

/** The person is signed in, or the form asks for what is missing. */
export async function finishProviderSignIn(
  services: WithLater,
  {
    identity,
    begun: { timezone, language, sessionBefore },
    caller,
  }: { identity: Identity; begun: Payloads['provider_sign_in']; caller: Caller },
): Promise<Outcome> {
  const signedIn = await signInWithIdentity(services, { identity, profile: { timezone, language }, caller })
  if (signedIn && sessionBefore) await endSessionOf(services, { tokenHash: sessionBefore })
  return signedIn ?? { pendingToken: await storePending(services, { identity, timezone }) }
}

async function storePending(
  { secrets, now }: Services,
  { identity, timezone }: { identity: Identity; timezone: string },
): Promise<string> {
  const token = newSecret()
  await secrets.issue({
    purpose: 'pending_identity',
    hash: await fingerprint(token),
    payload: { ...identity, timezone },
    expiresAt: now() + attemptLifetime,
  })
  return token
}

/** What the form shows; null where no identity is pending. */
export async function readPending(
  { secrets, now }: Services,
  { token }: { token: string | undefined },
): Promise<PendingProfile | null> {
  const pending = token && (await secrets.find('pending_identity', await fingerprint(token), now()))
  return pending ? { provider: pending.provider, name: pending.name ?? '', email: pending.email ?? '' } : null
}

export async function completeProfile(
  services: WithLater,
  { token, profile, caller }: { token: string | undefined; profile: CompleteProfile; caller: Caller },
): Promise<NewSignIn> {
  const { secrets, counters, config, now } = services
  await counters.takeOnly(allowance(config.limits, 'signUpPerAddress', `signup:${caller.address}`), now())
  await counters.takeOnly(allowance(config.limits, 'signUpPerNetwork', `signup:${caller.network}`), now())
  const hash = token && (await fingerprint(token))
  const pending = hash && (await secrets.find('pending_identity', hash, now()))
  if (!pending) throw nothingPending()

  const { provider, subject, picture } = pending
  const { name, email, timezone = pending.timezone, preferredTime } = profile
  // The provider has verified the address that the provider named, not one that was typed here.
  const emailVerified = pending.emailVerified && email === pending.email
  const identity: Identity = { provider, subject, picture, name, email, emailVerified }
  const signedIn = await signInWithIdentity(services, {
    identity,
    profile: { timezone, preferredTime, language: languageOfNewAccount() },
    caller,
  })
  if (!signedIn) throw taken(['email'])
  // The account is open. What stays expires, and opens no other.
  await secrets.take('pending_identity', { hash, now: now() }).catch(() => {})
  return signedIn
}
