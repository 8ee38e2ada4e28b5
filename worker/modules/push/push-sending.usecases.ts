import type { PushContent } from '#domain/push'
import type { Services } from '../module-services.ts'
import { DeliveryError, AppError, notConfigured } from '../../core/errors.ts'
import type { PushAddressRow } from './push-address.repository.ts'

/** Sends a push to the browsers of a person. It was sent if one of them has it: none gets it again for the others. */
export async function sendPush(
  { pusher, pushAddresses }: Services,
  { addresses, content, validSeconds }: { addresses: PushAddressRow[]; content: PushContent; validSeconds: number },
): Promise<void> {
  if (!pusher) throw notConfigured('push')
  const outcomes = await Promise.allSettled(
    addresses.map(({ endpoint, p256dh, auth }) =>
      pusher.send({ to: { endpoint, keys: { p256dh, auth } }, content, validSeconds }),
    ),
  )
  const faults = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as unknown) : undefined))
  const gone = addresses.filter((_address, index) => hasFault(faults[index], 'gone'))
  // What stays is found again by the next push.
  if (gone.length > 0) await pushAddresses.deleteGone(gone.map(({ endpoint }) => endpoint)).catch(() => {})
  if (faults.includes(undefined)) return
  const wasPerhapsSent = (fault: unknown) => !(fault instanceof DeliveryError) && !(fault instanceof AppError)
  throw (
    faults.find(wasPerhapsSent) ??
    faults.find((fault) => fault instanceof AppError || hasFault(fault, 'try-later')) ??
    faults.find((fault) => hasFault(fault, 'refused')) ??
    new DeliveryError('gone', undefined)
  )
}

function hasFault(error: unknown, fault: DeliveryError['fault']): boolean {
  return error instanceof DeliveryError && error.fault === fault
}
