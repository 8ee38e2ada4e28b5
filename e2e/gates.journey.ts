import { roles } from '#domain/plan'
import type { screens } from '#domain/screens'
import { longDate } from '#domain/time/local-date'
import { logIn } from './forms.ts'
import { browserSays, expect, test } from './journey.ts'
import { kept } from './kept.ts'
import { rain, store, today } from './mornings.ts'
import { signUp } from './people.ts'

type Screen = {
  /** The address, where it is not the path. */
  at?: string
  /** The title of the gate, for a screen of Premium. */
  gate?: string
  /** A visitor is sent to /auth. */
  forPeople?: true
  /** What is shown to a person who enters. */
  shows: string
  /** What is shown to a visitor who enters, if it is something else. */
  toVisitors?: string
  /** For everyone else the address does not exist. */
  forEmployees?: true
  /** A person is sent to Today. */
  forVisitors?: true
}

const goalsGate = 'Goals Tracking & Planning'
const greeting = 'Welcome, June Field'

/** Every screen: a new one does not compile until it is named here. */
const allScreens: Record<(typeof screens)[number]['path'], Screen> = {
  '/': { shows: greeting, toVisitors: 'Three thanks, three small wins' },
  '/today': { shows: greeting, toVisitors: 'Please log in to continue' },
  '/goals': { gate: goalsGate, shows: 'My Goals' },
  '/goals/new': { gate: goalsGate, shows: 'New Goal' },
  '/goals/completed': { gate: goalsGate, shows: 'Completed Goals' },
  '/goals/:id/view': { at: '/goals/an-id/view', gate: goalsGate, shows: 'Goal Not Found' },
  '/goals/:id/edit': { at: '/goals/an-id/edit', gate: goalsGate, shows: 'Goal Not Found' },
  '/goal-wizard': { gate: goalsGate, shows: 'Goal Details' },
  '/congratulations': { shows: 'Daily Motivation' },
  '/weekly-highlights': { gate: 'Weekly Highlights & Analytics', shows: 'Highlights' },
  '/history': { gate: 'Complete History Access', shows: 'Your Journey' },
  '/history/print/:period': {
    at: '/history/print/2026-01',
    gate: 'Complete History Access',
    shows: 'Nothing was written here.',
  },
  '/settings': { forPeople: true, shows: 'Export My Data' },
  '/subscription': { forPeople: true, shows: '$9.99' },
  '/subscription/checkout': { forPeople: true, shows: 'Complete Your Subscription' },
  // It leads everyone on.
  '/share': { forPeople: true, forVisitors: true, shows: greeting },
  '/preview': { shows: 'Your morning, answered' },
  '/auth': { forVisitors: true, shows: greeting, toVisitors: 'A page of your own' },
  '/privacy': { shows: 'Privacy Policy' },
  '/terms': { shows: 'Terms of Service' },
  '/accessibility': { shows: 'Accessibility' },
  '/unsubscribe': { shows: 'Stop these mails' },
  '/contact': { shows: 'Contact' },
  '/operator': { forEmployees: true, shows: 'Operator' },
}

