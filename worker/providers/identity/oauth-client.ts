/**
 * The only file that imports arctic: addresses to send a browser to, and codes turned into ID tokens.
 * Its Google and Apple classes have their endpoints built in, so the client below them is used.
 */
import { CodeChallengeMethod, OAuth2Client, OAuth2Tokens } from 'arctic'
import type { Attempt } from './identity-provider.ts'

export type Registration = { clientId: string; authorizeUrl: string; tokenUrl: string; redirectUri: string }

export function authorizationUrl(
  { clientId, authorizeUrl, redirectUri }: Registration,
  attempt: Attempt,
  scopes: string[],
  { pkce }: { pkce: boolean },
): URL {
  const client = new OAuth2Client(clientId, null, redirectUri)
  const url = pkce
    ? client.createAuthorizationURLWithPKCE(
        authorizeUrl,
        attempt.state,
        CodeChallengeMethod.S256,
        attempt.verifier,
        scopes,
      )
    : client.createAuthorizationURL(authorizeUrl, attempt.state, scopes)
  url.searchParams.set('nonce', attempt.nonce)
  return url
}

/** For a provider with PKCE that takes its client's secret as Basic credentials. */
export async function idTokenWithPkce(
  { clientId, tokenUrl, redirectUri }: Registration,
  { code, verifier, clientSecret }: { code: string; verifier: string; clientSecret: string },
): Promise<string> {
  const tokens = await new OAuth2Client(clientId, clientSecret, redirectUri).validateAuthorizationCode(
    tokenUrl,
    code,
    verifier,
  )
  return tokens.idToken()
}

/** For a provider that wants its client's secret in the body, which arctic's client does not do. */
export async function idTokenWithSecretInBody(
  { clientId, tokenUrl, redirectUri }: Registration,
  { code, clientSecret }: { code: string; clientSecret: string },
): Promise<string> {
  const reply = await fetch(tokenUrl, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  if (!reply.ok) throw new Error(`The token endpoint answered ${reply.status}.`)
  return new OAuth2Tokens(await reply.json<object>()).idToken()
}
