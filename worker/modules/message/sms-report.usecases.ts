import type { DeliveryStatus } from '#domain/message'
import type { Services } from '../module-services.ts'

/** What the vendor reports about an SMS. The reports of one SMS come in any order, and more than once. */
type Report = {
  /** The message of the log. */
  id: string
  messageId: string
  status: DeliveryStatus
  number: string
  hasOptedOut: boolean
}

export async function recordSmsReport(
  { messages, optOuts, counters, config, now }: Services,
  { id, messageId, status, number, hasOptedOut }: Report,
): Promise<void> {
  if (hasOptedOut) await optOuts.add(number, now())
  const allowance = { key: `sms-report:${id}`, max: config.limits.smsReportsPerMessage, windowSeconds: 60 * 60 }
  if (!(await counters.hasRoom([allowance], now()))) return
  await messages.recordDelivery(id, { messageId, status, now: now() })
}
