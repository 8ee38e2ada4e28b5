import { newId } from '#domain/id'
import { tooLongForPassword, type PasswordChange } from '#domain/user'
import type { Services, WithLater } from '../account.services.ts'
import type { Caller } from '../../../core/caller.ts'
import { requireOrigin } from '../../../core/config.ts'
import { allowance } from '#domain/limits'
import { writtenFor } from '../../../core/language.ts'
import { fingerprint, newSecret } from '../../../core/secrets.ts'
import { writeMail } from '../../../providers/mail/mail-content.ts'
import { sendOnce } from '../../../providers/mail/mailer.ts'
import { hasRoomInAll } from '../../failed-job/ceilings.ts'
import { noPassword, spentToken, wrongPassword } from '../account.errors.ts'
import type { Person } from '../session/session.usecases.ts'
import { noticeAddressOf } from '../user/user.json.ts'
import { resetPasswordMail } from '../account.mails.ts'

/** Whether a mail that somebody asks for may go to an address that may be a stranger's. */
export async function hasRoomForUnproven(
  services: Services,
  { email, kind, network }: { email: string; kind: 'code' | 'reset'; network: string },
): Promise<boolean> {
  const { counters, config, now } = services
  const allowances = [
    allowance(config.limits, 'unprovenMailsPerAddress', `unproven-${kind}:${network}:${await fingerprint(email)}`),
    allowance(config.limits, 'unprovenMailsPerNetwork', `unproven-mails:${network}`),
  ]
  return (await counters.hasRoom(allowances, now())) && hasRoomInAll(services, 'unprovenMailsInAll')
}

const tokenLifetime = 60 * 60_000
/** So often a used link is compared with the password that it has set. */
const repeats = 5

/** The same response after the same time for a known and an unknown address: the mail is sent by a job. */
export async function requestReset(
  services: WithLater,
  { email, caller: { address, network } }: { email: string; caller: Pick<Caller, 'address' | 'network'> },
): Promise<void> {
  const { users, counters, queue, config, now, later } = services
  const [user] = await counters.take(
    [
      allowance(config.limits, 'resetPerAddress', `reset:${address}`),
      allowance(config.limits, 'resetPerAccount', `reset:${address}:${await fingerprint(email)}`),
    ],
    now(),
    users.openByEmail(email),
  )
  if (!user || (user.mailReturnedAt !== null && !noticeAddressOf(user))) return
  const isProven = user.emailVerifiedAt !== null
  if (!isProven && !(await hasRoomForUnproven(services, { email, kind: 'reset', network }))) return
  later(queue.send({ job: 'sendPasswordReset', userId: user.id, id: newId(now()) }))
}

/**
 * The token is made here, so that no token waits in a queue. A second run of the job makes another one, in a mail with
 * the same key: a vendor that has the first mail refuses the second.
 */
export async function sendPasswordReset(
  { users, secrets, counters, mailer, config, now }: Services,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const user = await users.findOpen(userId)
  if (!user?.email) return
  const { limits } = config
  const key = `reset-mail:${await fingerprint(user.email)}`
  const allowances = [allowance(limits, 'resetMailsPerAccount', key)]
  // Not counted by the day for a proven address, so that a flood locks nobody out for a day.
  if (user.emailVerifiedAt === null) allowances.push(allowance(limits, 'mailsPerAddress', `${key}:day`))
  if (!(await counters.hasRoom(allowances, now()))) return
  const token = newSecret()
  const hash = await fingerprint(token)
  // The earlier links stay good: this mail may not arrive. The first link that is used ends them all.
  await secrets.issueTo(userId, { purpose: 'password_reset', hash, expiresAt: now() + tokenLifetime })
  const link = new URL('/auth', requireOrigin(config))
  link.searchParams.set('reset_token', token)
  const mail = writtenFor(user, () => writeMail(resetPasswordMail({ reader: user, link: link.href })))
  await sendOnce(mailer, { key: `reset:${id}`, to: user.email, ...mail })
}

/** Opening the page of a link changes nothing: programs open links too. */
export async function requireUsableToken({ secrets, now }: Services, { token }: { token: string }): Promise<void> {
  const [holder] = await secrets.holder('password_reset', await fingerprint(token), now())
  if (!holder) throw spentToken()
}

/**
 * The same link with the same password within a minute is the same request again, whose first response may be lost: it
 * succeeds once more, and changes nothing.
 */
export async function resetPassword(
  services: WithLater,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  const { accounts, secrets, sessions, passwords, counters, config, now, later } = services
  const tokenHash = await fingerprint(token)
  const used = allowance(config.limits, 'resetPerAddress', `reset-use:${address}`)
  const [holder] = await counters.take([used], now(), secrets.holder('password_reset', tokenHash, now()))
  if (!holder) return requireJustUsed(services, { tokenHash, password })

  const hash = await passwords.hash(password, 0)
  const change = { tokenHash, password: hash, now: now() }
  const { user, endedTokenHashes } = await accounts.resetPassword(passwordNotice(holder.id, now()), change)
  if (!user) return requireJustUsed(services, { tokenHash, password })
  later(Promise.all(endedTokenHashes.map((ended) => sessions.forget(ended))))
}

const passwordNotice = (userId: string, now: number) => ({
  id: newId(now),
  userId,
  notice: { about: 'password-changed' as const },
})

/**
 * Sets a new password for who knows the old one, and ends every other session. The same change again succeeds once more:
 * its first response may be lost.
 */
export async function changePassword(
  services: WithLater,
  { person, change: { current, password } }: { person: Person; change: PasswordChange },
): Promise<void> {
  const { accounts, sessions, passwords, journalOf, config, now, later } = services
  const { user, session } = person
  if (user.password === null) throw noPassword()
  const { counters } = journalOf(user)
  const tries = allowance(config.limits, 'signInPerAccount', 'password')
  await counters.takeOnly(tries, now())
  const isRight = async (tried: string) =>
    !tooLongForPassword(tried) && (await passwords.verify(tried, user.password)).matches
  if (!(await isRight(current))) {
    if (await isRight(password)) return
    throw wrongPassword()
  }
  const ended = await accounts.changePassword(passwordNotice(user.id, now()), {
    ...{ sessionId: session.id, from: user.password, to: await passwords.hash(password, 0), now: now() },
  })
  if (!ended) throw wrongPassword()
  later(Promise.all([counters.giveBack([tries.key]), ...ended.map((tokenHash) => sessions.forget(tokenHash))]))
}

async function requireJustUsed(
  { secrets, users, passwords, now }: Services,
  { tokenHash, password }: { tokenHash: string; password: string },
): Promise<void> {
  const purpose = 'used_password_reset'
  const [holder] = await secrets.holder(purpose, tokenHash, now())
  const user = holder && (await users.findOpen(holder.id))
  if (!user || !(await secrets.countTry(purpose, { userId: user.id, maxTries: repeats, now: now() })))
    throw spentToken()
  if (!(await passwords.verify(password, user.password)).matches) throw spentToken()
}
