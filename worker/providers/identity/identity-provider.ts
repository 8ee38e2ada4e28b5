import type { IdentityProviderName } from '#domain/identity'

/** A person as a provider describes them. Provider and subject identify the person; the address does not. */
export type Identity = {
  provider: IdentityProviderName
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  picture: string | null
}

/** One try to sign in. `state` travels openly; the other two come from a secret that only this browser has. */
export type Attempt = { state: string; verifier: string; nonce: string }

export type IdentityProvider = {
  name: IdentityProviderName
  /** Where the browser is sent. */
  start(attempt: Attempt): URL
  /**
   * Turns the response of the provider into a person; throws if any check fails.
   * `givenName` is what the provider sent beside the code: Apple does so the first time only.
   */
  finish(returned: { code: string; attempt: Attempt; givenName: string | null }): Promise<Identity>
}

/** How long a provider may take in all before the person is told that it did not work. */
export const providerBudget = 10_000
