import { sessionStore } from '~/device/browser-storage'

export function rememberWhereTo(path: string): void {
  sessionStore.write('redirectAfterAuth', path)
}

/** For a link to the sign-in that leads back to this page. */
export function rememberThisPage(): void {
  const { pathname, search, hash } = window.location
  rememberWhereTo(pathname + search + hash)
}

/** The path that the person opened before they had to sign in; read once. Only a path of this origin counts. */
export function whereTo(): string {
  const path = sessionStore.read('redirectAfterAuth')
  sessionStore.remove('redirectAfterAuth')
  // `//host` and `/\host` begin like a path and end elsewhere, also with a tab or a line break between.
  return /^\/(?![/\\])\S*$/.test(path) ? path : '/'
}
