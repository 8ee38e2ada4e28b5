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

export function clearGuestTexts(): void {
  sessionStore.remove('landingGratitude')
  sessionStore.remove('landingGoals')
  sessionStore.remove('guestDiaryText')
  sessionStore.write('guestDataSaved', 'true')
}
