import { common } from './texts.ts'
import { describe, expect, it } from 'vitest'
import { roles } from './plan.ts'
import { currentItem, navigationItems, screenAccess, screenAt, screens, showsNavigation } from './screens.ts'

describe('screens', () => {
  const everyone = { visitor: 'enter', free: 'enter', premium: 'enter', employee: 'enter', lapsed: 'enter' }
  const people = { ...everyone, visitor: 'signIn' }
  const nobody = { visitor: 'notFound', free: 'notFound', premium: 'notFound', lapsed: 'notFound' }
  const employees = { ...nobody, employee: 'enter' }
  const premium = { visitor: 'upsell', free: 'upsell', premium: 'enter', employee: 'enter', lapsed: 'upsell' }

  it.each([
    ['/', everyone],
    ['/today', everyone],
    ['/goals', premium],
    ['/goals/new', premium],
    ['/goals/:id/view', premium],
    ['/goals/:id/edit', premium],
    ['/goal-wizard', premium],
    ['/share', everyone],
    ['/congratulations', everyone],
    ['/history', premium],
    ['/history/print/:period', premium],
    ['/weekly-highlights', premium],
    ['/settings', people],
    ['/subscription', people],
    ['/preview', everyone],
    ['/auth', everyone],
    ['/privacy', everyone],
    ['/terms', everyone],
    ['/accessibility', everyone],
    ['/contact', everyone],
    ['/operator', employees],
  ])('%s opens by the table', (path, table) => {
    const screen = screens.find((candidate) => candidate.path === path)!
    expect(Object.fromEntries(roles.map((role) => [role, screenAccess(screen.access, role)]))).toEqual(table)
  })

  it('are found by address', () => {
    expect(screenAt('/')?.path).toBe('/')
    expect(screenAt('/goals/019aa/view')?.path).toBe('/goals/:id/view')
    expect(screenAt('/goals/')?.path).toBe('/goals')
    for (const nowhere of ['/nowhere', '/goals/1', '/goals/1/2/view', '/today/x', '/Today'])
      expect(screenAt(nowhere), nowhere).toBeUndefined()
  })
})

describe('the navigation', () => {
  it('has an item for each main screen', () => {
    expect(navigationItems.map(({ path, premium = false }) => [path, common.navigation[path], premium])).toEqual([
      ['/', 'Today', false],
      ['/goals', 'Goals', true],
      ['/weekly-highlights', 'Highlights', true],
      ['/history', 'History', true],
      ['/settings', 'Settings', false],
      ['/subscription', 'Upgrade', true],
    ])
  })

  it('marks the item of the screen that is shown', () => {
    expect(currentItem('/')).toBe('/')
    expect(currentItem('/today')).toBe('/')
    expect(currentItem('/goals/019aa/edit')).toBe('/goals')
    expect(currentItem('/goal-wizard')).toBe('/goals')
    expect(currentItem('/history/print/2026-11')).toBe('/history')
    expect(currentItem('/nowhere')).toBeUndefined()
  })

  it('is shown to signed-in people on every screen but checkout, and to visitors on the screens of the app only', () => {
    const shownTo = (isSignedIn: boolean) =>
      screens.map(({ path }) => path).filter((path) => showsNavigation(path, isSignedIn))
    expect(shownTo(true)).toEqual(screens.map(({ path }) => path).filter((path) => path !== '/subscription/checkout'))
    expect(shownTo(false)).toEqual([
      '/today',
      '/goals',
      '/goals/new',
      '/goals/completed',
      '/goals/:id/view',
      '/goals/:id/edit',
      '/goal-wizard',
      '/share',
      '/congratulations',
      '/weekly-highlights',
      '/history',
      '/history/print/:period',
      '/settings',
      '/subscription',
    ])
    expect([showsNavigation('/nowhere', true), showsNavigation('/nowhere', false)]).toEqual([true, false])
  })
})
