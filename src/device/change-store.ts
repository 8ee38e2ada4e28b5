import type { Change } from './change.ts'
import { setOnlyInPage } from './only-in-page.ts'

/**
 * Keeps changes on the device at every keystroke, by person, kind and key. Where the device has no room left they
 * are kept in this page, and the screen says so.
 *
 * A browser shows a page what another one has written a moment later, so a page can replace or remove a letter that it
 * has not seen. A lock does not prevent that: a keystroke has to be stored before a lock is granted. So each stored
 * change names the updates that it includes, and a page repeats its own that another page did not include.
 */
export type Place = { userId: string; kind: string; key: string }

const prefix = 'change'
/**
 * The shape of a change on the device; one without a number has the first. What is missing in a lower one is completed
 * where it is read. A higher one is of a later release, which was taken back, and is not read.
 */
const shape = 1
const inThisPage = new Map<string, string>()
const listeners = new Set<() => void>()

type Next = (change: Change<object> | undefined) => Change<object> | undefined
/** How many updates of each page a change includes. */
type Included = Record<string, number>

const page = Math.random().toString(36).slice(2)
/** The updates that this page has just made, until every other page has seen them. */
let recent: { item: string; count: number; madeAt: number; next: Next }[] = []
let count = 0
const seenAfter = 1_000
/** What was included in the change that was removed. */
const includedInRemoved = new Map<string, Included>()

export const itemOf = ({ userId, kind, key }: Place) => `${prefix}:${userId}:${kind}:${key}`

/** The stored JSON: the same string as long as the change is the same. */
export function readChangeJson(place: Place): string | undefined {
  return read(itemOf(place))
}

export function readChange<Fields extends object>(place: Place): Change<Fields> | undefined {
  return parseChange(readChangeJson(place))
}

/** Undefined for what this app cannot have written. */
export function parseChange<Fields extends object>(json: string | undefined): Change<Fields> | undefined {
  const { included: _, shape: _shape, fields, ...change } = parse(json) ?? {}
  return fields && { id: '', seen: {}, submitted: [], ...change, fields: fields as Partial<Fields> }
}

/** Reads what is stored now, also by another page, and puts the next change in its place; nothing removes it. */
export function updateChange<Fields extends object>(
  place: Place,
  next: (change: Change<Fields> | undefined) => Change<Fields> | undefined,
): void {
  const item = itemOf(place)
  repeatUpdates(item)
  recent.push({ item, count: ++count, madeAt: Date.now(), next: next as Next })
  update(item, next as Next)
}

/** Repeats the updates of this page that another page has replaced without having seen them. */
export function repeatUpdates(item: string): void {
  recent = recent.filter(({ madeAt }) => Date.now() - madeAt < seenAfter)
  const { [page]: seen = 0 } = includedIn(item)
  for (const one of recent) if (one.item === item && one.count > seen) update(item, one.next)
}

// Before a screen hears of it. Pages are built where there is no window.
if (typeof window !== 'undefined') window.addEventListener('storage', onOtherPage, { capture: true })

function onOtherPage({ key: item, newValue }: StorageEvent): void {
  if (!item?.startsWith(prefix)) return
  const written = parse(newValue)
  if (written && !written.fields) includedInRemoved.set(item, written.included ?? {})
  repeatUpdates(item)
}

function update(item: string, next: Next): void {
  const included = { ...includedIn(item), [page]: count }
  const json = read(item)
  const change = next(parseChange(json))
  if (change) write(item, JSON.stringify({ ...change, included, shape } satisfies Kept))
  else {
    // Emptied before it is removed, so that other pages read what was included.
    if (json) write(item, JSON.stringify({ included }))
    remove(item)
    includedInRemoved.set(item, included)
  }
  for (const listener of listeners) listener()
}

function includedIn(item: string): Included {
  const json = read(item)
  return (json ? parse(json)?.included : includedInRemoved.get(item)) ?? {}
}

/** False when the device had no room, so that the texts are only in this page. */
export function isOnDevice(place: Place): boolean {
  return !inThisPage.has(itemOf(place))
}

/** The keys under which a person has a change of this kind. */
export function changeKeys(userId: string, kind: string): string[] {
  const start = itemOf({ userId, kind, key: '' })
  return itemsOf(start).map((item) => item.slice(start.length))
}

/** The keys of the changes that were submitted and not confirmed. */
export function waitingKeys(userId: string, kind: string): string[] {
  return changeKeys(userId, kind).filter((key) => (readChange({ userId, kind, key })?.submitted.length ?? 0) > 0)
}

/** The changes of a person, of every kind. */
export function placesOf(userId: string): Place[] {
  return itemsOf(`${prefix}:${userId}:`).map((item) => {
    const [, , kind = '', key = ''] = item.split(':')
    return { userId, kind, key }
  })
}

export function countChanges(userId: string): number {
  return placesOf(userId).length
}

export function removeChanges(userId: string): void {
  for (const place of placesOf(userId)) updateChange(place, () => undefined)
}

/** Calls the listener after every change, also after those that another tab makes. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(item: string): string | undefined {
  return inThisPage.get(item) ?? fromDevice(item) ?? undefined
}

/** As it is on the device. */
type Kept = Change<object> & { included: Included; shape: number }

function parse(json: string | null | undefined): Partial<Kept> | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(json ?? 'null')
    return kept && (kept.shape ?? shape) <= shape ? kept : undefined
  } catch {
    return undefined
  }
}

function write(item: string, json: string): void {
  try {
    localStorage.setItem(item, json)
    inThisPage.delete(item)
  } catch {
    inThisPage.set(item, json)
  }
  setOnlyInPage(item, inThisPage.has(item))
}

function remove(item: string): void {
  inThisPage.delete(item)
  setOnlyInPage(item, false)
  try {
    localStorage.removeItem(item)
  } catch {
    // Storage that cannot be used holds nothing of ours.
  }
}

function itemsOf(start: string): string[] {
  const items = new Set([...deviceItems(), ...inThisPage.keys()])
  return [...items].filter((item) => item.startsWith(start)).sort()
}

function fromDevice(item: string): string | null {
  try {
    return localStorage.getItem(item)
  } catch {
    return null
  }
}

function deviceItems(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
