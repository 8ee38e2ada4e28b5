import type { Role } from '#domain/plan'
import type { UserChanges } from '../modules/account/user/user.repository.ts'

export type SignedInRole = Exclude<Role, 'visitor'>

/** What a person's row says for each role: tests need each role without paying. */
export const rowOfRole: Record<SignedInRole, UserChanges> = {
  free: { subscriptionStatus: 'free', billingStatus: null, subscriptionEndDate: null, isEmployee: false },
  premium: { subscriptionStatus: 'active', billingStatus: 'active', subscriptionEndDate: null, isEmployee: false },
  employee: { subscriptionStatus: 'free', billingStatus: null, subscriptionEndDate: null, isEmployee: true },
  lapsed: {
    subscriptionStatus: 'free',
    billingStatus: 'canceled',
    subscriptionEndDate: Date.UTC(2026, 0, 1),
    isEmployee: false,
  },
}

export function isSignedInRole(name: string): name is SignedInRole {
  return Object.hasOwn(rowOfRole, name)
}
