import { DeliveryError } from '../../core/errors.ts'
import type { Sms } from '../../providers/sms/sms-sender.ts'
import type { Services } from './sms.services.ts'

/** Sends an SMS unless its number has opted out: here (`optedOut` was read for several numbers) or at the vendor. */
export async function sendSms(
  { smsSender, optOuts, now }: Services,
  { sms, optedOut }: { sms: Sms; optedOut: ReadonlySet<string> },
): Promise<{ messageId: string }> {
  if (optedOut.has(sms.to)) throw new DeliveryError('opted-out', undefined)
  try {
    return await smsSender.send(sms)
  } catch (error) {
    if (error instanceof DeliveryError && error.fault === 'opted-out') await optOuts.add(sms.to, now())
    throw error
  }
}
