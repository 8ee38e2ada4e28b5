import { inDollars } from './numbers.ts'
import type { User } from './user.ts'

const amountCents = 999
export const price = {
  amountCents,
  get label() {
    return inDollars(amountCents)
  },
}

export const roles = ['visitor', 'free', 'premium', 'employee', 'lapsed'] as const
export type Role = (typeof roles)[number]

type PlanOfPerson = Pick<User, 'subscriptionStatus' | 'isEmployee' | 'subscriptionEndDate'>

export function roleOf(person: PlanOfPerson | null | undefined): Role {
  if (!person) return 'visitor'
  if (person.subscriptionStatus === 'active') return 'premium'
  if (person.isEmployee) return 'employee'
  return person.subscriptionEndDate === null ? 'free' : 'lapsed'
}

/** Subscribers and employees have what Premium includes. */
export function hasPremium(role: Role): boolean {
  return role === 'premium' || role === 'employee'
}

/** Subscribers see no ads; employees without a subscription see them. */
export function seesAds(person: PlanOfPerson | null | undefined): boolean {
  return person?.subscriptionStatus !== 'active'
}

/** What a screen can show of Premium in its place. */
export type Upsell = 'goals' | 'history' | 'highlights'
