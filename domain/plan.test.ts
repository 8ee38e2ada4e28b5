import { describe, expect, it } from 'vitest'
import { roleOf, seesAds } from './plan.ts'

const person = { subscriptionStatus: 'free', isEmployee: false, subscriptionEndDate: null } as const

describe('a role', () => {
  it.each([
    [null, 'visitor'],
    [person, 'free'],
    [{ ...person, subscriptionStatus: 'active' }, 'premium'],
    [{ ...person, isEmployee: true }, 'employee'],
    [{ ...person, isEmployee: true, subscriptionStatus: 'active' }, 'premium'],
    [{ ...person, subscriptionEndDate: 1 }, 'lapsed'],
    [{ ...person, subscriptionEndDate: 1, subscriptionStatus: 'active' }, 'premium'],
    [{ ...person, subscriptionEndDate: 1, isEmployee: true }, 'employee'],
  ] as const)('of %j is %s', (who, role) => expect(roleOf(who)).toBe(role))
})

it('shows ads to all but subscribers', () => {
  expect(seesAds(null)).toBe(true)
  expect(seesAds(person)).toBe(true)
  expect(seesAds({ ...person, isEmployee: true })).toBe(true)
  expect(seesAds({ ...person, subscriptionStatus: 'active' })).toBe(false)
})
