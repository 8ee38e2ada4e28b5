const key = 'redirectAfterAuth'

export function rememberWhereTo(path: string): void {
  sessionStorage.setItem(key, path)
}

/** Where the person was going before they had to sign in; asked once. Only a path of ours counts. */
export function whereTo(): string {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path && /^\/(?![/\\])/.test(path) ? path : '/'
}
