import type { PushAddress, PushStatus } from '#domain/push'
import type { Config } from '../../core/config.ts'
import { notConfigured } from '../../core/errors.ts'
import { keyOfPerson, type RateCounters } from '../../core/rate-counters.ts'
import type { Pusher } from '../../providers/push/pusher.ts'
import type { Person } from '../account/session/session.usecases.ts'
import type { JournalOf } from '../journal/journal.repository.ts'
import type { PushAddressRepository } from './push-address.repository.ts'
import { unknownPushService } from './push.errors.ts'

export type PushServices = {
  /** Undefined while no key is set. */
  pusher: Pusher | undefined
  pushAddresses: PushAddressRepository
  journalOf: JournalOf<'entries'>
  counters: Pick<RateCounters, 'takeOnly'>
  config: Config
  now: () => number
}

/** Whether the browser of a session gets pushes. */
export async function readPushStatus(
  { pusher, pushAddresses, now }: Pick<PushServices, 'pusher' | 'pushAddresses' | 'now'>,
  {
    userId,
    person,
  }: {
    userId: string
    /** The addresses are read beside the check of the session. */
    person: Promise<Person | null>
  },
): Promise<PushStatus> {
  if (!pusher) return { publicKey: null, isOn: false }
  const [addresses, current] = await Promise.all([pushAddresses.listActive([userId], now()), person])
  return { publicKey: pusher.publicKey, isOn: addresses.some(({ sessionId }) => sessionId === current?.session.id) }
}

/** From now on the browser of this session gets the prompt, and nobody else gets pushes there. */
export async function switchPushOn(
  { pusher, pushAddresses, counters, config, now }: PushServices,
  { person: { user, session }, address: { endpoint, keys } }: { person: Person; address: PushAddress },
): Promise<PushStatus> {
  if (!pusher) throw notConfigured('push')
  if (!pusher.accepts(endpoint)) throw unknownPushService()
  const max = config.limits.pushChangesPerPerson
  await counters.takeOnly({ key: keyOfPerson(user.id, 'push-change'), max, windowSeconds: 60 * 60 }, now())
  const { p256dh, auth } = keys
  const row = { sessionId: session.id, userId: user.id, endpoint, p256dh, auth, createdAt: now() }
  await pushAddresses.set(row, now())
  return { publicKey: pusher.publicKey, isOn: true }
}

export async function switchPushOff(
  { pusher, pushAddresses }: PushServices,
  { person: { user, session } }: { person: Person },
): Promise<PushStatus> {
  await pushAddresses.delete(user.id, session.id)
  return { publicKey: pusher?.publicKey ?? null, isOn: false }
}

/** The browser asks before it shows the prompt: the page may have been written after the push was sent. */
export async function isDayWritten(
  { journalOf }: Pick<PushServices, 'journalOf'>,
  { userId, date }: { userId: string; date: string },
): Promise<{ isWritten: boolean }> {
  return { isWritten: (await journalOf(userId).entries.findDay(date)) !== undefined }
}
