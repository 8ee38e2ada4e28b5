import type { ContactMessage } from '#domain/contact'
import { newId } from '#domain/id'
import type { Services } from './contact.services.ts'
import { tooMany } from '../../core/errors.ts'
import { hasRoomInAll } from '../failed-job/ceilings.ts'
import { requireSupportEmail } from '../../core/config.ts'
import { allowance } from '#domain/limits'
import { sendOnce } from '../../providers/mail/mailer.ts'

const firstSweepAfter = 15 * 60_000

/** Stores the message first; the mail follows, and is tried again until it is delivered. */
export async function sendContactMessage(
  services: Services,
  { message, address }: { message: ContactMessage; address: string },
): Promise<{ id: string }> {
  const { contact, counters, queue, config, now } = services
  await counters.takeOnly(allowance(config.limits, 'contactPerAddress', `contact:${address}`), now())
  if (!(await hasRoomInAll(services, 'contactInAll'))) throw tooMany(60 * 60)
  const createdAt = now()
  const id = newId(createdAt)
  await contact.add({ id, ...message, createdAt, deliveredAt: null, dueAt: createdAt + firstSweepAfter })
  // The sweep finds what the queue did not take.
  await queue.send({ job: 'deliverContactMessage', id }).catch(() => {})
  return { id }
}

export async function deliverContactMessage(
  { contact, mailer, config, now }: Services,
  { id }: { id: string },
): Promise<void> {
  const to = requireSupportEmail(config)
  const message = await contact.findWaiting(id)
  if (!message) return
  await sendOnce(mailer, {
    key: `contact:${id}`,
    to,
    replyTo: message.email,
    subject: `Contact: ${message.subject}`,
    text: `${message.name} <${message.email}> wrote:\n\n${message.message}\n`,
  })
  await contact.markDelivered(id, now())
}

/** Queues messages again that are still not delivered; each after a longer wait than before. */
export async function sweepContactMessages({ contact, queue, now }: Services): Promise<void> {
  for (const { id } of await contact.claimWaiting(now(), 100)) await queue.send({ job: 'deliverContactMessage', id })
}

/**
 * Ends messages that could not be delivered within 30 days; the failed job is shown to an operator. Without a support
 * mailbox they wait.
 */
export async function endOldContactMessages({ contact, failedJobs, config, now }: Services): Promise<void> {
  if (!config.supportEmail) return
  for (const { id } of await contact.listOld(now(), 100)) {
    await failedJobs.recordAbandoned({ job: 'deliverContactMessage', id }, now())
    await contact.remove(id)
  }
}
