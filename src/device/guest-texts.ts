import { emptyTexts, type EntryTexts } from '#domain/entry-sections'
import { localStore, sessionStore } from './browser-storage.ts'

/** What a visitor typed before signing in, until it is transferred to an account. The keys are the spec's. */
const keys = { gratitudeText: 'landingGratitude', goalsText: 'landingGoals', diaryText: 'guestDiaryText' } as const
const names = Object.keys(keys) as (keyof typeof keys)[]
/** A section that visitors cannot type is empty. */
export type GuestTexts = EntryTexts

/** A person's guest texts that are not transferred yet, kept when that person signs out. */
type Assigned = { texts: GuestTexts; taken: string }

export function readGuestTexts(): GuestTexts {
  return { ...emptyTexts, ...Object.fromEntries(names.map((name) => [name, sessionStore.read(keys[name])])) }
}

export function hasGuestTexts(): boolean {
  return Object.values(readGuestTexts()).some((text) => text.trim() !== '')
}

/**
 * Guest texts belong to the first person who signs in after they were typed. Called with the person whenever a page
 * begins and whenever the person changes; another person, or a visitor, finds none of them.
 */
export function assignGuestTexts(userId: string | undefined): void {
  const owner = sessionStore.read('guestTextsOwner')
  if (owner && owner !== userId) putAside(owner)
  if (!userId) return
  if (owner !== userId) bringBack(userId)
  if (!hasGuestTexts()) return
  sessionStore.write('guestTextsOwner', userId)
  writeAssigned(userId)
}

/** The texts are in a draft now, where they may be changed. */
export function rememberTaken(userId: string, texts: GuestTexts): void {
  sessionStore.write('guestTextsTaken', takenMark(texts))
  writeAssigned(userId)
}

export function isTaken(texts: GuestTexts): boolean {
  return sessionStore.read('guestTextsTaken') === takenMark(texts)
}

/** Whether the server has received guest texts in this session: it does once a session. */
export function isGuestDataSaved(): boolean {
  return sessionStore.read('guestDataSaved') === 'true'
}

export function clearGuestTexts(userId: string): void {
  clearSession()
  localStore.remove(`guestTexts:${userId}`)
  sessionStore.write('guestDataSaved', 'true')
}

/** For a person who removes their drafts from this device. */
export function removeGuestTextsOf(userId: string): void {
  localStore.remove(`guestTexts:${userId}`)
}

/** Leaves in the session what a visitor has typed since, before this script ran. */
function putAside(owner: string): void {
  const { texts } = readAssigned(owner) ?? { texts: readGuestTexts() }
  const typedSince = names.filter((name) => sessionStore.read(keys[name]) !== texts[name])
  const kept = typedSince.map((name) => [keys[name], sessionStore.read(keys[name])] as const)
  clearSession()
  for (const [key, text] of kept) sessionStore.write(key, text)
}

function bringBack(userId: string): void {
  const assigned = readAssigned(userId)
  if (!assigned) return
  for (const name of names) {
    const typed = sessionStore.read(keys[name])
    const before = assigned.texts[name]
    if (before && before !== typed) sessionStore.write(keys[name], typed ? `${before}\n${typed}` : before)
  }
  sessionStore.write('guestTextsTaken', assigned.taken)
}

function readAssigned(userId: string): Assigned | undefined {
  const json = localStore.read(`guestTexts:${userId}`)
  return json ? (JSON.parse(json) as Assigned) : undefined
}

function writeAssigned(userId: string): void {
  const assigned: Assigned = { texts: readGuestTexts(), taken: sessionStore.read('guestTextsTaken') }
  localStore.write(`guestTexts:${userId}`, JSON.stringify(assigned))
}

function clearSession(): void {
  for (const name of names) sessionStore.remove(keys[name])
  sessionStore.remove('guestTextsTaken')
  sessionStore.remove('guestTextsOwner')
}

/** The texts of the landing page, which become a draft; the diary does not. */
function takenMark({ gratitudeText, goalsText }: GuestTexts): string {
  return JSON.stringify([gratitudeText, goalsText])
}
