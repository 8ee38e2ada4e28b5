import { hostCookieName, longestSession, signedOutCookie } from '#domain/cookies'

const isSecure = () => location.protocol === 'https:'
const cookieOf = (userId: string) => `${hostCookieName(signedOutCookie, isSecure())}=${userId}`

/**
 * A cookie, since it goes with whatever is asked first when the server is reached again, the page that the next person
 * opens included (`authenticate` in the Worker). The script cannot delete the one of the session.
 */
export function rememberSignOut(userId: string): void {
  const attributes = ['Path=/', 'SameSite=Lax', `Max-Age=${longestSession}`, ...(isSecure() ? ['Secure'] : [])]
  document.cookie = [cookieOf(userId), ...attributes].join('; ')
}

/** Whether this person has signed out here, and the server does not know. */
export function isSignedOut(userId: string): boolean {
  return document.cookie.split('; ').includes(cookieOf(userId))
}
