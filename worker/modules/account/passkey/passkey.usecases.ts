import { deviceName } from '#domain/device'
import { newId } from '#domain/id'
import { passkeyLimits, type NewPasskey, type Passkey, type PasskeySignIn } from '#domain/passkey'
import { notConfigured, notFound } from '../../../core/errors.ts'
import type { Config } from '../../../core/config.ts'
import type { RateCounters } from '../../../core/rate-counters.ts'
import { newSecret } from '../../../core/secrets.ts'
import type { Webauthn } from '../../../providers/passkey/webauthn.ts'
import type { SignedIn } from '../sign-in/sign-in.usecases.ts'
import type { SessionRepository } from '../session/session.repository.ts'
import { openSession } from '../session/session.usecases.ts'
import type { UserRow } from '../user/user.repository.ts'
import { alreadyThere, notAccepted, notAdded, tooManyPasskeys } from './passkey.errors.ts'
import type { PasskeyRepository, PasskeyRow } from './passkey.repository.ts'

export const challengeLifetime = 5 * 60_000

type Parts = { passkeys: PasskeyRepository; webauthn: Webauthn | undefined; counters: RateCounters; config: Config }
type Where = { address: string; device: string; now: number }

function need(webauthn: Webauthn | undefined): Webauthn {
  if (!webauthn) throw notConfigured('address')
  return webauthn
}

const allowance = (address: string, config: Config) => ({
  key: `passkey:${address}`,
  max: config.limits.otherSignInPerAddress,
  windowSeconds: 10 * 60,
})

export async function listPasskeys({
  userId,
  passkeys,
}: {
  userId: string
  passkeys: PasskeyRepository
}): Promise<Passkey[]> {
  return (await passkeys.list(userId)).map(shown)
}

export async function askForNewPasskey({ user, where, parts }: { user: UserRow; where: Where; parts: Parts }) {
  const { passkeys, counters, config } = parts
  const known = await passkeys.list(user.id)
  if (known.length >= passkeyLimits.perPerson) throw tooManyPasskeys()
  const challenge = newSecret()
  const ask = passkeys.ask({ challenge, userId: user.id, expiresAt: where.now + challengeLifetime })
  await counters.take([allowance(where.address, config)], where.now, ask)
  return need(parts.webauthn).optionsToAdd(
    { id: user.id, name: user.name, account: user.email ?? user.username ?? user.name },
    known,
    challenge,
  )
}

export async function addPasskey({
  user,
  added: { response, name },
  where,
  parts,
}: {
  user: UserRow
  added: NewPasskey
  where: Where
  parts: Parts
}): Promise<Passkey> {
  const { passkeys } = parts
  const webauthn = need(parts.webauthn)
  const challenge = webauthn.challengeIn(response.response.clientDataJSON)
  if (!challenge || !(await passkeys.useUp(challenge, user.id, where.now))) throw notAdded()
  const credential = await webauthn.verifyNew(response, challenge)
  if (!credential) throw notAdded()
  const passkey: PasskeyRow = {
    ...credential,
    id: newId(where.now),
    userId: user.id,
    name: name ?? deviceName(where.device),
    createdAt: where.now,
    lastUsedAt: null,
  }
  if (!(await passkeys.add(passkey))) throw alreadyThere()
  return shown(passkey)
}

export async function renamePasskey({
  userId,
  id,
  name,
  passkeys,
}: {
  userId: string
  id: string
  name: string
  passkeys: PasskeyRepository
}): Promise<Passkey> {
  const renamed = await passkeys.rename(userId, id, name)
  if (!renamed) throw notFound()
  return shown(renamed)
}

export async function removePasskey({
  userId,
  id,
  passkeys,
}: {
  userId: string
  id: string
  passkeys: PasskeyRepository
}): Promise<void> {
  if (!(await passkeys.remove(userId, id))) throw notFound()
}

/** Asks whoever is there: the device itself knows which of its passkeys are for this site. */
export async function askForPasskey({ where, parts }: { where: Where; parts: Parts }) {
  const { passkeys, counters, config } = parts
  const challenge = newSecret()
  const ask = passkeys.ask({ challenge, userId: null, expiresAt: where.now + challengeLifetime })
  await counters.take([allowance(where.address, config)], where.now, ask)
  return need(parts.webauthn).optionsToSignIn(challenge)
}

export async function signInWithPasskey({
  used: { response },
  where,
  parts,
  sessions,
}: {
  used: PasskeySignIn
  where: Where
  parts: Parts
  sessions: SessionRepository
}): Promise<SignedIn> {
  const { passkeys, counters, config } = parts
  const webauthn = need(parts.webauthn)
  const challenge = webauthn.challengeIn(response.response.clientDataJSON)
  await counters.takeOnly(allowance(where.address, config), where.now)
  if (!challenge) throw notAccepted()
  const [asked, holder] = await Promise.all([
    passkeys.useUp(challenge, null, where.now),
    passkeys.byCredential(response.id),
  ])
  if (!asked || !holder?.user.isActive) throw notAccepted()

  const { user, passkey } = holder
  const { userHandle } = response.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== user.id) throw notAccepted()
  const counter = await webauthn.verifyUse(response, challenge, passkey)
  if (counter === undefined) throw notAccepted()
  await passkeys.used(passkey.id, counter, where.now)
  return { user, session: await openSession({ userId: user.id, where, sessions }) }
}

function shown({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt, lastUsedAt }
}
