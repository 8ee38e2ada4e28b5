import type { ConfigOf } from '../../core/config.ts'
import { answered } from '../../core/deadline.ts'
import { createIdTokenReader, identityIn, usableName } from './id-token.ts'
import { providerBudget, type IdentityProvider } from './identity-provider.ts'
import { authorizationUrl, idTokenWithPkce } from './oauth-client.ts'

type Parts = { config: ConfigOf<'google'>; redirectUri: string; now: () => number; budget?: number }

export function createGoogle({ config, redirectUri, now, budget = providerBudget }: Parts): IdentityProvider {
  const registration = { ...config, redirectUri }
  const read = createIdTokenReader({ ...config, now })

  return {
    name: 'google',
    start: (attempt) => authorizationUrl(registration, attempt, ['openid', 'email', 'profile'], { pkce: true }),
    async finish({ code, attempt }) {
      const { clientSecret } = config
      const exchange = idTokenWithPkce(registration, { code, verifier: attempt.verifier, clientSecret })
      const reading = exchange.then((token) => read(token, attempt.nonce))
      const claims = await answered(reading, budget)
      return {
        provider: 'google',
        ...identityIn(claims),
        name: usableName(claims.name),
        picture: pictureOf(claims.picture),
      }
    },
  }
}

function pictureOf(claim: unknown): string | null {
  const isUsable =
    typeof claim === 'string' && claim.startsWith('https://') && claim.length <= 2_000 && URL.canParse(claim)
  return isUsable ? claim : null
}
