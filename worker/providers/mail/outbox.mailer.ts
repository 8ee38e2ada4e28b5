import { newId } from '#domain/id'
import { requireSendable } from './mail-rules.ts'
import type { Mail, Mailer } from './mailer.ts'

export type OutboxMail = Mail & { id: string; sentAt: number }

const prefix = 'outbox:'

/** Keeps mails instead of sending them, for /dev/outbox and the tests. Refuses what a vendor refuses. */
export function createOutboxMailer({ kv, now }: { kv: KVNamespace; now: () => number }): Mailer {
  return {
    async send(mail) {
      requireSendable(mail)
      const sentAt = now()
      const key = prefix + (mail.id ?? newId(sentAt))
      const earlier = mail.id === undefined ? null : await kv.get<OutboxMail>(key, 'json')
      const kept: OutboxMail = { ...mail, id: key.slice(prefix.length), sentAt: earlier?.sentAt ?? sentAt }
      if (earlier && JSON.stringify(earlier) !== JSON.stringify(kept)) throw new Error('Another mail has this id.')
      if (!earlier) await kv.put(key, JSON.stringify(kept), { expirationTtl: 7 * 86_400 })
    },
  }
}

/** Newest first. */
export async function readOutbox(kv: KVNamespace): Promise<OutboxMail[]> {
  const { keys } = await kv.list({ prefix })
  const mails = await Promise.all(keys.map(({ name }) => kv.get<OutboxMail>(name, 'json')))
  return mails
    .filter((mail) => mail !== null)
    .reverse()
    .toSorted((a, b) => b.sentAt - a.sentAt)
}
