import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher, deriveNow } from './passwords.ts'

const passwords = createPasswordHasher()

/** As a version of ours with weaker parameters would have stored it. */
async function hashedWith(
  { N, r, p, rounds, saltBytes }: { N: number; r: number; p: number; rounds: number; saltBytes: number },
  password: string,
) {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await deriveNow(password, salt, { N, r, p, rounds }, async () => {})
  const count = rounds > 1 ? ['scrypt-rounds', N, r, rounds] : ['scrypt', N, r, p]
  return [...count, Buffer.from(salt).toString('base64url'), Buffer.from(key).toString('base64url')].join('$')
}

describe('a stored password', () => {
  it('has its parameters and its own salt', async () => {
    const [one, other] = [await passwords.hash('morning light'), await passwords.hash('morning light')]
    const [scheme, N, r, rounds, salt, key] = one.split('$')
    expect([scheme, Number(N), Number(r), Number(rounds)]).toEqual(['scrypt-rounds', 2 ** 14, 8, 5])
    expect(Buffer.from(salt!, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(Buffer.from(key!, 'base64url')).toHaveLength(32)
    expect(other).not.toBe(one)
    expect(other.split('$')[4]).not.toBe(salt)
  })

  it('matches the same characters and no others, in any script', async () => {
    for (const password of [' spaces ', 'пароль', '密码密码密码', '🌅🌅🌅🌅🌅🌅', 'a'.repeat(128)]) {
      const stored = await passwords.hash(password)
      expect(await passwords.verify(password, stored)).toEqual({ matches: true, outdated: false })
      expect((await passwords.verify(`${password} `, stored)).matches).toBe(false)
    }
  })

  it.each([
    { N: 2 ** 13, r: 8, p: 1, rounds: 5, saltBytes: 16 },
    { N: 2 ** 14, r: 8, p: 1, rounds: 4, saltBytes: 16 },
    { N: 2 ** 14, r: 4, p: 1, rounds: 5, saltBytes: 16 },
    { N: 2 ** 14, r: 8, p: 1, rounds: 5, saltBytes: 8 },
    // As it was stored before there were rounds.
    { N: 2 ** 14, r: 8, p: 5, rounds: 1, saltBytes: 16 },
  ])('with other parameters (%j) still matches, and is reported as outdated', async (parameters) => {
    const stored = await hashedWith(parameters, 'morning light')
    expect(await passwords.verify('morning light', stored)).toEqual({ matches: true, outdated: true })
    expect((await passwords.verify('evening light', stored)).matches).toBe(false)
  })

  it('takes each round with the key of the round before as its salt', async () => {
    const scrypt = (salt: Uint8Array) => scryptSync('morning light', salt, 32, { N: 16, r: 1, p: 1 })
    const salt = new Uint8Array(16)
    let rests = 0
    const key = await deriveNow('morning light', salt, { N: 16, r: 1, p: 1, rounds: 3 }, async () => void (rests += 1))
    expect([Buffer.from(key), rests]).toEqual([scrypt(scrypt(scrypt(salt))), 2])
  })

  it('that cannot be parsed matches nothing', async () => {
    for (const stored of [null, '', 'plain', 'bcrypt$10$x$y$z', 'scrypt$16384$8$5$$', 'bcrypt$1$1$1$eA$eA']) {
      expect((await passwords.verify('plain', stored)).matches).toBe(false)
    }
  })
})

it('takes as long without a password as with one: the same work is done', async () => {
  const done: unknown[] = []
  const counted = createPasswordHasher({
    async derive(_password, salt, parameters) {
      done.push({ ...parameters, salt: salt.length })
      return new Uint8Array(32)
    },
  })
  const stored = await counted.hash('morning light')
  done.length = 0
  await counted.verify('wrong', stored)
  await counted.verify('wrong', null)
  expect(done).toHaveLength(2)
  expect(done[0]).toEqual(done[1])
})
