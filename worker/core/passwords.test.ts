import { describe, expect, it } from 'vitest'
import { createPasswordHasher, deriveNow } from './passwords.ts'

const passwords = createPasswordHasher()

/** As a version of ours with weaker parameters would have stored it. */
async function hashedWith(
  { N, r, p, saltBytes }: { N: number; r: number; p: number; saltBytes: number },
  password: string,
) {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  const key = await deriveNow(password, salt, { N, r, p })
  return ['scrypt', N, r, p, Buffer.from(salt).toString('base64url'), Buffer.from(key).toString('base64url')].join('$')
}

describe('a stored password', () => {
  it('has its parameters and its own salt', async () => {
    const [one, other] = [await passwords.hash('morning light'), await passwords.hash('morning light')]
    const [scheme, N, r, p, salt, key] = one.split('$')
    expect([scheme, Number(N), Number(r), Number(p)]).toEqual(['scrypt', 2 ** 14, 8, 5])
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
    { N: 2 ** 13, r: 8, p: 5, saltBytes: 16 },
    { N: 2 ** 14, r: 8, p: 1, saltBytes: 16 },
    { N: 2 ** 14, r: 4, p: 5, saltBytes: 16 },
    { N: 2 ** 14, r: 8, p: 5, saltBytes: 8 },
  ])('with weaker parameters (%j) still matches, and is reported as outdated', async (parameters) => {
    const stored = await hashedWith(parameters, 'morning light')
    expect(await passwords.verify('morning light', stored)).toEqual({ matches: true, outdated: true })
    expect((await passwords.verify('evening light', stored)).matches).toBe(false)
  })

  it('that cannot be parsed matches nothing', async () => {
    for (const stored of [null, '', 'plain', 'bcrypt$10$x$y$z', 'scrypt$16384$8$5$$']) {
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
