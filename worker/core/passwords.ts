import { scryptSync } from 'node:crypto'
import { Buffer } from 'node:buffer'
import type { HashTurns, Rest } from './hash-turns.ts'
import { sameBytes } from './secrets.ts'

/**
 * Each round is one scrypt with the key of the round before as its salt, so that other requests run between two rounds.
 * The work is that of p = 5, which is on OWASP's list: about 150 ms of one core.
 */
const current = { N: 2 ** 14, r: 8, p: 1, rounds: 5 }
const keyBytes = 32

export type PasswordHasher = {
  /** Of those who wait, the one with the fewest tries comes first: none for a person who has proven who they are. */
  hash(password: string, tries?: number): Promise<string>
  /** Takes as long for a person without a password as for one with. */
  verify(password: string, stored: string | null, tries?: number): Promise<{ matches: boolean; outdated: boolean }>
}

/** `scrypt-rounds$N$r$rounds$salt$key`: the parameters travel with the hash, so they can grow. */
export function createPasswordHasher({ inTurn = atOnce, derive = deriveNow }: HashOptions = {}): PasswordHasher {
  const hash = async (password: string, tries = 1) => {
    const salt = crypto.getRandomValues(new Uint8Array(16))
    const key = await inTurn(tries, (rest) => derive(password, salt, current, rest))
    return ['scrypt-rounds', current.N, current.r, current.rounds, encode(salt), encode(key)].join('$')
  }
  return {
    hash,
    async verify(password, stored, tries = 1) {
      const parsed = stored === null ? undefined : parse(stored)
      if (!parsed) {
        await inTurn(tries, (rest) => derive(password, new Uint8Array(16), current, rest))
        return { matches: false, outdated: false }
      }
      const key = await inTurn(tries, (rest) => derive(password, parsed.salt, parsed.parameters, rest))
      const { N, r, rounds } = parsed.parameters
      return {
        matches: sameBytes(key, parsed.key),
        outdated: N < current.N || r < current.r || rounds < current.rounds || parsed.salt.length < 16,
      }
    },
  }
}

export type HashOptions = { inTurn?: HashTurns; derive?: Derive }
const atOnce: HashTurns = (_tries, hash) => hash(async () => {})

type Parameters = typeof current
export type Derive = (password: string, salt: Uint8Array, parameters: Parameters, rest: Rest) => Promise<Uint8Array>

/** Synchronous, because workerd computes scrypt on the isolate's only thread either way. */
export const deriveNow: Derive = async (password, salt, { rounds, ...parameters }, rest) => {
  let key: Uint8Array = salt
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await rest()
    key = scryptSync(password, key, keyBytes, { ...parameters, maxmem: 64 * 2 ** 20 })
  }
  return key
}

/** Before there were rounds, `scrypt$N$r$p$salt$key` was stored. */
function parse(stored: string) {
  const [scheme, N, r, count, salt, key] = stored.split('$')
  if ((scheme !== 'scrypt' && scheme !== 'scrypt-rounds') || !salt || !key) return undefined
  const [p, rounds] = scheme === 'scrypt' ? [Number(count), 1] : [1, Number(count)]
  return { parameters: { N: Number(N), r: Number(r), p, rounds }, salt: decode(salt), key: decode(key) }
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
