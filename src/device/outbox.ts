import type { QueryClient } from '@tanstack/react-query'
import { ApiError, currentOf, isMissing, isOtherPerson, otherPerson } from '~/lib/api-error'
import { itemOf, readChange, repeatUpdates, updateChange, waitingKeys, type Place } from './change-store.ts'
import { conflictingNames, resolved, settled, unsubmitted, type Change, type Stored } from './change.ts'
import { isPersonOfTab } from './person.ts'

/** What the outbox needs to know of a kind of thing. */
export type ChangeKind<Fields extends object, Thing extends Stored<Fields>> = {
  name: string
  /** Stores the submitted fields and resolves with what is stored then. */
  send: (sending: Sending<Fields>) => Promise<Thing>
  /** Shows what the server has stored, in this tab and in the others. */
  show: (client: QueryClient, thing: Thing) => void
  /** Shows that the thing was deleted elsewhere. Its change stays on this device. */
  showDeleted?: (client: QueryClient, place: Place) => void
  /** The fields of a conflict that need no question: what to store instead. */
  merge?: (conflict: { sent: Partial<Fields>; seen: Partial<Fields>; current: Thing }) => Partial<Fields>
  /** Undefined where nothing is to be said. */
  savedMessage: (delivered: Delivered<Fields, Thing>) => Message | undefined
  failedMessage: (failed: { names: string[]; wasNew: boolean; error: unknown }) => Message
}

type Message = { title: string; description?: string }

type Sending<Fields extends object> = {
  key: string
  change: Change<Fields>
  sent: Partial<Fields>
  /** The version that the change replaces; absent for a new thing. */
  version: number | undefined
  onPiece?: ((piece: string) => void) | undefined
}

type Delivery<Fields extends object, Thing extends Stored<Fields>> = {
  kind: ChangeKind<Fields, Thing>
  place: Place
  client: QueryClient
  onPiece?: (piece: string) => void
  unlessBusy?: boolean
}

export type Delivered<Fields, Thing> = { stored: Thing; sent: Partial<Fields>; wasNew: boolean }

/**
 * Sends the submitted fields of one change. Only one tab sends at a time: the second finds nothing left to send,
 * and resolves with nothing.
 */
export async function deliver<Fields extends object, Thing extends Stored<Fields>>(
  delivery: Delivery<Fields, Thing>,
): Promise<Delivered<Fields, Thing> | undefined> {
  const { kind, place, client, onPiece, unlessBusy = false } = delivery
  const work = async () => {
    repeatUpdates(itemOf(place))
    const change = readChange<Fields>(place)
    if (!change || change.submitted.length === 0) return undefined
    const sent = Object.fromEntries(change.submitted.map((name) => [name, change.fields[name]])) as Partial<Fields>
    const send = (fields: Partial<Fields>, version: number | undefined) => {
      // The person may have changed while the change waited for its turn. The change stays here for its writer.
      if (!isPersonOfTab(place.userId)) throw otherPerson()
      return kind.send({ key: place.key, change, sent: fields, version, onPiece })
    }
    const stored = await send(sent, change.seenVersion).catch((error: unknown) => {
      if (isMissing(error)) kind.showDeleted?.(client, place)
      const current = currentOf<Thing>(error)
      if (!current) throw error
      kind.show(client, current)
      // The version also counts changes of other fields; those are no reason to ask the person.
      const merged = kind.merge?.({ sent, seen: change.seen, current }) ?? {}
      const isConflict = conflictingNames<Fields>(change, current).some(
        (name) => change.submitted.includes(name) && !(name in merged),
      )
      if (change.seenVersion === undefined || isConflict) throw error
      updateChange<Fields>(place, (latest) => latest && resolved(latest, { stored: current, fields: merged }))
      return send({ ...sent, ...merged }, current.version)
    })
    kind.show(client, stored)
    updateChange<Fields>(place, (latest) => latest && settled<Fields>(latest, { stored, sent }))
    return { stored, sent, wasNew: change.seenVersion === undefined }
  }
  // Browsers have no locks over plain http. There two tabs may send at once, and each call can be sent twice.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  return locks.request('outbox', { ifAvailable: unlessBusy }, (lock) => (lock ? work() : undefined))
}

type Report = { onSaved: (message: Message) => void; onRefused: (message: Message) => void }

/** Sends everything that was submitted and not confirmed. Stops where there is no connection. */
export async function deliverWaiting<Fields extends object, Thing extends Stored<Fields>>(
  kind: ChangeKind<Fields, Thing>,
  { userId, client, onSaved, onRefused }: { userId: string; client: QueryClient } & Report,
): Promise<void> {
  for (const key of waitingKeys(userId, kind.name)) {
    const place = { userId, kind: kind.name, key }
    const change = readChange<Fields>(place)
    try {
      const delivered = await deliver({ kind, place, client, unlessBusy: true })
      const message = delivered && kind.savedMessage(delivered)
      if (message) onSaved(message)
    } catch (error) {
      if (!isRefusal(error)) return
      keepAsDraft(place)
      const { submitted: names = [], seenVersion } = change ?? {}
      onRefused(kind.failedMessage({ names, wasNew: seenVersion === undefined, error }))
    }
  }
}

/** The change stays on the device and is not sent by itself. */
export function keepAsDraft(place: Place): void {
  updateChange(place, (change) => change && unsubmitted(change))
}

/** The server has read the call and refuses it for good. Anything else is worth another try. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status < 500 && ![408, 425, 429].includes(error.status) && !isOtherPerson(error)
  )
}
