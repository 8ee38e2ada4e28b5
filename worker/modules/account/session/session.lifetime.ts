const day = 86_400_000

/** A session ends when nobody has used it for so long … */
export const idleLifetime = 30 * day
/** … and at the latest this long after it began. */
export const absoluteLifetime = 90 * day
/** How often a session in use is written down as such. */
export const seenInterval = day
