import type { Role } from '#domain/plan'
import type { UserChanges } from '../modules/account/user/user.repository.ts'

export type Standing = Exclude<Role, 'visitor'>

/** What a person's row says for each role, for whoever has to be one without paying. */
export const standings: Record<Standing, UserChanges> = {
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

export function isStanding(name: string): name is Standing {
  return Object.hasOwn(standings, name)
}
