import type { ConfigOf } from '../../core/config.ts'
import { answered } from '../../core/deadline.ts'
import { createIdTokenReader, identityIn, signClientSecret, usableName } from './id-token.ts'
import { providerBudget, type IdentityProvider } from './identity-provider.ts'
import { authorizationUrl, idTokenWithSecretInBody } from './oauth-client.ts'

type Parts = { config: ConfigOf<'apple'>; redirectUri: string; now: () => number; budget?: number }

/** Apple has no PKCE; the nonce ties the token to the browser that asked, and the code needs our signed secret. */
export function createApple({ config, redirectUri, now, budget = providerBudget }: Parts): IdentityProvider {
  const registration = { ...config, redirectUri }
  const read = createIdTokenReader({ ...config, now })

  const exchange = async (code: string) => {
    const clientSecret = await signClientSecret({ ...config, audience: config.issuers[0]!, now: now() })
    return idTokenWithSecretInBody(registration, { code, clientSecret })
  }

  return {
    name: 'apple',
    start(attempt) {
      const url = authorizationUrl(registration, attempt, ['name', 'email'], { pkce: false })
      // With a name or an address asked for, Apple answers in no other way.
      url.searchParams.set('response_mode', 'form_post')
      return url
    },
    async finish({ code, attempt, givenName }) {
      const reading = exchange(code).then((token) => read(token, attempt.nonce))
      const claims = await answered(reading, budget)
      return {
        provider: 'apple',
        ...identityIn(claims),
        name: usableName(givenName),
        picture: null,
      }
    },
  }
}
