import { line } from './text.ts'
import { emailAddress } from './user.ts'

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

const name = line(100, 'Name is required')

/** A name from a provider in the form in which names are stored; null if nothing usable is left. */
export function usableName(given: string | null | undefined): string | null {
  const read = name.safeParse((given ?? '').replace(/\s+/g, ' ').trim().slice(0, 100).toWellFormed())
  return read.success ? read.data : null
}

export function usableEmail(given: string | null | undefined): string | null {
  const read = emailAddress.safeParse(given ?? '')
  return read.success ? read.data : null
}
