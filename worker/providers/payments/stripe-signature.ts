/** Seconds. The clocks of Stripe and of the platform differ a little. */
const longestAhead = 5
const longestAgo = 300

/**
 * The signature header, if it has exactly the form in which Stripe writes it: one time without leading zeros, one `v1`,
 * and in test mode one `v0`. Stripe's library also accepts other forms, more than one time, and times in the future.
 */
export function isStrictSignature(header: string, now: number): boolean {
  const time = /^t=([1-9]\d{9}),v1=[0-9a-f]{64}(?:,v0=[0-9a-f]{64})?$/.exec(header)?.[1]
  if (!time) return false
  const age = now / 1000 - Number(time)
  return age <= longestAgo && age >= -longestAhead
}

/** Strict: bytes that are not UTF-8 would be read as the replacement character, and a byte order mark as nothing. */
export function decodeStrictly(body: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}
