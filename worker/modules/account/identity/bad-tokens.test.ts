import { CompactSign, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { identityProviders } from '#domain/identity'
import {
  beginAt,
  clientId,
  comeBack,
  createIdentityStandIn,
  emptyDirectory,
  goodClaims,
  signed,
  countRows,
  type StandIn,
} from '../../../testing/identity-stand-in.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let standIn: StandIn
let app: TestApp

beforeAll(async () => {
  standIn = await createIdentityStandIn()
  app = createTestApp({ variables: standIn.variables })
})
afterEach(emptyDirectory)

type Try = {
  state: string
  nonce: string
  now: number
  claims: (changes?: JWTPayload) => JWTPayload
  good: (changes?: JWTPayload) => Promise<string>
}

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const parts = (token: string) => token.split('.') as [string, string, string]
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** A token with one thing wrong, everything else as it should be. */
const badTokens: Record<string, (it: Try) => unknown> = {
  'from another issuer': ({ good }) => good({ iss: 'https://elsewhere.test' }),
  'from nobody': ({ good }) => good({ iss: undefined }),
  'from the issuer with a slash': ({ good }) => good({ iss: 'https://provider.test/' }),
  'from the issuer without encryption': ({ good }) => good({ iss: 'http://provider.test' }),
  'for another client': ({ good }) => good({ aud: 'another-client' }),
  'for nobody': ({ good }) => good({ aud: undefined }),
  'for us and another client': ({ good }) => good({ aud: [clientId, 'another-client'] }),
  'for another client in a list': ({ good }) => good({ aud: ['another-client'] }),
  'for an empty list': ({ good }) => good({ aud: [] }),
  'made for another party': ({ good }) => good({ azp: 'another-client' }),
  expired: ({ good, now }) => good({ exp: seconds(now) - 60 }),
  'that never expires': ({ good }) => good({ exp: undefined }),
  'whose expiry is a word': ({ good, now }) => good({ exp: `${seconds(now) + 60}` as unknown as number }),
  'issued in the future': ({ good, now }) => good({ iat: seconds(now) + 120 }),
  'issued at no time': ({ good }) => good({ iat: undefined }),
  'issued an hour ago': ({ good, now }) => good({ iat: seconds(now) - 3600 }),
  'not valid yet': ({ good, now }) => good({ nbf: seconds(now) + 120 }),
  'without a nonce': ({ good }) => good({ nonce: undefined }),
  'with the nonce of another try': ({ good }) => good({ nonce: 'f'.repeat(64) }),
  'with the state for a nonce': ({ good, state }) => good({ nonce: state }),
  'with the nonce in a list': ({ good, nonce }) => good({ nonce: [nonce] }),
  'about nobody': ({ good }) => good({ sub: undefined }),
  'about an empty subject': ({ good }) => good({ sub: '' }),
  'about a number': ({ good }) => good({ sub: 7 as unknown as string }),
  'about a subject beyond all length': ({ good }) => good({ sub: 's'.repeat(256) }),
  'that says it needs no signature': ({ claims }) => `${encode({ alg: 'none' })}.${encode(claims())}.`,
  'that says so, with a signature': async ({ good }) => {
    const [, payload, signature] = parts(await good())
    return `${encode({ alg: 'none', kid: 'first' })}.${payload}.${signature}`
  },
  'signed with our public key as a shared secret': async ({ claims }) => {
    const publicKey = await importJWK({ ...standIn.key.publicJwk, ext: true }, 'RS256', { extractable: true })
    const secret = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey))
    return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret)
  },
  'signed with another key': async ({ claims }) => {
    const { privateKey } = await generateKeyPair('RS256')
    return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(privateKey)
  },
  'signed with a key that nobody published': async ({ claims }) => {
    const { privateKey } = await generateKeyPair('RS256')
    return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'second' }).sign(privateKey)
  },
  'that brings its own key': async ({ claims }) => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const jwk = (await crypto.subtle.exportKey('jwk', publicKey)) as { kty: string }
    return new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'first', jwk }).sign(privateKey)
  },
  'signed with the right key in the wrong way': async ({ claims }) => {
    const key = await importJWK(
      { ...(await crypto.subtle.exportKey('jwk', standIn.key.privateKey as CryptoKey)), alg: 'RS512' } as never,
      'RS512',
    )
    return new SignJWT(claims()).setProtectedHeader({ alg: 'RS512', kid: 'first' }).sign(key)
  },
  'with another payload': async ({ good, claims }) => {
    const [header, , signature] = parts(await good())
    return `${header}.${encode(claims({ sub: 'somebody-else' }))}.${signature}`
  },
  'with another header': async ({ good }) => {
    const [, payload, signature] = parts(await good())
    return `${encode({ alg: 'RS256', kid: 'first', typ: 'JWT' })}.${payload}.${signature}`
  },
  'with the signature of another token': async ({ good }) => {
    const [header, payload] = parts(await good())
    return `${header}.${payload}.${parts(await good({ sub: 'somebody-else' }))[2]}`
  },
  'with one bit of the signature turned': async ({ good }) => {
    const [header, payload, signature] = parts(await good())
    const bytes = Buffer.from(signature, 'base64url')
    bytes[100]! ^= 1
    return `${header}.${payload}.${bytes.toString('base64url')}`
  },
  'without its signature': async ({ good }) =>
    parts(await good())
      .slice(0, 2)
      .join('.'),
  'with a part too many': async ({ good }) => `${await good()}.${encode('more')}`,
  'with a header that must be understood': ({ claims }) => {
    const bytes = new TextEncoder().encode(JSON.stringify(claims()))
    return new CompactSign(bytes)
      .setProtectedHeader({ alg: 'RS256', kid: 'first', crit: ['exp'], exp: 1 })
      .sign(standIn.key.privateKey, { crit: { exp: true } })
  },
  'whose payload is not JSON': () =>
    new CompactSign(new TextEncoder().encode('hello'))
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .sign(standIn.key.privateKey),
  'whose payload is a list': ({ claims }) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify([claims()])))
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .sign(standIn.key.privateKey),
  'that is not a token': () => 'hello',
  'that is nothing': () => '',
  'that is a number': () => 7,
  'that is missing': () => undefined,
}

