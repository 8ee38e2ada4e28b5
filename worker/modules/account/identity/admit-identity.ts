import { newId } from '#domain/id'
import type { Identity } from '../../../providers/identity/identity-provider.ts'
import type { SignedIn } from '../sign-in/sign-in.usecases.ts'
import type { SessionRepository } from '../session/session.repository.ts'
import { openSession, prepareSession } from '../session/session.usecases.ts'
import type { UserRow } from '../user/user.repository.ts'
import { IdentityRefused } from './identity.errors.ts'
import { subjectOf, type IdentityRepository } from './identity.repository.ts'

export type Where = { address: string; device: string; now: number }
type Profile = { timezone: string; preferredTime?: string | undefined }
type Parts = { identities: IdentityRepository; sessions: SessionRepository }

/** Others may act on the same account in the same moment; then the facts are read again. */
const rounds = 4

/**
 * Lets in a person whom a provider vouches for. Null when an account cannot be opened with what is
 * known of them: no name, no address, or an address that is somebody's already.
 */
export async function admitIdentity({
  identity,
  profile,
  where,
  parts,
}: {
  identity: Identity
  profile: Profile
  where: Where
  parts: Parts
}): Promise<SignedIn | null> {
  const { identities, sessions } = parts
  const letIn = async (user: UserRow) => ({ user, session: await openSession({ userId: user.id, where, sessions }) })

  for (let round = 0; round < rounds; round += 1) {
    const { known, ofAddress } = await identities.holders(identity)
    refuseInactive(known ?? ofAddress)
    if (known) return letIn(await noteProvenAddress({ user: known, identity, now: where.now, identities }))
    if (ofAddress) {
      if (!identity.emailVerified) return null
      const user = ofAddress.emailVerifiedAt
        ? await linkToOwner({ owner: ofAddress, identity, identities })
        : await handOver({ account: ofAddress, identity, now: where.now, parts })
      if (user) return letIn(user)
      continue
    }
    const { name, email } = identity
    if (name === null || email === null) return null
    const opened = await openAccount({ identity: { ...identity, name }, profile, where, parts })
    if (opened) return opened
  }
  throw new IdentityRefused('the account kept changing')
}

function refuseInactive(user: UserRow | undefined): void {
  if (user && !user.isActive) throw new IdentityRefused('an inactive account')
}

async function noteProvenAddress({
  user,
  identity,
  now,
  identities,
}: {
  user: UserRow
  identity: Identity
  now: number
  identities: IdentityRepository
}): Promise<UserRow> {
  const proven = identity.emailVerified && identity.email === user.email && user.emailVerifiedAt === null
  return proven ? identities.addressProven(user.id, now) : user
}

async function linkToOwner({
  owner,
  identity,
  identities,
}: {
  owner: UserRow
  identity: Identity
  identities: IdentityRepository
}): Promise<UserRow | undefined> {
  // An address can be given to another person later; the provider's first word on who this is stands.
  const linked = identity.provider === 'google' ? owner.googleId : owner.appleId
  if (linked !== null) throw new IdentityRefused('an account that another identity of this provider opens')
  return identities.link(owner.id, identity)
}

/**
 * Whoever opened this account never proved that the address is theirs; the person at the door has.
 * docs/decisions/0012-identities.md says why the account changes hands.
 */
async function handOver({
  account,
  identity,
  now,
  parts: { identities, sessions },
}: {
  account: UserRow
  identity: Identity
  now: number
  parts: Parts
}): Promise<UserRow | undefined> {
  const changes = {
    name: identity.name ?? account.name,
    profileImageUrl: identity.picture,
    emailVerifiedAt: now,
    password: null,
    resetToken: null,
    resetTokenExpiry: null,
    verificationCode: null,
    phone: null,
    phoneVerifiedAt: null,
    promptBySms: false,
  }
  const changed = await identities.handOver(account.id, identity, changes, now)
  if (!changed) return undefined
  await Promise.all(changed.endedTokenHashes.map((ended) => sessions.forget(ended)))
  return changed.user
}

async function openAccount({
  identity,
  profile,
  where,
  parts: { identities, sessions },
}: {
  identity: Identity & { name: string }
  profile: Profile
  where: Where
  parts: Parts
}): Promise<SignedIn | undefined> {
  const id = newId(where.now)
  const session = await prepareSession({ userId: id, device: where.device, now: where.now })
  const { provider, subject, name, email, emailVerified, picture } = identity
  const user = await identities.open(
    {
      id,
      name,
      email,
      emailVerifiedAt: emailVerified ? where.now : null,
      profileImageUrl: picture,
      ...subjectOf(provider, subject),
      ...profile,
      createdAt: where.now,
    },
    session.row,
  )
  if (!user) return undefined
  await sessions.remember(session.row, where.now)
  return { user, session }
}
