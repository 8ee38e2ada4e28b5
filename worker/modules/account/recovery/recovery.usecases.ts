import { newId } from '#domain/id'
import { requireOrigin, type Config } from '../../../core/config.ts'
import type { JobQueue } from '../../../core/jobs.ts'
import type { Later } from '../../../core/later.ts'
import type { PasswordHasher } from '../../../core/passwords.ts'
import { keyOfPerson, type RateCounters } from '../../../core/rate-counters.ts'
import { fingerprint, newSecret } from '../../../core/secrets.ts'
import { writeLetter } from '../../../providers/mail/letter.ts'
import type { Mailer } from '../../../providers/mail/mailer.ts'
import { sendOnce } from '../../../providers/mail/sending.ts'
import type { AccountRepository } from '../account.repository.ts'
import { queueNotice } from '../notice.ts'
import type { SecretRepository } from '../secret/secret.repository.ts'
import type { SessionRepository } from '../session/session.repository.ts'
import type { UserRepository } from '../user/user.repository.ts'
import { spentToken } from './recovery.errors.ts'
import { resetPasswordLetter } from './recovery.mails.ts'

const tokenLifetime = 60 * 60_000

export type RecoveryServices = {
  users: UserRepository
  accounts: AccountRepository
  secrets: SecretRepository
  sessions: SessionRepository
  passwords: PasswordHasher
  counters: RateCounters
  mailer: Mailer
  queue: JobQueue
  config: Config
  now: () => number
}
type WithLater = RecoveryServices & { later: Later }

/** The same response after the same time for a known and an unknown address: the mail is sent by a job. */
export async function requestReset(
  { users, counters, queue, config, now, later }: WithLater,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const { resetPerAddress, resetPerAccount } = config.limits
  const [user] = await counters.take(
    [
      { key: `reset:${address}`, max: resetPerAddress, windowSeconds: 60 * 60 },
      { key: `reset:${address}:${await fingerprint(email)}`, max: resetPerAccount, windowSeconds: 60 * 60 },
    ],
    now(),
    users.openByEmail(email),
  )
  if (user) later(queue.send({ job: 'sendPasswordReset', userId: user.id, id: newId(now()) }))
}

/**
 * The token is made here, so that no token waits in a queue. A second run of the job makes another one, in a mail with
 * the same key: a vendor that has the first mail refuses the second.
 */
export async function sendPasswordReset(
  { users, secrets, counters, mailer, config, now }: RecoveryServices,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const user = await users.findOpen(userId)
  if (!user?.email) return
  const max = config.limits.resetMailsPerAccount
  const allowance = { key: keyOfPerson(userId, 'reset-mail'), max, windowSeconds: 60 * 60 }
  if (!(await counters.hasRoom([allowance], now()))) return
  const token = newSecret()
  const hash = await fingerprint(token)
  // The earlier links stay good: this mail may not arrive. The first link that is used ends them all.
  await secrets.issueTo(userId, { purpose: 'password_reset', hash, expiresAt: now() + tokenLifetime })
  const link = new URL('/auth', requireOrigin(config))
  link.searchParams.set('reset_token', token)
  const letter = writeLetter(resetPasswordLetter({ name: user.name, link: link.href }))
  await sendOnce(mailer, { key: `reset:${id}`, to: user.email, ...letter })
}

export async function resetPassword(
  { accounts, secrets, sessions, passwords, counters, queue, config, now, later }: WithLater,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  const tokenHash = await fingerprint(token)
  const allowance = { key: `reset-use:${address}`, max: config.limits.signInPerAddress, windowSeconds: 10 * 60 }
  const [holder] = await counters.take([allowance], now(), secrets.holder('password_reset', tokenHash, now()))
  if (!holder) throw spentToken()

  const hash = await passwords.hash(password)
  const { user, endedTokenHashes } = await accounts.resetPassword({ tokenHash, password: hash, now: now() })
  if (!user) throw spentToken()
  later(Promise.all(endedTokenHashes.map((ended) => sessions.forget(ended))))
  queueNotice({ queue, later, now }, { user, notice: { about: 'password-changed' } })
}
