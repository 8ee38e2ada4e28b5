import { newId } from '#domain/id'
import { providerNames } from '#domain/identity'
import type { WithLater } from '../account.services.ts'
import type { Identity } from '../../../providers/identity/identity-provider.ts'
import type { Caller } from '../../../core/caller.ts'
import { queueNotice } from '../notice.ts'
import { type NewSignIn, openSession, prepareSession } from '../session/session.usecases.ts'
import { subjectOf } from '../user/user.json.ts'
import type { UserRow } from '../user/user.repository.ts'
import { IdentityRefused } from '../account.errors.ts'

type Profile = { timezone: string; language?: string | undefined; preferredTime?: string | undefined }

/** Another request may change the same account at the same moment; then the rows are read again. */
const rounds = 4

/**
 * Signs in the person whom a provider has identified. Null when the provider's data is not enough for
 * an account: no name, no address, or an address that another account has.
 */
export async function signInWithIdentity(
  services: WithLater,
  { identity, profile, caller }: { identity: Identity; profile: Profile; caller: Caller },
): Promise<NewSignIn | null> {
  const open = async (user: UserRow): Promise<NewSignIn> => {
    const session = await openSession(services, { user, device: caller.device, proof: identity })
    if (!session) throw new IdentityRefused('an account that was closed or unlinked meanwhile')
    return { user, session }
  }

  for (let round = 0; round < rounds; round += 1) {
    const { known, ofAddress } = await services.users.findByIdentity(identity)
    refuseInactive(known ?? ofAddress)
    if (known) return open(await markProvenAddress(services, { user: known, identity }))
    if (ofAddress) {
      if (!identity.emailVerified) return null
      const user = ofAddress.emailVerifiedAt
        ? await linkToOwner(services, { owner: ofAddress, identity })
        : await transferAccount(services, { account: ofAddress, identity })
      if (user) return open(user)
      continue
    }
    const { name, email } = identity
    if (name === null || email === null) return null
    const opened = await openAccount(services, { identity: { ...identity, name }, profile, caller })
    if (opened) return opened
  }
  throw new IdentityRefused('the account kept changing')
}

function refuseInactive(user: UserRow | undefined): void {
  if (user && !user.isActive) throw new IdentityRefused('an inactive account')
}

async function markProvenAddress(
  { users, now }: WithLater,
  { user, identity }: { user: UserRow; identity: Identity },
): Promise<UserRow> {
  const proven = identity.emailVerified && identity.email === user.email && user.emailVerifiedAt === null
  return proven ? users.markEmailVerified(user.id, now()) : user
}

async function linkToOwner(
  services: WithLater,
  { owner, identity }: { owner: UserRow; identity: Identity },
): Promise<UserRow | undefined> {
  // An address can be given to another person later; the identity that was linked first remains.
  if (subjectOf(owner, identity.provider) !== null)
    throw new IdentityRefused('an account that another identity of this provider opens')
  const user = await services.users.linkIdentity(owner.id, identity)
  if (user) tell(services, { user, identity, about: 'method-added' })
  return user
}

/**
 * The person who opened this account never proved the address; the person who signs in has proven it.
 * docs/decisions/0012-identities.md says why the account is transferred.
 */
async function transferAccount(
  services: WithLater,
  { account, identity }: { account: UserRow; identity: Identity },
): Promise<UserRow | undefined> {
  const { accounts, sessions, now } = services
  const changes = {
    name: identity.name ?? account.name,
    profileImageUrl: identity.picture,
    emailVerifiedAt: now(),
    promptByPush: false,
  }
  const changed = await accounts.transfer(account.id, identity, changes, now())
  if (!changed) return undefined
  await Promise.all(changed.endedTokenHashes.map((ended) => sessions.forget(ended)))
  tell(services, { user: changed.user, identity, about: 'account-transferred' })
  return changed.user
}

async function openAccount(
  services: WithLater,
  { identity, profile, caller }: { identity: Identity & { name: string }; profile: Profile; caller: Caller },
): Promise<NewSignIn | undefined> {
  const { accounts, sessions, now } = services
  const createdAt = now()
  const id = newId(createdAt)
  const session = await prepareSession(services, { userId: id, device: caller.device })
  const { name, email, emailVerified, picture } = identity
  const user = await accounts.openWithIdentity(
    {
      id,
      name,
      email,
      emailVerifiedAt: emailVerified ? createdAt : null,
      profileImageUrl: picture,
      ...profile,
      createdAt,
    },
    identity,
    session.row,
  )
  if (!user) return undefined
  await sessions.remember(session.row, user, createdAt)
  return { user, session }
}

function tell(
  services: WithLater,
  { user, identity, about }: { user: UserRow; identity: Identity; about: 'method-added' | 'account-transferred' },
): void {
  queueNotice(services, { user, notice: { about, method: providerNames[identity.provider] } })
}
