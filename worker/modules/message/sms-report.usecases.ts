import type { DeliveryStatus } from '#domain/message'
import type { Config } from '../../core/config.ts'
import type { RateCounters } from '../../core/rate-counters.ts'
import type { OptOutRepository } from '../sms/opt-out.repository.ts'
import type { MessageRepository } from './message.repository.ts'

export type SmsReportServices = {
  messages: Pick<MessageRepository, 'recordDelivery'>
  optOuts: Pick<OptOutRepository, 'add'>
  counters: Pick<RateCounters, 'hasRoom'>
  config: Config
  now: () => number
}

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
  { messages, optOuts, counters, config, now }: SmsReportServices,
  { id, messageId, status, number, hasOptedOut }: Report,
): Promise<void> {
  if (hasOptedOut) await optOuts.add(number, now())
  const allowance = { key: `sms-report:${id}`, max: config.limits.smsReportsPerMessage, windowSeconds: 60 * 60 }
  if (!(await counters.hasRoom([allowance], now()))) return
  await messages.recordDelivery(id, { messageId, status, now: now() })
}
