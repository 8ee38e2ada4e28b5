import { newId } from '#domain/id'
import { keptPhone, tooLongForPassword, usernameKey, type Login, type Registration } from '#domain/user'
import type { Config } from '../../../core/config.ts'
import type { PasswordHasher } from '../../../core/passwords.ts'
import type { Allowance, RateCounters } from '../../../core/rate-counters.ts'
import type { SessionRepository } from '../session/session.repository.ts'
import { prepareSession, type NewSession } from '../session/session.usecases.ts'
import { taken } from '../user/user.errors.ts'
import type { TakenField, UserRepository, UserRow } from '../user/user.repository.ts'
import type { AuthRepository } from './sign-in.repository.ts'
import { wrongCredentials } from './sign-in.errors.ts'

export type AuthParts = {
  users: UserRepository
  auth: AuthRepository
  sessions: SessionRepository
  passwords: PasswordHasher
  counters: RateCounters
  config: Config
}
type Where = { address: string; device: string; now: number }
export type SignedIn = { user: UserRow; session: NewSession }

export async function signIn({
  login,
  where,
  parts,
}: {
  login: Login
  where: Where
  parts: AuthParts
}): Promise<SignedIn> {
  const { users, auth, sessions, passwords, counters, config } = parts
  const key = usernameKey(login.username)
  const account: Allowance = {
    key: `signin:${where.address}:${key}`,
    max: config.limits.signInPerAccount,
    windowSeconds: 15 * 60,
  }
  const address: Allowance = {
    key: `signin:${where.address}`,
    max: config.limits.signInPerAddress,
    windowSeconds: 10 * 60,
  }
  const [user] = await counters.take([account, address], where.now, users.byNameOrEmail(key))

  // Longer than any password can be: wrong without the cost of a hash, which would be its own attack.
  if (tooLongForPassword(login.password)) throw wrongCredentials()
  const { matches, outdated } = await passwords.verify(login.password, user?.password ?? null)
  if (!user?.password || !matches || !user.isActive) throw wrongCredentials()

  const from = user.password
  const session = await prepareSession({ userId: user.id, device: where.device, now: where.now })
  const [opened] = await Promise.all([
    auth.openWhile(from, session.row),
    // Nobody is kept out because a counter could not be reached.
    counters.giveBack([account.key, address.key]).catch(() => {}),
    outdated && passwords.hash(login.password).then((to) => auth.strengthenPassword(user.id, { from, to })),
  ])
  if (!opened) throw wrongCredentials()
  await sessions.remember(session.row, where.now)
  return { user, session }
}

export async function register({
  registration,
  where,
  parts,
}: {
  registration: Registration
  where: Where
  parts: AuthParts
}): Promise<SignedIn> {
  const { users, auth, sessions, passwords, counters, config } = parts
  const { password, ...person } = registration
  const keys = { usernameKey: usernameKey(person.username), email: person.email, phone: keptPhone(person.phone) }
  const allowance = { key: `signup:${where.address}`, max: config.limits.signUpPerAddress, windowSeconds: 60 * 60 }
  const holders = await counters.take([allowance], where.now, users.holders(keys))
  if (holders.length > 0) {
    const again = await isSameRegistrationAgain({ holders, keys, password, passwords })
    if (!again) throw taken(takenFields(holders, keys))
    // The answer to the first try was lost on its way; the person should not notice.
    const session = await prepareSession({ userId: again.id, device: where.device, now: where.now })
    if (!again.password || !(await auth.openWhile(again.password, session.row))) throw taken(takenFields(holders, keys))
    await sessions.remember(session.row, where.now)
    return { user: again, session }
  }

  const hash = await passwords.hash(password)
  const id = newId(where.now)
  const session = await prepareSession({ userId: id, device: where.device, now: where.now })
  const opened = await auth.open({ ...person, ...keys, id, password: hash, createdAt: where.now }, session.row)
  if (typeof opened === 'string') throw taken([opened])
  await sessions.remember(session.row, where.now)
  return { user: opened, session }
}

type Keys = { usernameKey: string; email: string; phone: string }

async function isSameRegistrationAgain({
  holders,
  keys,
  password,
  passwords,
}: {
  holders: UserRow[]
  keys: Keys
  password: string
  passwords: PasswordHasher
}): Promise<UserRow | undefined> {
  const [holder, ...others] = holders
  if (!holder?.isActive || others.length > 0) return undefined
  if (takenFields([holder], keys).length < 3) return undefined
  return (await passwords.verify(password, holder.password)).matches ? holder : undefined
}

function takenFields(holders: UserRow[], keys: Keys): TakenField[] {
  const fields: TakenField[] = []
  if (holders.some((holder) => holder.usernameKey === keys.usernameKey)) fields.push('username')
  if (holders.some((holder) => holder.email === keys.email)) fields.push('email')
  if (holders.some((holder) => holder.phone === keys.phone)) fields.push('phone')
  return fields
}
