import type { PendingProfile } from '#domain/identity'
import { defaultTimeZone, isTimeZone } from '#domain/local-date'
import type { CompleteProfile } from '#domain/user'
import type { Config } from '../../../core/config.ts'
import type { RateCounters } from '../../../core/rate-counters.ts'
import { fingerprint, newSecret } from '../../../core/secrets.ts'
import type { Attempt, Identity, IdentityProvider } from '../../../providers/identity/identity-provider.ts'
import type { SignedIn } from '../sign-in/sign-in.usecases.ts'
import type { SessionRepository } from '../session/session.repository.ts'
import { taken } from '../user/user.errors.ts'
import { admitIdentity, type Where } from './admit-identity.ts'
import { IdentityRefused, nothingPending } from './identity.errors.ts'
import type { IdentityRepository } from './identity.repository.ts'

/** How long a person may take at the provider, and then for completing their profile. */
export const attemptLifetime = 10 * 60_000

type Parts = { identities: IdentityRepository; sessions: SessionRepository; counters: RateCounters; config: Config }

/** Everything about an attempt comes from one secret, of which the browser has the only copy. */
async function attemptOf(secret: string): Promise<Attempt> {
  const part = (name: string) => fingerprint(`${name}:${secret}`)
  return { state: await part('state'), verifier: await part('verifier'), nonce: await part('nonce') }
}

export async function beginProviderSignIn({
  provider,
  timezone,
  where,
  parts,
}: {
  provider: IdentityProvider
  timezone: string | undefined
  where: Where
  parts: Parts
}): Promise<{ url: URL; secret: string }> {
  const { identities, counters, config } = parts
  const secret = newSecret()
  const attempt = await attemptOf(secret)
  await counters.take(
    [{ key: `identity:${where.address}`, max: config.limits.otherSignInPerAddress, windowSeconds: 10 * 60 }],
    where.now,
    identities.begin({
      state: attempt.state,
      provider: provider.name,
      timezone: timezone && isTimeZone(timezone) ? timezone : defaultTimeZone,
      expiresAt: where.now + attemptLifetime,
    }),
  )
  return { url: provider.start(attempt), secret }
}

export type Returned = { state: string | undefined; code: string | undefined; givenName: string | null }
export type Outcome = SignedIn | { pendingToken: string }

/** Somebody is back from a provider: in they go, or to the form that asks for what is missing. */
export async function finishProviderSignIn({
  provider,
  secret,
  returned,
  where,
  parts,
}: {
  provider: IdentityProvider
  secret: string | undefined
  returned: Returned
  where: Where
  parts: Parts
}): Promise<Outcome> {
  const { identities } = parts
  if (!secret || !returned.state) throw new IdentityRefused('no attempt of this browser')
  const attempt = await attemptOf(secret)
  if (attempt.state !== returned.state) throw new IdentityRefused('an attempt of another browser')
  const begun = await identities.useUp(attempt.state, provider.name, where.now)
  if (!begun) throw new IdentityRefused('an attempt used or expired')
  if (!returned.code) throw new IdentityRefused('no code')

  const identity = await provider
    .finish({ code: returned.code, attempt, givenName: returned.givenName })
    .catch((fault: Error) => {
      throw new IdentityRefused(`${fault.name}: ${fault.message}`)
    })
  const { timezone } = begun
  const admitted = await admitIdentity({ identity, profile: { timezone }, where, parts })
  return admitted ?? { pendingToken: await keepPending({ identity, timezone, now: where.now, identities }) }
}

async function keepPending({
  identity,
  timezone,
  now,
  identities,
}: {
  identity: Identity
  timezone: string
  now: number
  identities: IdentityRepository
}): Promise<string> {
  const token = newSecret()
  await identities.keepPending({
    ...identity,
    timezone,
    tokenHash: await fingerprint(token),
    expiresAt: now + attemptLifetime,
  })
  return token
}

/** What the form shows; null where nobody is waiting. */
export async function readPending({
  token,
  identities,
  now,
}: {
  token: string | undefined
  identities: IdentityRepository
  now: number
}): Promise<PendingProfile | null> {
  const pending = token && (await identities.findPending(await fingerprint(token), now))
  return pending ? { provider: pending.provider, name: pending.name ?? '', email: pending.email ?? '' } : null
}

export async function completeProfile({
  token,
  profile,
  where,
  parts,
}: {
  token: string | undefined
  profile: CompleteProfile
  where: Where
  parts: Parts
}): Promise<SignedIn> {
  const { identities, counters, config } = parts
  await counters.takeOnly(
    { key: `signup:${where.address}`, max: config.limits.signUpPerAddress, windowSeconds: 60 * 60 },
    where.now,
  )
  const pending = token && (await identities.findPending(await fingerprint(token), where.now))
  if (!pending) throw nothingPending()

  const { provider, subject, picture } = pending
  const { name, email, timezone = pending.timezone, preferredTime } = profile
  // The provider's word is for the address that the provider named, not for one typed here.
  const emailVerified = pending.emailVerified && email === pending.email
  const identity: Identity = { provider, subject, picture, name, email, emailVerified }
  const admitted = await admitIdentity({ identity, profile: { timezone, preferredTime }, where, parts })
  if (!admitted) throw taken(['email'])
  await identities.forgetPending(pending.tokenHash)
  return admitted
}
