import type { QueryClient } from '@tanstack/react-query'
import { ApiError, currentOf, isMissing, isOtherPerson, NoAnswer, otherPerson } from '~/lib/api-error'
import { changeKeys, itemOf, readChange, repeatUpdates, updateChange, waitingKeys, type Place } from './change-store.ts'
import {
  changedNames,
  conflictingNames,
  namesOf,
  resolved,
  settled,
  unsubmitted,
  type Change,
  type Stored,
} from './change.ts'
import { isPersonOfTab } from './person.ts'

/** What the outbox needs to know of a kind of thing. */
export type ChangeKind<Fields extends object, Thing extends Stored<Fields>> = {
  name: string
  /** Stores the submitted fields and resolves with what is stored then. */
  send: (sending: Sending<Fields>) => Promise<Thing>
  /** What is stored, as far as this tab knows. */
  stored?: (client: QueryClient, place: Place, change: Change<Fields>) => Thing | undefined
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
 * and resolves with nothing. What the server refuses for good is a draft again.
 */
export async function deliver<Fields extends object, Thing extends Stored<Fields>>(
  delivery: Delivery<Fields, Thing>,
): Promise<Delivered<Fields, Thing> | undefined> {
  const { kind, place, client, onPiece, unlessBusy = false } = delivery
  const work = async () => {
    repeatUpdates(itemOf(place))
    const change = readChange<Fields>(place)
    if (!change || change.submitted.length === 0) return undefined
    let sent = fieldsOf(change, change.submitted)
    let conflict: unknown
    const send = (fields: Partial<Fields>, version: number | undefined) => {
      // The person may have changed while the change waited for its turn. The change stays here for its writer.
      if (!isPersonOfTab(place.userId)) throw otherPerson()
      return kind.send({ key: place.key, change, sent: fields, version, onPiece })
    }
    const sendAgain = async (error: unknown) => {
      if (isMissing(error)) kind.showDeleted?.(client, place)
      const current = currentOf<Thing>(error)
      if (!current) throw error
      kind.show(client, current)
      // The version also counts changes of other fields; those are no reason to ask the person.
      const merged = kind.merge?.({ sent, seen: change.seen, current }) ?? {}
      const refused = conflictingNames<Fields>(change, current).filter((name) => name in sent && !(name in merged))
      const others = change.submitted.filter((name) => !refused.includes(name))
      if (change.seenVersion === undefined || others.length === 0) throw error
      if (refused.length > 0) {
        conflict = error
        keepAsDraft(place, refused)
      }
      updateChange<Fields>(place, (latest) => latest && resolved(latest, { stored: current, fields: merged }))
      sent = { ...fieldsOf(change, others), ...merged }
      return send(sent, current.version)
    }
    const stored = await send(sent, change.seenVersion)
      .catch(sendAgain)
      .catch((error: unknown) => {
        if (isRefusal(error)) keepAsDraft(place, namesOf<Fields>(sent))
        throw error
      })
    kind.show(client, stored)
    updateChange<Fields>(place, (latest) => latest && settled<Fields>(latest, { stored, sent }))
    if (conflict) throw conflict
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
      // What fails in the server alone does not hold up the others.
      if (error instanceof NoAnswer && error.serverMessage) continue
      if (!isRefusal(error)) return
      const { submitted: names = [], seenVersion } = change ?? {}
      onRefused(kind.failedMessage({ names, wasNew: seenVersion === undefined, error }))
    }
  }
}

/** These fields, or all, stay on the device and are not sent by themselves. */
export function keepAsDraft(place: Place, names?: string[]): void {
  updateChange(place, (change) => change && unsubmitted(change, names))
}

/** Removes the drafts of which everything is stored: the answer to an earlier call was lost. */
export function removeStored<Fields extends object, Thing extends Stored<Fields>>(
  kind: ChangeKind<Fields, Thing>,
  { userId, client }: { userId: string; client: QueryClient },
): void {
  for (const key of changeKeys(userId, kind.name)) {
    const place = { userId, kind: kind.name, key }
    const change = readChange<Fields>(place)
    const stored = change && kind.stored?.(client, place, change)
    if (!stored) continue
    const isStored = (latest: Change<Fields>) =>
      latest.submitted.length === 0 && changedNames(latest, stored).length === 0
    if (isStored(change)) updateChange<Fields>(place, (latest) => (latest && isStored(latest) ? undefined : latest))
  }
}

function fieldsOf<Fields extends object>(change: Change<Fields>, names: (keyof Fields)[]): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, change.fields[name]])) as Partial<Fields>
}

/** The server has read the call and refuses it for good. Anything else is worth another try. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && ![408, 425, 429].includes(error.status) && !isOtherPerson(error)
}
