import { newId } from '#domain/id'
import type { Mail, Mailer } from './mailer.ts'

export type OutboxMail = Mail & { id: string; sentAt: number }

const prefix = 'outbox:'

/** Keeps mails instead of sending them, for /dev/outbox and the tests. */
export function createOutboxMailer({ kv, now }: { kv: KVNamespace; now: () => number }): Mailer {
  return {
    async send(mail) {
      const kept: OutboxMail = { ...mail, id: newId(now()), sentAt: now() }
      await kv.put(prefix + kept.id, JSON.stringify(kept), { expirationTtl: 7 * 86_400 })
    },
  }
}

/** Newest first: ids sort by the time they were made. */
export async function readOutbox(kv: KVNamespace): Promise<OutboxMail[]> {
  const { keys } = await kv.list({ prefix })
  const mails = await Promise.all(keys.map(({ name }) => kv.get<OutboxMail>(name, 'json')))
  return mails.filter((mail) => mail !== null).reverse()
}
