import { exportJWK, exportPKCS8, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import type { IdentityProviderName } from '#domain/identity'
import { realEnv } from './real-env.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

const issuer = 'https://provider.test'
export const clientId = 'firstlight-client'
export const clientSecret = 'the secret of the client'

/** What the token endpoint answers: a value in place of the ID token, or a whole response. */
type Answer = { idToken: unknown } | { reply: () => Response | Promise<Response> }

export type StandIn = {
  /** What points the app at the stand-in. */
  variables: Record<string, string>
  key: { privateKey: CryptoKey; publicJwk: JWK }
  keysReply: () => Response | Promise<Response>
  answer: Answer
  /** What the token endpoint was sent. */
  exchanges: { form: FormData; authorization: string | null }[]
}

export async function newSigningKey(kid: string): Promise<StandIn['key']> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  // Without `alg`: the server decides which signatures are accepted.
  return { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } }
}

/** A provider of our own that signs real ID tokens, for both Google and Apple. */
export async function createIdentityStandIn(): Promise<StandIn> {
  const appleKey = await generateKeyPair('ES256', { extractable: true })
  const standIn: StandIn = {
    variables: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: 'team',
      APPLE_KEY_ID: 'apple-key',
      APPLE_PRIVATE_KEY: (await exportPKCS8(appleKey.privateKey)).replaceAll('\n', '\\n'),
      ...Object.fromEntries(
        ['GOOGLE', 'APPLE'].flatMap((name) => [
          [`${name}_AUTHORIZE_URL`, `${issuer}/authorize`],
          [`${name}_TOKEN_URL`, `${issuer}/token`],
          [`${name}_KEYS_URL`, `${issuer}/keys`],
          [`${name}_ISSUER`, issuer],
        ]),
      ),
    },
    key: await newSigningKey('first'),
    keysReply: () => Response.json({ keys: [standIn.key.publicJwk] }),
    answer: { idToken: '' },
    exchanges: [],
  }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as Request, init as RequestInit)
    if (request.url === `${issuer}/keys`) return standIn.keysReply()
    if (request.method !== 'POST' || request.url !== `${issuer}/token`)
      throw new Error(`There is no stand-in for ${request.url}`)
    standIn.exchanges.push({ form: await request.formData(), authorization: request.headers.get('Authorization') })
    if ('reply' in standIn.answer) return standIn.answer.reply()
    return Response.json({
      id_token: standIn.answer.idToken,
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 3600,
    })
  }
  return standIn
}

/** The claims of an ordinary ID token. */
export function goodClaims(nonce: string, now: number, changes: JWTPayload = {}): JWTPayload {
  const iat = Math.floor(now / 1000)
  const claims = {
    iss: issuer,
    aud: clientId,
    sub: 'subject-1',
    email: 'rosa@mail.test',
    email_verified: true,
    name: 'Rosa Field',
    nonce,
    iat,
    exp: iat + 3600,
  }
  return JSON.parse(JSON.stringify({ ...claims, ...changes }))
}

export function signed({ key }: StandIn, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.publicJwk.kid! }).sign(key.privateKey)
}

/** A sign-in that has begun: the browser is at the provider. */
export type Begun = { url: URL; state: string; nonce: string; setCookie: string }

export async function beginAt(
  provider: IdentityProviderName,
  client: TestClient,
  { timezone, ...more }: RequestInit & { timezone?: string | undefined } = {},
): Promise<Begun> {
  const query = timezone ? `?${new URLSearchParams({ timezone })}` : ''
  const reply = await client.get(`/api/auth/${provider}${query}`, more)
  const url = new URL(reply.headers.get('Location')!)
  return {
    url,
    state: url.searchParams.get('state')!,
    nonce: url.searchParams.get('nonce')!,
    setCookie: reply.headers.get('Set-Cookie')!,
  }
}

/** The browser comes back, as each provider sends it: Apple by a POST from its own site, with no Lax cookie. */
export function comeBack(
  provider: IdentityProviderName,
  client: TestClient,
  parameters: Record<string, string>,
): Promise<Response> {
  const sent = new URLSearchParams(parameters)
  if (provider === 'google') return client.get(`/api/auth/google/callback?${sent}`)
  const cookie = client.cookies.get('__Host-firstlight_apple')
  return client.request('POST', '/api/auth/apple/callback', undefined, {
    body: sent.toString(),
    headers: {
      Origin: 'https://appleid.apple.com',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
      Cookie: cookie ? `__Host-firstlight_apple=${cookie}` : '',
    },
  })
}

/** From the button to the last redirect. */
export async function signInThrough(
  provider: IdentityProviderName,
  {
    app,
    standIn,
    client = app.client(),
    claims = {},
    user,
    timezone,
  }: {
    app: TestApp
    standIn: StandIn
    client?: TestClient
    claims?: JWTPayload
    user?: string | undefined
    timezone?: string
  },
): Promise<{ client: TestClient; reply: Response; location: string | null }> {
  const { state, nonce } = await beginAt(provider, client, { timezone })
  standIn.answer = { idToken: await signed(standIn, goodClaims(nonce, app.clock.now(), claims)) }
  const reply = await comeBack(provider, client, { state, code: 'a code', ...(user && { user }) })
  return { client, reply, location: reply.headers.get('Location') }
}

/** The number of people, of open sessions, and of identities whose profile is not complete. */
export async function countRows(): Promise<{ users: number; sessions: number; pending: number }> {
  const row = await realEnv.DB.prepare(
    `select (select count(*) from users) users, (select count(*) from sessions where ended_at is null) sessions,
      (select count(*) from secrets where purpose = 'pending_identity') pending`,
  ).first<{ users: number; sessions: number; pending: number }>()
  return row!
}

export async function emptyDirectory(): Promise<void> {
  await realEnv.DB.batch(['sessions', 'users', 'secrets'].map((table) => realEnv.DB.prepare(`delete from ${table}`)))
}
