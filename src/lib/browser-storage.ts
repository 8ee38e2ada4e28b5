/** What the product keeps in the browser. Storage may be forbidden or full; then it remembers nothing, and nothing breaks. */

type SessionKey =
  | 'landingGratitude'
  | 'landingGoals'
  | 'guestDiaryText'
  | 'guestDataSaved'
  | 'redirectAfterAuth'
  | 'sessionId'
type LocalKey = 'diarySaveCount' | 'theme'

/** Until the tab is closed. */
export const sessionStore = {
  read: (key: SessionKey): string => attempt(() => sessionStorage.getItem(key)) ?? '',
  write: (key: SessionKey, value: string): void => void attempt(() => sessionStorage.setItem(key, value)),
  remove: (key: SessionKey): void => void attempt(() => sessionStorage.removeItem(key)),
}

/** Until the browser is told to forget. */
export const localStore = {
  read: (key: LocalKey): string => attempt(() => localStorage.getItem(key)) ?? '',
  write: (key: LocalKey, value: string): void => void attempt(() => localStorage.setItem(key, value)),
  remove: (key: LocalKey): void => void attempt(() => localStorage.removeItem(key)),
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
