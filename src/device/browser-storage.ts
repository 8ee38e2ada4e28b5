import { setOnlyInPage } from './only-in-page.ts'

/**
 * What the product keeps in the browser. Where storage is forbidden or full the value is kept in this page, and `write`
 * returns false.
 */

type SessionKey =
  | 'contactSubject'
  | 'contactMessage'
  | 'signUpEmail'
  | 'signUpName'
  | 'signUpUsername'
  | 'signUpPhone'
  | 'landingGratitude'
  | 'landingGoals'
  | 'guestDiaryText'
  | 'guestDataSaved'
  | 'guestTextsSent'
  | 'guestTextsTaken'
  | 'guestTextsOwner'
  | 'personOfTab'
  | 'redirectAfterAuth'
  | 'askedTab'
  | 'followsServer'
  | 'sessionId'
type LocalKey =
  | 'diarySaveCount'
  | 'theme'
  | 'sans'
  | 'keepsDays'
  | 'person'
  | `guestTexts:${string}`
  | `import:${string}`
  | `keptZone:${string}`

/** Texts. */
const typedKeys: string[] = ['landingGratitude', 'landingGoals', 'guestDiaryText']

/** Until the tab is closed. */
export const sessionStore = storeIn<SessionKey>(() => sessionStorage)

/** Until the person clears the browser's data. */
export const localStore = storeIn<LocalKey>(() => localStorage)

export const contactKeys = ['contactSubject', 'contactMessage'] as const satisfies SessionKey[]
export const signUpKeys = ['signUpEmail', 'signUpName', 'signUpUsername', 'signUpPhone'] as const satisfies SessionKey[]
/** Stored in this tab while it is typed (before-scripts.ts), and there again when a person comes back to the form. */
const formKeys = [...contactKeys, ...signUpKeys]

export const keptField = (key: (typeof formKeys)[number]) => ({
  'data-keep': key,
  defaultValue: sessionStore.read(key),
})

export function forgetForms(keys: readonly (typeof formKeys)[number][] = formKeys): void {
  for (const key of keys) sessionStore.remove(key)
}

function storeIn<Key extends string>(storage: () => Storage) {
  const inThisPage = new Map<Key, string>()
  return {
    read: (key: Key): string => inThisPage.get(key) ?? attempt(() => storage().getItem(key)) ?? '',
    /** False when the value is only in this page. */
    write(key: Key, value: string): boolean {
      const stored = attempt(() => {
        storage().setItem(key, value)
        return true
      })
      if (stored) inThisPage.delete(key)
      else inThisPage.set(key, value)
      setOnlyInPage(key, !stored && value.trim() !== '' && typedKeys.includes(key))
      return stored ?? false
    },
    remove(key: Key): void {
      inThisPage.delete(key)
      setOnlyInPage(key, false)
      attempt(() => storage().removeItem(key))
    },
  }
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
