import { newId } from '#domain/id'
import { providerNames, type IdentityProviderName, type LinkOutcome } from '#domain/identity'
import type { Services, WithLater } from '../account.services.ts'
import type { Caller } from '../../../core/caller.ts'
import { notConfigured, notFound } from '../../../core/errors.ts'
import type { Identity } from '../../../providers/identity/identity-provider.ts'
import { IdentityRefused, lastMethod } from '../account.errors.ts'
import { queueNotice } from '../notice.ts'
import { requireProof, requireRecentSignIn, type Person } from '../session/session.usecases.ts'
import { subjectOf } from '../user/user.json.ts'
import type { UserRow } from '../user/user.repository.ts'
import { beginProviderSignIn } from './identity.usecases.ts'

/** As with a passkey: a stolen session must not add a way in later. */
export async function beginLink(
  services: Services,
  {
    person,
    name,
    token,
    caller,
  }: { person: Person; name: IdentityProviderName; token: string | undefined; caller: Caller },
): Promise<{ url: URL; secret: string }> {
  requireRecentSignIn(services, person, name)
  const provider = services.identityProviders[name]
  if (!provider) throw notConfigured(name)
  return beginProviderSignIn(services, { provider, token, caller, links: true })
}

/** Adds an identity to the account of the session that began, if it is still active. */
export async function linkIdentity(
  services: WithLater,
  { identity, tokenHash }: { identity: Identity; tokenHash: string | undefined },
): Promise<LinkOutcome> {
  const { users, sessions, now } = services
  const person = tokenHash && (await sessions.findPerson(tokenHash, now()))
  if (!person) throw new IdentityRefused('a session that has ended')
  const { user } = person
  if (subjectOf(user, identity.provider) === identity.subject) return 'linked'
  if (!(await users.linkIdentity(user.id, identity, 'any'))) return 'taken'
  queueNotice(services, { user, notice: { about: 'method-added', method: providerNames[identity.provider] } })
  return 'linked'
}

/** Not the last way into the account. */
export async function unlinkIdentity(
  services: Services,
  { person, name, password }: { person: Person; name: IdentityProviderName; password?: string | undefined },
): Promise<UserRow> {
  const { user } = person
  const { now } = services
  if (subjectOf(user, name) === null) throw notFound()
  await requireProof(services, { person, password })
  const notice = {
    id: newId(now()),
    userId: user.id,
    notice: { about: 'method-removed', method: providerNames[name] },
  } as const
  const unlinked = await services.accounts.unlink(name, notice, now())
  if (!unlinked) throw lastMethod()
  return unlinked
}
