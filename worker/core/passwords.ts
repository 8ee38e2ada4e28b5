import { scryptSync } from 'node:crypto'
import { Buffer } from 'node:buffer'
import { tooMany } from './errors.ts'
import { sameBytes } from './secrets.ts'

/** From OWASP's list: about 150 ms of one core. */
const current = { N: 2 ** 14, r: 8, p: 5 }
const keyBytes = 32

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Takes as long for a person without a password as for one with. */
  verify(password: string, stored: string | null): Promise<{ matches: boolean; outdated: boolean }>
}

/** `scrypt$N$r$p$salt$key`: the parameters travel with the hash, so they can grow. */
export function createPasswordHasher(derive = deriveInTurn): PasswordHasher {
  const hash = async (password: string) => {
    const salt = crypto.getRandomValues(new Uint8Array(16))
    const key = await derive(password, salt, current)
    return ['scrypt', current.N, current.r, current.p, encode(salt), encode(key)].join('$')
  }
  return {
    hash,
    async verify(password, stored) {
      const parsed = stored === null ? undefined : parse(stored)
      if (!parsed) {
        await derive(password, new Uint8Array(16), current)
        return { matches: false, outdated: false }
      }
      const key = await derive(password, parsed.salt, parsed.parameters)
      const { N, r, p } = parsed.parameters
      return {
        matches: sameBytes(key, parsed.key),
        outdated: N < current.N || r < current.r || p < current.p || parsed.salt.length < 16,
      }
    },
  }
}

type Parameters = typeof current
export type Derive = (password: string, salt: Uint8Array, parameters: Parameters) => Promise<Uint8Array>

/**
 * Synchronous on purpose: workerd computes scrypt on the isolate's only thread either way, so this
 * is what holds hashes to one at a time. The pause before it lets waiting requests pass between two.
 */
export const deriveInTurn: Derive = async (password, salt, parameters) => {
  await new Promise((resolve) => setTimeout(resolve, 0))
  return scryptSync(password, salt, keyBytes, { ...parameters, maxmem: 64 * 2 ** 20 })
}

/** Refuses a hash when more than `max` wait, so that a flood of passwords cannot occupy the isolate. */
export function limitWaiting(derive: Derive, max: number): Derive {
  let waiting = 0
  return async (...args) => {
    if (waiting >= max) throw tooMany(5)
    waiting += 1
    try {
      return await derive(...args)
    } finally {
      waiting -= 1
    }
  }
}

function parse(stored: string) {
  const [scheme, N, r, p, salt, key] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !key) return undefined
  return { parameters: { N: Number(N), r: Number(r), p: Number(p) }, salt: decode(salt), key: decode(key) }
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
