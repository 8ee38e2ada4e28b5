import { newId } from '#domain/id'
import { DeliveryError } from '../../core/errors.ts'
import { requireSendable, type Mail, type Mailer } from './mailer.ts'

export type OutboxMail = Mail & { id: string; sentAt: number }

const prefix = 'outbox:'

/** Keeps mails instead of sending them, for /dev/outbox and the tests. Refuses what a vendor refuses. */
export function createOutboxMailer({ kv, now }: { kv: KVNamespace; now: () => number }): Mailer {
  return {
    async send(mail) {
      requireSendable(mail)
      const name = prefix + mail.key
      const earlier = await kv.get<OutboxMail>(name, 'json').catch(tryLater)
      const { id, sentAt } = earlier ?? { id: newId(now()), sentAt: now() }
      const kept: OutboxMail = { ...mail, id, sentAt }
      if (earlier && JSON.stringify(earlier) !== JSON.stringify(kept)) throw new Error('Another mail has this key.')
      if (!earlier) await kv.put(name, JSON.stringify(kept), { expirationTtl: 7 * 86_400 }).catch(tryLater)
    },
  }
}

/** With its key a mail is kept once. */
function tryLater(error: unknown): never {
  throw new DeliveryError('try-later', error)
}

/** Newest first. */
export async function readOutbox(kv: KVNamespace): Promise<OutboxMail[]> {
  const { keys } = await kv.list({ prefix })
  const names = keys.map(({ name }) => name)
  const reads: Promise<Map<string, OutboxMail | null>>[] = []
  // KV answers at most a hundred keys in one call.
  for (let from = 0; from < names.length; from += 100) reads.push(kv.get(names.slice(from, from + 100), 'json'))
  const mails = (await Promise.all(reads)).flatMap((read) => [...read.values()])
  return mails.filter((mail) => mail !== null).toSorted((one, other) => (one.id < other.id ? 1 : -1))
}
