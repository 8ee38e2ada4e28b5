import type { Change } from './change.ts'

/**
 * Keeps changes on the device at every keystroke, by person, kind and key. Where the device has no room left they
 * are kept in this page, and the screen says so.
 */
export type Place = { userId: string; kind: string; key: string }

const prefix = 'change'
const inThisPage = new Map<string, string>()
const listeners = new Set<() => void>()

const itemOf = ({ userId, kind, key }: Place) => `${prefix}:${userId}:${kind}:${key}`

/** The stored JSON: the same string as long as the change is the same. */
export function readChangeJson(place: Place): string | undefined {
  const item = itemOf(place)
  return inThisPage.get(item) ?? fromDevice(item) ?? undefined
}

export function readChange<Fields extends object>(place: Place): Change<Fields> | undefined {
  return parseChange(readChangeJson(place))
}

/** Undefined for what this app cannot have written. */
export function parseChange<Fields extends object>(json: string | undefined): Change<Fields> | undefined {
  if (json === undefined) return undefined
  try {
    const change = JSON.parse(json) as Partial<Change<Fields>> | null
    return change?.texts && { id: '', seen: {}, submitted: [], ...change, texts: change.texts }
  } catch {
    return undefined
  }
}

/** Reads what is stored now, also by another tab, and puts the next change in its place; nothing removes it. */
export function updateChange<Fields extends object>(
  place: Place,
  next: (change: Change<Fields> | undefined) => Change<Fields> | undefined,
): void {
  const change = next(readChange<Fields>(place))
  if (change) write(itemOf(place), JSON.stringify(change))
  else remove(itemOf(place))
  for (const listener of listeners) listener()
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
  for (const item of itemsOf(`${prefix}:${userId}:`)) remove(item)
  for (const listener of listeners) listener()
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

function write(item: string, json: string): void {
  try {
    localStorage.setItem(item, json)
    inThisPage.delete(item)
  } catch {
    inThisPage.set(item, json)
  }
}

function remove(item: string): void {
  inThisPage.delete(item)
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
