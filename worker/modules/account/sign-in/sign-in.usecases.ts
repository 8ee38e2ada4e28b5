import { newId } from '#domain/id'
import { keptPhone } from '#domain/phone'
import { tooLongForPassword, usernameKey, type Login, type Registration } from '#domain/user'
import type { Services } from '../account.services.ts'
import type { Caller } from '../../../core/caller.ts'
import { allowance } from '#domain/limits'
import type { AppError } from '../../../core/errors.ts'
import { languageOfNewAccount } from '../../../core/language.ts'
import type { Allowance } from '../../../core/rate-counters.ts'
import { fingerprint } from '../../../core/secrets.ts'
import { type NewSignIn, openSession, prepareSession } from '../session/session.usecases.ts'
import { taken, wrongCredentials } from '../account.errors.ts'
import { numberOf } from '../user/user.json.ts'
import type { TakenField, UserRow } from '../user/user.repository.ts'

type Try = { login: Login; caller: Caller; /** Of a browser that has signed in before. */ cookie?: string | undefined }

export async function signIn(services: Services, { login, caller, cookie }: Try): Promise<NewSignIn> {
  const { users, passwords, knownBrowsers, signInTries, counters, config, now } = services
  const { limits } = config
  const key = usernameKey(login.username)
  const browser = cookie && (await knownBrowsers.idOf(cookie, key))
  if (!browser) signInTries.requireRoom(caller)
  // No name stays readable in a counter.
  const who = browser ? `browser:${await fingerprint(browser)}` : `${caller.address}:${await fingerprint(key)}`
  const account = allowance(limits, 'signInPerAccount', `signin:${who}`)
  const address = allowance(limits, 'signInPerAddress', `signin:${caller.address}`)
  const network = allowance(limits, 'signInPerNetwork', `signin:${caller.network}`)
  const failures = browser ? [account] : [account, address, network]
  // A right password leaves this count as it is, since it costs a hash too. All browsers of an account share one count:
  // each sign-in makes another browser.
  const hashes = browser
    ? allowance(limits, 'signInsPerAccount', `signins:${await fingerprint(key)}`)
    : allowance(limits, 'signInsPerAddress', `signins:${caller.address}`)
  const counted = [...failures, hashes]
  const { found, countOf, requireRoom } = await counters.count<[UserRow[]]>(counted, now(), users.byNameOrEmail(key))
  const giveBack = (allowances: Allowance[]) =>
    // A counter that cannot be reached must not keep a person out.
    counters.giveBack(allowances.map((allowance) => allowance.key)).catch(() => {})
  const [[user]] = found

  const check = async () => {
    // Nobody is refused because of others in the network.
    requireRoom(counted.filter((allowance) => allowance !== network))
    // Longer than any password can be: wrong without the cost of a hash, which would be an attack of its own.
    if (tooLongForPassword(login.password)) throw wrongCredentials()
    return passwords.verify(login.password, user?.password ?? null, turn())
  }
  /** Beyond its share a network comes last, and the address in it with the fewest tries first. */
  const turn = () => {
    if (browser) return 0
    return countOf(network) > network.max ? network.max + countOf(address) : countOf(network)
  }
  const { matches, outdated } = await check().catch(async (refusal: AppError) => {
    // Nothing was hashed. What is beyond its own limit stays so.
    if (refusal.status === 429) await giveBack(counted.filter((one) => one === network || countOf(one) <= one.max))
    throw refusal
  })
  if (!user?.password || !matches || !user.isActive) throw wrongCredentials()

  if (!browser) signInTries.giveBack(caller)
  const from = user.password
  const [session] = await Promise.all([
    openSession(services, { user, device: caller.device, proof: { password: from } }),
    giveBack(failures),
  ])
  if (!session) throw wrongCredentials()
  if (outdated) await users.replacePassword(user.id, { from, to: await passwords.hash(login.password, 0) })
  return { user, session }
}

export async function register(
  services: Services,
  { registration, caller }: { registration: Registration; caller: Caller },
): Promise<NewSignIn> {
  const { users, accounts, sessions, passwords, signInTries, counters, config, now } = services
  signInTries.requireRoom(caller)
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
  const row = { ...person, ...keys, language: languageOfNewAccount(), id, password: hash, createdAt }
  let opened = await accounts.open(row, session.row)
  // The other account has not confirmed it. As in Settings, the number goes to the person who does.
  if (opened === 'phone') opened = await accounts.open({ ...row, phone: null, claimedPhone: row.phone }, session.row)
  if (typeof opened === 'string') throw taken([opened])
  signInTries.giveBack(caller)
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