for (const role of roles) {
  test(`the ${role} enters every screen that is open to the role, and no other`, async ({ page, expectInConsole }) => {
    // No goal has this id, and the screen of employees does not exist for others.
    expectInConsole(/status of 404 .*\/(api\/goals\/an-id|operator)/)
    if (role !== 'visitor') await signUp(page, role)
    for (const [path, screen] of Object.entries(allScreens)) {
      const { at = path, gate, forPeople, forEmployees, forVisitors, shows, toVisitors } = screen
      // What everyone enters is the same for every person.
      if (role !== 'visitor' && role !== 'free' && !gate && !forPeople && !forEmployees) continue
      await page.goto(at)
      const main = page.getByRole('main')
      const gateTitle = main.getByRole('heading', {
        level: 1,
        name: gate ?? /^(Goals Tracking|Complete History|Weekly Highlights) /,
      })
      if (gate && (role === 'visitor' || role === 'free' || role === 'lapsed')) {
        await expect(gateTitle).toBeVisible()
        await expect(page).toHaveURL(at)
        await expect(
          main.getByRole('link', { name: role === 'visitor' ? 'Sign up to begin' : 'Upgrade to Premium' }),
        ).toBeVisible()
        await expect(main.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(role === 'visitor' ? 1 : 0)
      } else if (forPeople && role === 'visitor') {
        await expect(page).toHaveURL('/auth')
        await expect(main).toContainText('A page of your own')
      } else if (forEmployees && role !== 'employee') {
        await expect(main).toContainText('Page Not Found')
      } else {
        await expect(main, path).toContainText((role === 'visitor' && toVisitors) || shows)
        await expect(page).toHaveURL(forVisitors && role !== 'visitor' ? '/' : at)
        await expect(gateTitle).toHaveCount(0)
      }
    }
  })
}

for (const role of ['free', 'employee', 'lapsed'] as const) {
  test(`checkout asks the ${role} for a card, and then for nothing`, async ({ page, expectInConsole }) => {
    expectInConsole(browserSays.reply(409))
    await signUp(page, role)
    await page.goto('/subscription/checkout')
    await expect(page.getByText('This is a simulation')).toBeVisible()
    await page.getByLabel('Card').selectOption('Accepted')
    await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
    await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible()
    await page.goto('/subscription/checkout')
    await expect(page.getByText('Premium is already yours')).toBeVisible()
    await expect(page.getByLabel('Card')).toHaveCount(0)
  })
}

test('the goals gate shows own small wins, and the plans own hills, without a call', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await page.goto('/')
  await expect.poll(() => kept(page, `entry:${today()}`)).toBeDefined()
  // No call is ever answered.
  await page.route('**/api/**', () => {})
  const main = page.getByRole('main')
  await page.goto('/goals')
  await expect(main.getByText('Call home')).toBeVisible()
  await expect(main.getByText(`A small win of ${longDate(today())}`)).toHaveCount(3)
  await page.goto('/subscription')
  await expect(main.getByText('The hills of your latest days.')).toBeVisible()
})

// A gate, an open screen, and one that leads to the sign-in by itself.
for (const link of ['/goals/new?step=2', '/today?date=2026-10-01', '/settings#messages']) {
  test(`signing in at ${link} leads back there`, async ({ page, context }) => {
    const person = await signUp(page, 'premium')
    await context.clearCookies()
    await page.goto(link)
    if (!link.startsWith('/settings')) await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await logIn(page, person.username, person.password)
    await expect(page).toHaveURL(link)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0)
  })
}

const marked = ['Goals', 'Highlights', 'History', 'Upgrade']
const plain = ['Today', 'Settings']

for (const plan of ['free', 'employee', 'lapsed'] as const) {
  test(`the navigation marks what is Premium for the ${plan}`, async ({ page }) => {
    await signUp(page, plan)
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText([/^Today/, /^Goals/, /^Highlights/, /^History/, /^Settings/, /^Upgrade/])
    for (const name of marked)
      await expect(links.filter({ hasText: name })).toHaveAccessibleName(new RegExp(`^${name} ?, Premium$`))
    for (const name of plain) await expect(links.filter({ hasText: name })).toHaveAccessibleName(name)
  })
}

test('for a subscriber nothing is marked, and Upgrade is called Premium', async ({ page }) => {
  await signUp(page, 'premium')
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Today', 'Goals', 'Highlights', 'History', 'Settings', 'Premium'])
})

test('the navigation links to each screen and marks the current one', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  for (const [name, path] of [
    ['Goals', '/goals'],
    ['Highlights', '/weekly-highlights'],
    ['History', '/history'],
    ['Settings', '/settings'],
    ['Upgrade', '/subscription'],
    ['Today', '/'],
  ]) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path!)
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toContainText(name!)
  }
})
