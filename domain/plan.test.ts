import { describe, expect, it } from 'vitest'
import { admission, admits, calls, roleOf, roles, screenAt, screens, seesAds, upsells } from './plan.ts'

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

describe('screens', () => {
  const everyone = { visitor: 'enter', free: 'enter', premium: 'enter', employee: 'enter', lapsed: 'enter' }
  const people = { ...everyone, visitor: 'signIn' }
  const premium = { visitor: 'upsell', free: 'upsell', premium: 'enter', employee: 'enter', lapsed: 'upsell' }

  it.each([
    ['/', everyone],
    ['/today', everyone],
    ['/goals', premium],
    ['/goals/new', premium],
    ['/goals/:id/view', premium],
    ['/goals/:id/edit', premium],
    ['/goal-wizard', premium],
    ['/congratulations', everyone],
    ['/history', premium],
    ['/weekly-highlights', premium],
    ['/settings', people],
    ['/subscription', people],
    ['/preview', everyone],
    ['/auth', everyone],
    ['/privacy', everyone],
    ['/terms', everyone],
    ['/contact', everyone],
  ])('%s opens by the table', (path, table) => {
    const screen = screens.find((candidate) => candidate.path === path)!
    expect(Object.fromEntries(roles.map((role) => [role, admission(screen.entrance, role)]))).toEqual(table)
  })

  it('have the titles of their gates', () => {
    expect(upsells.history).toBe('Complete History Access')
    expect(upsells.highlights).toBe('Weekly Highlights & Analytics')
  })

  it('are found by address', () => {
    expect(screenAt('/')?.path).toBe('/')
    expect(screenAt('/goals/019aa/view')?.path).toBe('/goals/:id/view')
    expect(screenAt('/goals/')?.path).toBe('/goals')
    for (const nowhere of ['/nowhere', '/goals/1', '/goals/1/2/view', '/today/x', '/Today'])
      expect(screenAt(nowhere), nowhere).toBeUndefined()
  })
})

describe('calls', () => {
  it('are for the signed-in unless the table says otherwise', () => {
    expect(roles.map((role) => admits('GET /api/anything', role))).toEqual(['notSignedIn', 'yes', 'yes', 'yes', 'yes'])
  })

  it('are open to everyone for a reason', () => {
    for (const [call, rule] of Object.entries(calls)) {
      if (rule.admits !== 'everyone') continue
      expect(rule.because, call).toMatch(/^[A-Z].{10,}\.$/)
      expect(
        roles.map((role) => admits(call, role)),
        call,
      ).toEqual(['yes', 'yes', 'yes', 'yes', 'yes'])
    }
  })
})
