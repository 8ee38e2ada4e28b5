import { confirmsDeletion } from '#domain/user'
import { invalid } from '../../../core/errors.ts'
import type { JobQueue } from '../../../jobs.ts'
import { writeLetter } from '../../../providers/mail/letter.ts'
import type { Mailer } from '../../../providers/mail/mailer.ts'
import type { UserRow } from '../user/user.repository.ts'
import { farewellLetter } from './erasure.mails.ts'
import type { AccountRepository } from './erasure.repository.ts'

/**
 * Closed first, in one batch, so that nobody is signed in any more; then erased. What fails on the
 * way is tried again, so that a closed account never stays half there.
 */
export async function leave({
  user,
  confirmation,
  accounts,
  keepers,
  mailer,
  queue,
  now,
}: {
  user: UserRow
  confirmation: string
  accounts: AccountRepository
  keepers: Keeper[]
  mailer: Mailer
  queue: JobQueue
  now: number
}): Promise<void> {
  if (!confirmsDeletion(user, confirmation)) {
    throw invalid('Please type it exactly as shown.', { confirmation: 'Please type it exactly as shown' })
  }
  await accounts.close(user.id, now)
  try {
    await eraseAccount({ userId: user.id, accounts, keepers, mailer })
  } catch {
    // The sweep would come to it as well, only later.
    await queue.send({ job: 'eraseAccount', userId: user.id }).catch(() => {})
  }
}

/** A room of the house that keeps something of a person's. */
export type Keeper = { forgetPerson(userId: string): Promise<void> }

export async function eraseAccount({
  userId,
  accounts,
  keepers,
  mailer,
}: {
  userId: string
  accounts: AccountRepository
  /** Everything outside the directory. The person's own row goes last: while it stands, the sweep finds it. */
  keepers: Keeper[]
  mailer: Mailer
}): Promise<void> {
  const user = await accounts.findClosed(userId)
  if (!user) return
  for (const keeper of keepers) await keeper.forgetPerson(userId)
  await accounts.erase(userId)
  if (user.email)
    await mailer.send({ to: user.email, ...writeLetter(farewellLetter({ name: user.name })) }).catch(() => {})
}

export async function sweepClosedAccounts({
  accounts,
  queue,
  now,
}: {
  accounts: AccountRepository
  queue: JobQueue
  now: number
}): Promise<void> {
  for (const { id } of await accounts.listClosed(now - 5 * 60_000, 100))
    await queue.send({ job: 'eraseAccount', userId: id })
}
