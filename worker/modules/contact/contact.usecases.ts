import type { ContactMessage } from '#domain/contact'
import { newId } from '#domain/id'
import type { JobQueue } from '../../jobs.ts'
import type { Mailer } from '../../providers/mail/mailer.ts'
import type { ContactRepository } from './contact.repository.ts'

/** Stored first; the mail follows, and again until it is delivered. */
export async function leaveMessage({
  message,
  contact,
  queue,
  now,
}: {
  message: ContactMessage
  contact: ContactRepository
  queue: JobQueue
  now: number
}): Promise<{ id: string }> {
  const id = newId(now)
  await contact.add({ id, ...message, createdAt: now, handedOverAt: null })
  // The sweep finds what the queue did not take.
  await queue.send({ job: 'handOverContactMessage', id }).catch(() => {})
  return { id }
}

export async function handOverMessage({
  id,
  contact,
  mailer,
  supportEmail,
  now,
}: {
  id: string
  contact: ContactRepository
  mailer: Mailer
  supportEmail: string
  now: number
}): Promise<void> {
  const message = await contact.findWaiting(id)
  if (!message) return
  await mailer.send({
    to: supportEmail,
    replyTo: message.email,
    subject: `Contact: ${message.subject}`,
    text: `${message.name} <${message.email}> wrote:\n\n${message.message}\n`,
  })
  await contact.markHandedOver(id, now)
}

/** Puts messages back on the queue that have waited so long that they must have been lost from it. */
export async function sweepContactMessages({
  contact,
  queue,
  now,
}: {
  contact: ContactRepository
  queue: JobQueue
  now: number
}): Promise<void> {
  const waiting = await contact.listWaiting(now - 15 * 60_000, 100)
  for (const { id } of waiting) await queue.send({ job: 'handOverContactMessage', id })
}
