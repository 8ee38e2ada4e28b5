/**
 * What somebody is writing and has not sent, kept on the device at every keystroke, by person and
 * date. Where the device has no room left it is kept in this page, and the screen says so.
 */
const prefix = 'draft'
const inThisPage = new Map<string, string>()
const listeners = new Set<() => void>()

/** `entry` is the morning page, `diary` the private one below it, `edit` a change of what is stored. */
export type DraftPart = 'entry' | 'diary' | 'edit'
export type DraftPlace = { userId: string; date: string; part: DraftPart }

const keyOf = ({ userId, date, part }: DraftPlace) => `${prefix}:${userId}:${part}:${date}`

export function readDraft(place: DraftPlace): string | undefined {
  const key = keyOf(place)
  return inThisPage.get(key) ?? fromDevice(key) ?? undefined
}

export function writeDraft(place: DraftPlace, draft: unknown): void {
  const key = keyOf(place)
  const json = JSON.stringify(draft)
  try {
    localStorage.setItem(key, json)
    inThisPage.delete(key)
  } catch {
    inThisPage.set(key, json)
  }
  tell()
}

export function clearDraft(place: DraftPlace): void {
  const key = keyOf(place)
  inThisPage.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage that is closed to us holds nothing of ours.
  }
  tell()
}

/** False when the device had no room, so that the words are only in this page. */
export function isOnDevice(place: DraftPlace): boolean {
  return !inThisPage.has(keyOf(place))
}

/** The dates for which a person has begun something. */
export function draftDates(userId: string, part: DraftPart): string[] {
  const start = `${prefix}:${userId}:${part}:`
  return [...new Set([...deviceKeys(), ...inThisPage.keys()])]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .sort()
}

/** Undefined for what no page of ours can have written. */
export function parsed<Draft>(json: string): Draft | undefined {
  try {
    return (JSON.parse(json) ?? undefined) as Draft | undefined
  } catch {
    return undefined
  }
}

/** Tells of every change, those made in another tab included. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function fromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function deviceKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
