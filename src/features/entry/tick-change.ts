import type { Entry } from '#domain/entry'
import { itemsToTick, type TickChange } from '#domain/ticks'
import type { Change, Stored } from '~/lib/change'
import { updateChange, type Place } from '~/lib/change-store'
import type { Day } from './entry-change.ts'

type TickName = `item ${string}`

/** Each item is a field of its own, so that ticks of two tabs are never in conflict. */
export type Ticks = Record<TickName, boolean>
export type TickedDay = Stored<Ticks> & { entry: Entry }

export const tickKindName = 'ticks'

export const placeOfTicks = ({ userId, date }: Day): Place => ({ userId, kind: tickKindName, key: date })

const nameOf = (item: string): TickName => `item ${item}`

export function ticksOfEntry(entry: Entry): Ticks {
  return Object.fromEntries(itemsToTick(entry).map((item) => [nameOf(item), entry.doneItems.includes(item)]))
}

/** What the ticks say, as the server takes it. */
export function tickChangeOf(ticks: Partial<Ticks>): TickChange {
  const items = (isDone: boolean) =>
    Object.entries(ticks).flatMap(([name, text]) => (text === isDone ? [name.slice(nameOf('').length)] : []))
  return { done: items(true), undone: items(false) }
}

/**
 * Keeps a tick on this device, to be sent. It is kept also when the entry says the same already: an
 * earlier tick of the same item may still be sent.
 */
export function keepTick(entry: Entry, item: string, isDone: boolean): void {
  const name = nameOf(item)
  updateChange<Ticks>(placeOfTicks(entry), (change) => {
    const begun: Change<Ticks> = change ?? {
      id: entry.id,
      texts: {},
      seen: {},
      seenVersion: entry.version,
      submitted: [],
    }
    return {
      ...begun,
      texts: { ...begun.texts, [name]: isDone },
      seen: { ...begun.seen, [name]: entry.doneItems.includes(item) },
      submitted: [...new Set([...begun.submitted, name])],
    }
  })
}
