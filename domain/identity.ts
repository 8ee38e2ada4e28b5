export const identityProviders = ['google', 'apple'] as const
export type IdentityProviderName = (typeof identityProviders)[number]

export const providerNames = { google: 'Google', apple: 'Apple' } as const satisfies Record<
  IdentityProviderName,
  string
>
/** Whether it opens the account. */
export type LinkedIdentity = { provider: IdentityProviderName; isLinked: boolean }
/** What came of linking one, in the address of Settings. */
export type LinkOutcome = 'linked' | 'taken' | 'failed'

/** What a provider returned about a person without an account, for the form that asks for the rest. */
export type PendingProfile = { provider: IdentityProviderName; name: string; email: string }
