import { emptyTexts, hasText, type EntryTexts } from '#domain/entry-sections'
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

/** The visitor has pressed Let's Go, or a link that says that it saves the page. What is typed later is not sent. */
export function sendGuestTexts(): void {
  rememberSent(Object.values(readGuestTexts()))
}

/** What is transferred to the person who signs in. */
export function readSentTexts(): GuestTexts {
  return textsThat(isSent)
}

export function hasSentTexts(): boolean {
  return hasText(readSentTexts())
}

/** What was only typed. It stays in this tab, and belongs to nobody until somebody takes it. */
export function readUnsentTexts(): GuestTexts {
  return textsThat((text) => !isSent(text))
}

export function removeUnsentTexts(): void {
  removeTextsThat((text) => !isSent(text))
}

/** After they were removed. */
export function restoreUnsentTexts(texts: GuestTexts): void {
  for (const name of names) if (texts[name]) sessionStore.write(keys[name], texts[name])
}

/**
 * Guest texts that were sent belong to the first person who signs in after that. Called with the person whenever a page
 * begins and whenever the person changes; another person, or a visitor, finds none of them.
 */
export function assignGuestTexts(userId: string | undefined): void {
  const owner = sessionStore.read('guestTextsOwner')
  if (owner && owner !== userId) putAside(owner)
  if (!userId) return
  if (owner !== userId) bringBack(userId)
  if (!hasSentTexts()) return
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
  removeTextsThat(isSent)
  forgetTransfer()
  localStore.remove(`guestTexts:${userId}`)
  sessionStore.write('guestDataSaved', 'true')
}

/** For a person who removes their drafts from this device. */
export function removeGuestTextsOf(userId: string): void {
  localStore.remove(`guestTexts:${userId}`)
}

/** Leaves in the session what is not the owner's, or was typed since, before this script ran. */
function putAside(owner: string): void {
  const { texts } = readAssigned(owner) ?? { texts: readSentTexts() }
  for (const name of names) if (sessionStore.read(keys[name]) === texts[name]) sessionStore.remove(keys[name])
  const sentSince = Object.values(readSentTexts()).filter(Boolean)
  forgetTransfer()
  rememberSent(sentSince)
}

function bringBack(userId: string): void {
  const assigned = readAssigned(userId)
  if (!assigned) return
  const sent = readSentTexts()
  const unsent = readUnsentTexts()
  for (const name of names) {
    const before = assigned.texts[name]
    if (!before || unsent[name] || before === sent[name]) continue
    sent[name] = sent[name] ? `${before}\n${sent[name]}` : before
    sessionStore.write(keys[name], sent[name])
  }
  rememberSent(Object.values(sent))
  sessionStore.write('guestTextsTaken', assigned.taken)
}

function readAssigned(userId: string): Assigned | undefined {
  const json = localStore.read(`guestTexts:${userId}`)
  if (!json) return undefined
  const { texts, taken = '' } = JSON.parse(json) as Partial<Assigned>
  return { texts: { ...emptyTexts, ...texts }, taken }
}

function writeAssigned(userId: string): void {
  const assigned: Assigned = { texts: readSentTexts(), taken: sessionStore.read('guestTextsTaken') }
  localStore.write(`guestTexts:${userId}`, JSON.stringify(assigned))
}

function forgetTransfer(): void {
  for (const key of ['guestTextsSent', 'guestTextsTaken', 'guestTextsOwner'] as const) sessionStore.remove(key)
}

/** A text is sent as it stood then, so that one that was changed since is not. before-scripts.ts writes this too. */
function rememberSent(texts: string[]): void {
  sessionStore.write('guestTextsSent', JSON.stringify(texts))
}

function isSent(text: string): boolean {
  return (JSON.parse(sessionStore.read('guestTextsSent') || '[]') as string[]).includes(text)
}

function textsThat(belong: (text: string) => boolean): GuestTexts {
  const texts = readGuestTexts()
  return { ...texts, ...Object.fromEntries(names.filter((name) => !belong(texts[name])).map((name) => [name, ''])) }
}

function removeTextsThat(belong: (text: string) => boolean): void {
  for (const name of names) if (belong(sessionStore.read(keys[name]))) sessionStore.remove(keys[name])
}

/** The texts of the landing page, which become a draft; the diary does not. */
function takenMark({ gratitudeText, goalsText }: GuestTexts): string {
  return JSON.stringify([gratitudeText, goalsText])
}
