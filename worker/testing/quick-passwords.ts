import { createPasswordHasher, type Derive, type HashOptions, type PasswordHasher } from '../core/passwords.ts'

export type CountedPasswords = PasswordHasher & { count: () => number }

/** Counts hashes, and by default computes one in no time: what a real one costs is its own test's business. */
export function createCountedPasswords({ derive = quickly, inTurn }: HashOptions = {}): CountedPasswords {
  let count = 0
  const counted: Derive = (...args) => {
    count += 1
    return derive(...args)
  }
  const hasher = createPasswordHasher({ derive: counted, ...(inTurn && { inTurn }) })
  return { ...hasher, count: () => count }
}

const quickly: Derive = async (password, salt, { N, r, p }) => {
  const input = new TextEncoder().encode(JSON.stringify([password, [...salt], N, r, p]))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', input))
}
