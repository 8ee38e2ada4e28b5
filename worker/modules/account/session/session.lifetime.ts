const day = 86_400_000

/** A session expires after this time without use … */
export const idleLifetime = 30 * day
/** … and at the latest this long after it began. */
export const absoluteLifetime = 90 * day
/** How long after signing in a person may add another way into the account. */
export const recentSignIn = 15 * 60_000
/** How often the use of a session is stored. */
export const seenInterval = day
