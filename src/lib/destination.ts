import { sessionStore } from './browser-storage.ts'

/** Remembers where a person was going when they had to sign in first. */
export function rememberDestination(path: string): void {
  sessionStore.write('redirectAfterAuth', path)
}

/** Where to go once signed in, used once. Only a path of our own: whatever else stands there is ignored. */
export function takeDestination(): string {
  const path = sessionStore.read('redirectAfterAuth')
  sessionStore.remove('redirectAfterAuth')
  return isOwnPath(path) ? path : '/'
}

/** `//host` and `/\host` begin like a path and end elsewhere, also with a tab or a line break between. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\S*$/.test(path)
}
