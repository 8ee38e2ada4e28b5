import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import { fingerprint, newSecret } from '../../core/secrets.ts'
import type { ConfigOf } from '../../core/config.ts'

/** What a person enters on the local page. */
export type LocalPerson = { subject: string; email?: string; emailVerified?: boolean; name?: string }
/** The parameters of the address to which a browser is sent. */
export type AuthorizationRequest = Partial<
  Record<'client_id' | 'redirect_uri' | 'state' | 'nonce' | 'code_challenge', string>
>

type Redemption = { code: string; clientId: string; clientSecret: string; redirectUri: string; verifier: string }

export type LocalGoogle = ReturnType<typeof createLocalGoogle>

const keyPrefix = 'local-google:key:'
const codePrefix = 'local-google:code:'

/**
 * Google as a local run meets it: real codes, real PKCE, real signed ID tokens, so that everything
 * from our button to the session is the code that runs in production.
 */
export function createLocalGoogle({ kv, origin, now }: { kv: KVNamespace; origin: string; now: () => number }) {
  const issuer = `${origin}/dev/google`
  const callback = `${origin}/api/auth/google/callback`
  const config: ConfigOf<'google'> = {
    clientId: 'firstlight-on-this-machine',
    clientSecret: 'known to everyone on this machine',
    authorizeUrl: issuer,
    tokenUrl: `${issuer}/token`,
    keysUrl: `${issuer}/keys`,
    issuers: [issuer],
  }

  /** Several, where two made one at once: all of them are published, so either signature holds. */
  const readKeys = async (): Promise<JWK[]> => {
    const { keys } = await kv.list({ prefix: keyPrefix })
    const found = await Promise.all(keys.map(({ name }) => kv.get<JWK>(name, 'json')))
    return found.filter((key) => key !== null)
  }
  const signingKey = async (): Promise<JWK> => {
    const [known] = await readKeys()
    if (known) return known
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const key: JWK = { ...(await exportJWK(privateKey)), kid: newSecret(), alg: 'RS256', use: 'sig' }
    await kv.put(keyPrefix + key.kid, JSON.stringify(key))
    return key
  }

  return {
    config,

    knows: (request: AuthorizationRequest) =>
      request.client_id === config.clientId && request.redirect_uri === callback,

    async issueCode(request: AuthorizationRequest, person: LocalPerson): Promise<string> {
      const code = newSecret()
      await kv.put(codePrefix + code, JSON.stringify({ request, person }), { expirationTtl: 600 })
      return code
    },

    /** An ID token for a valid code that is used for the first time by the browser that began. */
    async redeem({ code, clientId, clientSecret, redirectUri, verifier }: Redemption): Promise<string | undefined> {
      const kept = await kv.get<{ request: AuthorizationRequest; person: LocalPerson }>(codePrefix + code, 'json')
      await kv.delete(codePrefix + code)
      if (!kept || clientId !== config.clientId || clientSecret !== config.clientSecret) return undefined
      const { request, person } = kept
      if (request.redirect_uri !== redirectUri || request.code_challenge !== (await challengeOf(verifier)))
        return undefined

      const key = await signingKey()
      const issuedAt = Math.floor(now() / 1000)
      const { subject, email, emailVerified, name } = person
      return new SignJWT({ nonce: request.nonce, azp: clientId, email, email_verified: emailVerified, name })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid! })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + 3600)
        .sign(await importJWK(key, 'RS256'))
    },

    async publicKeys(): Promise<{ keys: JWK[] }> {
      const keys = await readKeys()
      return { keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK) }
    },
  }
}

async function challengeOf(verifier: string): Promise<string> {
  return Buffer.from(await fingerprint(verifier), 'hex').toString('base64url')
}
