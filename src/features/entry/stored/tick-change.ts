import type { Entry } from '#domain/entry'
import { itemsToTick, type TickChange } from '#domain/ticks'
import { marked, type Stored } from '~/device/change'
import { updateChange, type Place } from '~/device/change-store'
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

/** Keeps a tick on this device, to be sent. */
export function keepTick(entry: Entry, item: string, isDone: boolean): void {
  const mark = { stored: entry, name: nameOf(item), value: isDone, seen: entry.doneItems.includes(item) }
  updateChange<Ticks>(placeOfTicks(entry), (change) => marked(change, mark))
}