describe.each(identityProviders)('an ID token of %s', (provider) => {
  const bring = async (make: (it: Try) => unknown) => {
    const client = app.client()
    const { state, nonce } = await beginAt(provider, client)
    const now = app.clock.now()
    const claims = (changes: JWTPayload = {}) => goodClaims(nonce, now, changes)
    const good = (changes: JWTPayload = {}) => signed(standIn, claims(changes))
    standIn.answer = { idToken: await make({ state, nonce, now, claims, good }) }
    return {
      client,
      reply: await comeBack(provider, client, {
        state,
        code: 'a code',
        user: '{"name":{"firstName":"Rosa","lastName":"Field"}}',
      }),
    }
  }

  test('signs a person in when it is valid', async () => {
    const { client, reply } = await bring(({ good }) => good())
    expect(reply.headers.get('Location')).toBe('/')
    expect(client.cookies.has('__Host-firstlight_session')).toBe(true)
    expect(await countRows()).toEqual({ users: 1, sessions: 1, pending: 0 })
  })

  test.each(Object.entries(badTokens))('%s opens no session', async (_, make) => {
    const { client, reply } = await bring(make)
    expect(reply.status).toBe(303)
    expect(reply.headers.get('Location')).toBe('/auth?error=oauth_failed')
    expect(client.cookies.has('__Host-firstlight_session')).toBe(false)
    expect(client.cookies.has('__Host-firstlight_pending')).toBe(false)
    expect(await countRows()).toEqual({ users: 0, sessions: 0, pending: 0 })
  })
})

test('there are at least thirty of them', () => {
  expect(Object.keys(badTokens).length).toBeGreaterThanOrEqual(30)
})
