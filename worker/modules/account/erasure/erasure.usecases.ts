import { confirmsDeletion } from '#domain/deletion'
import { answers } from '#domain/texts'
import type { Deletion } from '#domain/user'
import type { Services } from '../account.services.ts'
import { invalidField } from '../../../core/errors.ts'
import { writtenFor } from '../../../core/language.ts'
import { logError } from '../../../core/logging.ts'
import { writeMail } from '../../../providers/mail/mail-content.ts'
import { fingerprint } from '../../../core/secrets.ts'
import { requireProof, type Person } from '../session/session.usecases.ts'
import type { Owner } from '../user/user.repository.ts'
import { mailAddressOf } from '../user/user.json.ts'
import { farewellMail } from '../account.mails.ts'

/**
 * Closes the account in one batch, so that no session is left, and then erases it. A failed erasure
 * is queued again, so that no closed account stays half erased.
 */
export async function deleteAccount(
  services: Services,
  { person, deletion: { confirmation, password } }: { person: Person; deletion: Deletion },
): Promise<void> {
  const { user } = person
  await requireProof(services, { person, password })
  if (!confirmsDeletion(user, confirmation)) throw invalidField('confirmation', answers.account.confirmation)
  await services.accounts.close(user.id, services.now())
  try {
    await eraseAccount(services, { userId: user.id, journal: user.journal })
  } catch (fault) {
    logError('erasure.failed', fault)
    // The sweep would find the account as well, only later.
    await services.queue.send({ job: 'eraseAccount', userId: user.id, journal: user.journal }).catch(() => {})
  }
}

/** D1 and KV allow an invocation a thousand calls, and the queue hands over ten jobs at once. */
const sessionsPerStep = 90

/**
 * Erases a closed account in steps; a step that leaves something queues the next one. `journal` finds it when the row
 * is gone.
 */
export async function eraseAccount(
  { users, sessions, personalStores, billing, erased, mailer, queue, now }: Services,
  { userId, journal }: { userId: string; journal: number },
): Promise<void> {
  const user = await users.find(userId)
  const owner = user ?? { id: userId, journal }
  if (user && user.deletionRequestedAt === null) return
  if (!(await sessions.eraseSome(userId, sessionsPerStep))) {
    await queue.send({ job: 'eraseAccount', userId, journal: owner.journal })
    return
  }
  for (const store of personalStores) {
    if ((await store.erasePerson(owner, now())) !== false) continue
    await queue.send({ job: 'eraseAccount', userId, journal: owner.journal })
    return
  }
  if (!user) return erased.add(userId)
  if (user.stripeCustomerId) {
    await billing.addEnding(user.stripeCustomerId, now())
    // The sweep finds what the queue did not take.
    await queue.send({ job: 'endBilling', customerId: user.stripeCustomerId }).catch(() => {})
  }
  const isAgain = await erased.has(userId)
  const isFirst = await users.erase(userId)
  await erased.add(userId)
  const to = mailAddressOf(user)
  if (!isFirst || isAgain || !to) return
  const mail = writtenFor(user, () => writeMail(farewellMail({ reader: user })))
  await mailer.send({ key: `goodbye:${await fingerprint(userId)}`, to, ...mail }).catch(() => {})
}

/**
 * Queues an erasure if the account was closed or erased while a write for it was running, or if that cannot be known now:
 * the erasure of an open account does nothing.
 */
export async function eraseIfClosed({ journals, queue }: Services, { id: userId, journal }: Owner): Promise<void> {
  const mayBeClosed = await journals
    .at(journal)
    .isClosed(userId)
    .catch(() => true)
  if (mayBeClosed) await queue.send({ job: 'eraseAccount', userId, journal })
}

/** Queues accounts again that are closed and still not erased; each after a longer wait than before. */
export async function sweepClosedAccounts({ users, queue, now }: Services): Promise<void> {
  for (const { id, journal } of await users.claimErasures(now(), 100))
    await queue.send({ job: 'eraseAccount', userId: id, journal })
}

/** Erases again, at the beginning of each hour, who came back with a database that was restored. */
export async function eraseRestored(
  { accounts, erased, users, queue, now }: Services,
  { number: journal }: { number: number },
): Promise<void> {
  if (new Date(now()).getUTCMinutes() !== 0) return
  for (const id of await erased.listRestored(journal)) {
    const user = await users.find(id)
    if (user?.deletionRequestedAt === null) await accounts.close(id, now())
    await queue.send({ job: 'eraseAccount', userId: id, journal })
  }
}
