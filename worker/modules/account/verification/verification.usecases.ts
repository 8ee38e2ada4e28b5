import { newId } from '#domain/id'
import type { Services } from '../../module-services.ts'
import { AppError, mailUnavailable } from '../../../core/errors.ts'
import { fingerprint, newCode } from '../../../core/secrets.ts'
import { writeLetter } from '../../../providers/mail/letter.ts'
import type { UserRow } from '../user/user.repository.ts'
import { codeSpent, nothingToVerify, wrongCode } from '../account.errors.ts'
import { verifyEmailLetter } from '../account.mails.ts'

const codeLifetime = 10 * 60_000
const maxTries = 5

/** Bound to its person, so that the same six digits of two people are not the same hash. */
const codeHashOf = (userId: string, code: string) => fingerprint(`${userId}:${code}`)

/** Sent within the call: a person who waits for a code should learn at once that none can be sent. */
export async function sendEmailCode(
  { secrets, counters, mailer, config, now }: Services,
  { user }: { user: UserRow },
): Promise<void> {
  if (!user.email || user.emailVerifiedAt) throw nothingToVerify()
  const allowance = {
    key: `code:${await fingerprint(user.email)}`,
    max: config.limits.codesPerPerson,
    windowSeconds: 60 * 60,
  }
  await counters.takeOnly(allowance, now())
  const code = newCode()
  const hash = await codeHashOf(user.id, code)
  await secrets.replace(user.id, { purpose: 'email_code', hash, expiresAt: now() + codeLifetime })
  const letter = writeLetter(verifyEmailLetter({ code }))
  await mailer.send({ key: `code:${newId(now())}`, to: user.email, ...letter }).catch((fault: unknown) => {
    throw fault instanceof AppError ? fault : mailUnavailable(fault)
  })
}

export async function confirmEmail(
  { accounts, secrets, now }: Services,
  { user, code }: { user: UserRow; code: string },
): Promise<UserRow> {
  if (user.emailVerifiedAt) return user
  const codeHash = await secrets.countTry('email_code', { userId: user.id, maxTries, now: now() })
  if (!codeHash) throw codeSpent()
  if (codeHash !== (await codeHashOf(user.id, code))) throw wrongCode()
  return accounts.verifyEmail(user.id, now())
}
