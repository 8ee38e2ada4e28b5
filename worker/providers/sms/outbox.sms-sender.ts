import { newId } from '#domain/id'
import type { Sms, SmsSender } from './sms-sender.ts'

export type OutboxSms = Sms & { id: string; sentAt: number }

const prefix = 'outbox-sms:'

/** Keeps SMS instead of sending them, for /dev/outbox and the tests. */
export function createOutboxSmsSender({ kv, now }: { kv: KVNamespace; now: () => number }): SmsSender {
  return {
    async send(sms) {
      const kept: OutboxSms = { ...sms, id: newId(now()), sentAt: now() }
      await kv.put(prefix + kept.id, JSON.stringify(kept), { expirationTtl: 7 * 86_400 })
      return { messageId: kept.id }
    },
  }
}

/** Newest first: ids sort by the time they were made. */
export async function readSmsOutbox(kv: KVNamespace): Promise<OutboxSms[]> {
  const { keys } = await kv.list({ prefix })
  const kept = await Promise.all(keys.map(({ name }) => kv.get<OutboxSms>(name, 'json')))
  return kept.filter((sms) => sms !== null).reverse()
}
