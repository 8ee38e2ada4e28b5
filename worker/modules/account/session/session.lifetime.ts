const day = 86_400_000

/** A session ends when nobody has used it for so long … */
export const idleLifetime = 30 * day
/** … and at the latest this long after it began. */
export const absoluteLifetime = 90 * day
/** How long after signing in a person may add another way to sign in. */
export const recentSignIn = 15 * 60_000
/** How often a session in use is written down as such. */
export const seenInterval = day
