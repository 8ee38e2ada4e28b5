import { newId } from '#domain/id'
import { keptPhone } from '#domain/phone'
import { tooLongForPassword, usernameKey, type Login, type Registration } from '#domain/user'
import type { Services } from '../account.services.ts'
import type { Caller } from '../../../core/caller.ts'
import { allowance } from '#domain/limits'
import { fingerprint } from '../../../core/secrets.ts'
import { type NewSignIn, openSession, prepareSession } from '../session/session.usecases.ts'
import { taken, wrongCredentials } from '../account.errors.ts'
import { numberOf } from '../user/user.json.ts'
import type { TakenField, UserRow } from '../user/user.repository.ts'

export async function signIn(
  services: Services,
  { login, caller }: { login: Login; caller: Caller },
): Promise<NewSignIn> {
  const { users, passwords, signInTries, counters, config, now } = services
  signInTries.requireRoom(caller.network)
  const key = usernameKey(login.username)
  // No name stays readable in a counter.
  const who = await fingerprint(key)
  const { limits } = config
  const account = allowance(limits, 'signInPerAccount', `signin:${caller.address}:${who}`)
  const address = allowance(limits, 'signInPerAddress', `signin:${caller.address}`)
  const network = allowance(limits, 'signInPerNetwork', `signin:${caller.network}`)
  const inAll = allowance(limits, 'signInInAll', 'signin:all')
  const failures = [account, address, network, inAll]
  // Never given back: a right password costs a hash too.
  const hashes = [
    allowance(limits, 'signInsPerAccount', `signins:${caller.address}:${who}`),
    allowance(limits, 'signInsPerAddress', `signins:${caller.address}`),
  ]
  const { found, countOf, requireRoom } = await counters.count<[UserRow[]]>(
    [...failures, ...hashes],
    now(),
    users.byNameOrEmail(key),
  )
  // Nobody is refused because of the failures of all: each network has less room then, and one without failures still has some.
  const share = countOf(inAll) > inAll.max ? 0.1 : 1
  const ofNetwork = [address, network].map((allowance) => ({ ...allowance, max: Math.ceil(allowance.max * share) }))
  requireRoom([account, ...ofNetwork, ...hashes])
  const [[user]] = found

  // Longer than any password can be: wrong without the cost of a hash, which would be an attack of its own.
  if (tooLongForPassword(login.password)) throw wrongCredentials()
  const { matches, outdated } = await passwords.verify(login.password, user?.password ?? null, countOf(network))
  if (!user?.password || !matches || !user.isActive) throw wrongCredentials()

  signInTries.giveBack(caller.network)
  const from = user.password
  const [session] = await Promise.all([
    openSession(services, { user, device: caller.device, proof: { password: from } }),
    // A counter that cannot be reached must not keep a person out.
    counters.giveBack(failures.map((allowance) => allowance.key)).catch(() => {}),
  ])
  if (!session) throw wrongCredentials()
  if (outdated) await users.strengthenPassword(user.id, { from, to: await passwords.hash(login.password, 0) })
  return { user, session }
}

export async function register(
  services: Services,
  { registration, caller }: { registration: Registration; caller: Caller },
): Promise<NewSignIn> {
  const { users, accounts, sessions, passwords, signInTries, counters, config, now } = services
  signInTries.requireRoom(caller.network)
  const { password, ...person } = registration
  const keys = { usernameKey: usernameKey(person.username), email: person.email, phone: keptPhone(person.phone) }
  const signUps = allowance(config.limits, 'signUpPerAddress', `signup:${caller.address}`)
  const ofNetwork = allowance(config.limits, 'signUpPerNetwork', `signup:${caller.network}`)
  const allowances = [signUps, ofNetwork]
  const { found, countOf, requireRoom } = await counters.count<[UserRow[]]>(allowances, now(), users.holders(keys))
  requireRoom(allowances)
  const [holders] = found
  const tries = countOf(signUps)
  const fields = takenFields(holders, keys)
  if (fields.length > 0) {
    const again = await isSameRegistrationAgain(services, { holders, keys, password, tries })
    if (!again) throw taken(fields)
    // The response to the first try was lost; the person should not notice.
    const proof = { password: again.password ?? '' }
    const session = await openSession(services, { user: again, device: caller.device, proof })
    if (!session) throw taken(fields)
    return { user: again, session }
  }

  const hash = await passwords.hash(password, tries)
  const createdAt = now()
  const id = newId(createdAt)
  const session = await prepareSession(services, { userId: id, device: caller.device })
  const row = { ...person, ...keys, id, password: hash, createdAt }
  let opened = await accounts.open(row, session.row)
  // The other account has not confirmed it. As in Settings, the number goes to the person who does.
  if (opened === 'phone') opened = await accounts.open({ ...row, phone: null, claimedPhone: row.phone }, session.row)
  if (typeof opened === 'string') throw taken([opened])
  signInTries.giveBack(caller.network)
  await sessions.remember(session.row, opened, now())
  return { user: opened, session }
}

type Keys = { usernameKey: string; email: string; phone: string }

async function isSameRegistrationAgain(
  { passwords, journalOf, config, now }: Services,
  { holders, keys, password, tries }: { holders: UserRow[]; keys: Keys; password: string; tries: number },
): Promise<UserRow | undefined> {
  const [holder, ...others] = holders.filter(
    ({ usernameKey, email }) => usernameKey === keys.usernameKey || email === keys.email,
  )
  if (!holder?.isActive || others.length > 0) return undefined
  if (holder.usernameKey !== keys.usernameKey || holder.email !== keys.email || numberOf(holder) !== keys.phone)
    return undefined
  await journalOf(holder).counters.takeOnly(allowance(config.limits, 'signUpAgainPerAccount', 'signup-again'), now())
  return (await passwords.verify(password, holder.password, tries)).matches ? holder : undefined
}

/** A number is taken only by the person who has confirmed it. */
function takenFields(holders: UserRow[], { usernameKey, email, phone }: Keys): TakenField[] {
  const isHeld: Record<TakenField, (holder: UserRow) => boolean> = {
    username: (holder) => holder.usernameKey === usernameKey,
    email: (holder) => holder.email === email,
    phone: (holder) => holder.phone === phone && holder.phoneVerifiedAt !== null,
  }
  return (Object.keys(isHeld) as TakenField[]).filter((field) => holders.some(isHeld[field]))
}
