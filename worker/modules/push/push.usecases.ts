import type { PushAddress, PushStatus, PushContent } from '#domain/push'
import { answers } from '#domain/texts'
import type { Services } from './push.services.ts'
import { notConfigured, invalidField, DeliveryError, AppError } from '../../core/errors.ts'
import type { Owner } from '../account/user/user.repository.ts'
import type { Person, ReaderOfSession } from '../account/session/session.usecases.ts'
import type { PushAddressRow } from './push-address.repository.ts'

/** Whether the browser of a session gets pushes. */
export async function readPushStatus(
  { pusher, pushAddresses, now }: Services,
  { userId, person }: ReaderOfSession,
): Promise<PushStatus> {
  if (!pusher) return { publicKey: null, isOn: false }
  const [addresses, current] = await Promise.all([pushAddresses.listActive([userId], now()), person])
  return { publicKey: pusher.publicKey, isOn: addresses.some(({ sessionId }) => sessionId === current?.session.id) }
}

/** From now on the browser of this session gets the prompt, and nobody else gets pushes there. */
export async function switchPushOn(
  { pusher, pushAddresses, now }: Services,
  { person: { user, session }, address: { endpoint, keys } }: { person: Person; address: PushAddress },
): Promise<PushStatus> {
  if (!pusher) throw notConfigured('push')
  if (!pusher.accepts(endpoint)) throw unknownPushService()
  const { p256dh, auth } = keys
  const row = { sessionId: session.id, userId: user.id, endpoint, p256dh, auth, createdAt: now() }
  await pushAddresses.set(row, now())
  return { publicKey: pusher.publicKey, isOn: true }
}

export async function switchPushOff(
  { pusher, pushAddresses }: Services,
  { person: { user, session } }: { person: Person },
): Promise<PushStatus> {
  await pushAddresses.delete(user.id, session.id)
  return { publicKey: pusher?.publicKey ?? null, isOn: false }
}

/** The browser asks before it shows the prompt: the page may have been written after the push was sent. */
export async function isDayWritten(
  { journalOf }: Services,
  { owner, date }: { owner: Owner; date: string },
): Promise<{ isWritten: boolean }> {
  return { isWritten: (await journalOf(owner).entries.findDay(date)) !== undefined }
}

const unknownPushService = () => invalidField('endpoint', answers.message.unknownPushService)

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
