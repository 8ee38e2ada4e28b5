import { scryptSync } from 'node:crypto'
import { Buffer } from 'node:buffer'
import type { HashTurns } from './hash-turns.ts'
import { sameBytes } from './secrets.ts'

/** From OWASP's list: about 150 ms of one core. */
const current = { N: 2 ** 14, r: 8, p: 5 }
const keyBytes = 32

export type PasswordHasher = {
  /** Of those who wait, the one with the fewest tries comes first: none for a person who has proven who they are. */
  hash(password: string, tries?: number): Promise<string>
  /** Takes as long for a person without a password as for one with. */
  verify(password: string, stored: string | null, tries?: number): Promise<{ matches: boolean; outdated: boolean }>
}

/** `scrypt$N$r$p$salt$key`: the parameters travel with the hash, so they can grow. */
export function createPasswordHasher({ inTurn = atOnce, derive = deriveNow }: Hashing = {}): PasswordHasher {
  const hash = async (password: string, tries = 1) => {
    const salt = crypto.getRandomValues(new Uint8Array(16))
    const key = await inTurn(tries, () => derive(password, salt, current))
    return ['scrypt', current.N, current.r, current.p, encode(salt), encode(key)].join('$')
  }
  return {
    hash,
    async verify(password, stored, tries = 1) {
      const parsed = stored === null ? undefined : parse(stored)
      if (!parsed) {
        await inTurn(tries, () => derive(password, new Uint8Array(16), current))
        return { matches: false, outdated: false }
      }
      const key = await inTurn(tries, () => derive(password, parsed.salt, parsed.parameters))
      const { N, r, p } = parsed.parameters
      return {
        matches: sameBytes(key, parsed.key),
        outdated: N < current.N || r < current.r || p < current.p || parsed.salt.length < 16,
      }
    },
  }
}

export type Hashing = { inTurn?: HashTurns; derive?: Derive }
const atOnce: HashTurns = (_tries, hash) => hash()

type Parameters = typeof current
export type Derive = (password: string, salt: Uint8Array, parameters: Parameters) => Promise<Uint8Array>

/** Synchronous, because workerd computes scrypt on the isolate's only thread either way. */
export const deriveNow: Derive = async (password, salt, parameters) =>
  scryptSync(password, salt, keyBytes, { ...parameters, maxmem: 64 * 2 ** 20 })

function parse(stored: string) {
  const [scheme, N, r, p, salt, key] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !key) return undefined
  return { parameters: { N: Number(N), r: Number(r), p: Number(p) }, salt: decode(salt), key: decode(key) }
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
