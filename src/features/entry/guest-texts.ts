import { sessionStore } from '~/lib/browser-storage'

/** What somebody wrote before they had an account, until it is handed over. */
export type GuestTexts = { gratitudeText: string; goalsText: string; diaryText: string }

export function readGuestTexts(): GuestTexts {
  return {
    gratitudeText: sessionStore.read('landingGratitude'),
    goalsText: sessionStore.read('landingGoals'),
    diaryText: sessionStore.read('guestDiaryText'),
  }
}

export function hasGuestTexts(): boolean {
  return Object.values(readGuestTexts()).some((text) => text.trim() !== '')
}

/** They are in somebody's draft by now, where they may have been changed since. */
export function rememberTaken(texts: GuestTexts): void {
  sessionStore.write('guestTextsTaken', wordsOf(texts))
}

export function isTaken(texts: GuestTexts): boolean {
  return sessionStore.read('guestTextsTaken') === wordsOf(texts)
}

function wordsOf({ gratitudeText, goalsText }: GuestTexts): string {
  return JSON.stringify([gratitudeText, goalsText])
}

export function clearGuestTexts(): void {
  sessionStore.remove('landingGratitude')
  sessionStore.remove('landingGoals')
  sessionStore.remove('guestDiaryText')
  sessionStore.remove('guestTextsTaken')
  sessionStore.write('guestDataSaved', 'true')
}
