import { newId } from '#domain/id'
import type { Services, WithLater } from './account.services.ts'
import type { Notice, SignInMethod } from '../../core/jobs.ts'
import { writtenFor } from '../../core/language.ts'
import { logError } from '../../core/logging.ts'
import { writeMail } from '../../providers/mail/mail-content.ts'
import { fingerprint, newSecret } from '../../core/secrets.ts'
import { sendOnce } from '../../providers/mail/mailer.ts'
import { noticeMail } from './account.mails.ts'
import { noticeAddressOf } from './user/user.json.ts'
import type { UserRow } from './user/user.repository.ts'

/**
 * Tells a person by mail what changed about their account, at an address that was proven: another one may be somebody
 * else's. The mail is sent by a job, again if it fails.
 */
export function queueNotice(
  { queue, later, now }: WithLater,
  { user, notice }: { user: UserRow; notice: Notice },
): void {
  if (user.email) later(queue.send({ job: 'sendNotice', userId: user.id, id: newId(now()), notice }))
}

export async function sendNotice(
  services: Services,
  { userId, id, notice }: { userId: string; id: string; notice: Notice },
): Promise<void> {
  const { users, mailer, config } = services
  if ('former' in notice) return tellFormerAddress(services, { userId, id, notice })
  const user = await (notice.about === 'account-barred' ? users.find(userId) : users.findOpen(userId))
  const to = user && noticeAddressOf(user)
  const { origin } = config
  if (!to || !origin) return
  const others = notice.about === 'password-changed' ? await otherMethods(services, user) : []
  const mail = writtenFor(user, () => writeMail(noticeMail(notice, { origin, others })))
  await sendOnce(mailer, { key: `notice:${notice.about}:${id}`, to, ...mail })
}

/** The link is made here, so that none waits: each run makes another one, and the first that is used ends them. */
async function tellFormerAddress(
  { users, secrets, mailer, config, now }: Services,
  { userId, id, notice }: { userId: string; id: string; notice: Extract<Notice, { former: string }> },
): Promise<void> {
  const { about, former } = notice
  const payload = await secrets.find('former_address', former, now())
  const { origin } = config
  const user = await users.findOpen(userId)
  if (!payload || !origin || !user) return
  const token = newSecret()
  if (about === 'address-changed')
    await secrets.issueTo(userId, {
      purpose: 'former_address',
      hash: await fingerprint(token),
      payload,
      expiresAt: payload.until,
    })
  const link = `/auth?take_back=${token}`
  const mail = writtenFor(user, () => writeMail(noticeMail(notice, { origin, link })))
  // Notices are counted: who took an account over must not be able to use up the one that matters.
  const kind = about === 'address-changed' ? 'reset' : 'notice'
  await sendOnce(mailer, { key: `${kind}:${about}:${id}`, to: payload.email, ...mail })
}

/** Sends the notices that the queue did not take. One that fails is tried again, after a longer wait than before. */
export async function sweepNotices(services: Services): Promise<void> {
  const { keptNotices, now } = services
  for (const kept of await keptNotices.claimDue(now(), 100)) {
    try {
      await sendNotice(services, kept)
      await keptNotices.remove(kept.id)
    } catch (fault) {
      logError('notice.failed', fault)
    }
  }
}

/** What still opens the account besides the password. */
async function otherMethods({ passkeys }: Services, { id, googleId, appleId }: UserRow): Promise<SignInMethod[]> {
  return [
    ...(await passkeys.list(id)).slice(0, 1).map(() => 'A passkey' as const),
    ...(googleId ? ['Google' as const] : []),
    ...(appleId ? ['Apple' as const] : []),
  ]
}
