/** `__Host-` binds a cookie to this host over https. Plain http, which only a local run speaks, has no such cookie. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}firstlight_${name}`
}

/** Names the person who has signed out in this browser, until the server has ended the session. */
export const signedOutCookie = 'signed_out'

/** In seconds: how long a session lives at most. */
export const longestSession = 90 * 86_400
