import { deviceName } from '#domain/device'
import { newId } from '#domain/id'
import { passkeyLimits, type NewPasskey, type Passkey, type PasskeySignIn } from '#domain/passkey'
import type { Services } from '../account.services.ts'
import type { Caller } from '../../../core/caller.ts'
import { notConfigured, notFound, notSignedIn } from '../../../core/errors.ts'
import { allowance } from '#domain/limits'
import { newSecret } from '../../../core/secrets.ts'
import type { Webauthn } from '../../../providers/passkey/webauthn.ts'
import type { KeptNotice } from '../kept-notice.repository.ts'
import { type NewSignIn, openSession, requireRecentSignIn, type Person } from '../session/session.usecases.ts'
import type { UserRow } from '../user/user.repository.ts'
import { alreadyThere, lastMethod, notAccepted, notAdded, tooManyPasskeys } from '../account.errors.ts'
import type { PasskeyRow } from './passkey.repository.ts'

const challengeLifetime = 5 * 60_000

function requireWebauthn({ webauthn }: Services): Webauthn {
  if (!webauthn) throw notConfigured('address')
  return webauthn
}

const allowanceOf = ({ address }: Caller, { config }: Services) =>
  allowance(config.limits, 'otherSignInPerAddress', `passkey:${address}`)

export async function listPasskeys({ passkeys }: Services, { userId }: { userId: string }): Promise<Passkey[]> {
  return (await passkeys.list(userId)).map(passkeyJson)
}

export async function optionsForNewPasskey(services: Services, { person, caller }: { person: Person; caller: Caller }) {
  const { passkeys, secrets, counters, now } = services
  requireRecentSignIn(services, person, 'passkey')
  const { user } = person
  const known = await passkeys.list(user.id)
  if (known.length >= passkeyLimits.perPerson) throw tooManyPasskeys()
  const challenge = newSecret()
  const issued = secrets.issueTo(user.id, {
    purpose: 'passkey_challenge',
    hash: challenge,
    expiresAt: now() + challengeLifetime,
  })
  await counters.take([allowanceOf(caller, services)], now(), issued)
  return requireWebauthn(services).optionsToAdd(
    { id: user.id, name: user.name, account: user.email ?? user.username ?? user.name },
    known,
    challenge,
  )
}

export async function addPasskey(
  services: Services,
  { user, added: { response, name }, caller }: { user: UserRow; added: NewPasskey; caller: Caller },
): Promise<Passkey> {
  const { passkeys, secrets, now } = services
  const webauthn = requireWebauthn(services)
  const challenge = webauthn.challengeIn(response.response.clientDataJSON)
  const issued =
    challenge && (await secrets.take('passkey_challenge', { hash: challenge, userId: user.id, now: now() }))
  if (!challenge || issued === undefined) throw notAdded()
  const credential = await webauthn.verifyNew(response, challenge)
  if (!credential) throw notAdded()
  const passkey: PasskeyRow = {
    ...credential,
    id: newId(now()),
    userId: user.id,
    name: name ?? deviceName(caller.device),
    createdAt: now(),
    lastUsedAt: null,
  }
  const notice = noticeOf(services, { userId: user.id, about: 'method-added' })
  const outcome = await passkeys.add(passkey, notice, now())
  if (outcome === 'taken') throw alreadyThere()
  if (outcome === 'full') throw tooManyPasskeys()
  if (outcome === 'closed') throw notSignedIn()
  return passkeyJson(passkey)
}

export async function renamePasskey(
  { passkeys }: Services,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<Passkey> {
  const renamed = await passkeys.rename(userId, id, name)
  if (!renamed) throw notFound()
  return passkeyJson(renamed)
}

export async function removePasskey(services: Services, { userId, id }: { userId: string; id: string }): Promise<void> {
  const notice = noticeOf(services, { userId, about: 'method-removed' })
  const outcome = await services.passkeys.remove(id, notice, services.now())
  if (outcome === 'absent') throw notFound()
  if (outcome === 'last') throw lastMethod()
}

function noticeOf(
  { now }: Services,
  { userId, about }: { userId: string; about: 'method-added' | 'method-removed' },
): KeptNotice {
  return { id: newId(now()), userId, notice: { about, method: 'A passkey' } }
}

/** The options name no person: the device finds its passkeys for this site. */
export async function optionsForSignIn(services: Services, { caller }: { caller: Caller }) {
  const { secrets, counters, now } = services
  const challenge = newSecret()
  const issued = secrets.issue({
    purpose: 'passkey_challenge',
    hash: challenge,
    expiresAt: now() + challengeLifetime,
  })
  await counters.take([allowanceOf(caller, services)], now(), issued)
  return requireWebauthn(services).optionsToSignIn(challenge)
}

export async function signInWithPasskey(
  services: Services,
  { response, caller }: Pick<PasskeySignIn, 'response'> & { caller: Caller },
): Promise<NewSignIn> {
  const { passkeys, secrets, counters, now } = services
  const webauthn = requireWebauthn(services)
  const challenge = webauthn.challengeIn(response.response.clientDataJSON)
  await counters.takeOnly(allowanceOf(caller, services), now())
  if (!challenge) throw notAccepted()
  const [issued, holder] = await Promise.all([
    secrets.take('passkey_challenge', { hash: challenge, now: now() }),
    passkeys.byCredential(response.id),
  ])
  if (issued === undefined || !holder?.user.isActive) throw notAccepted()

  const { user, passkey } = holder
  const { userHandle } = response.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== user.id) throw notAccepted()
  const counter = await webauthn.verifyUse(response, challenge, passkey)
  if (counter === undefined) throw notAccepted()
  await passkeys.used(passkey.id, counter, now())
  const session = await openSession(services, {
    user,
    device: caller.device,
    proof: { passkeyId: passkey.id },
  })
  if (!session) throw notAccepted()
  return { user, session }
}

function passkeyJson({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt, lastUsedAt }
}
