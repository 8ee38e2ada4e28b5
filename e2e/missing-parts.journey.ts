import { readdirSync, readFileSync } from 'node:fs'
import { addDays } from '#domain/time/local-date'
import type { SignedInRole } from '../worker/dev/roles.ts'
import { storeGoal } from './goals.ts'
import { day, fillJournal } from './journals.ts'
import { expect, test, type Page } from './journey.ts'
import { rain, store, today } from './mornings.ts'
import { signUp } from './people.ts'

const assets = new URL('../build/client/assets/', import.meta.url)
const missing = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/
const isPart = 'This part could not be loaded'
const notOpened = 'This could not be opened'

type Visit = {
  at: string | ((page: Page) => Promise<string>)
  /** Premium, if it is not named. */
  as?: SignedInRole | 'visitor'
  act?: (page: Page) => Promise<void>
  /** What the person then reads. A part without which the screen works may be missing in silence. */
  says?: string | RegExp
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const toTheEnd = (page: Page) => page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }))
const goalPage = async (page: Page, screen: string) => `/goals/${(await storeGoal(page)).id}/${screen}`

/** How a person comes to each file that is loaded later. */
const visits: Record<string, Visit> = {
  'active-goals': { at: '/', act: toTheEnd, says: isPart },
  'ask-journal': { at: '/history', act: press('Ask your journal'), says: 'This part could not be opened' },
  'calendar-rows': { at: '/settings', act: openSection('Goals in your calendar'), says: isPart },
  'code-form': { at: '/settings', act: press('Confirm'), says: isPart },
  'confirm-dialog': { at: '/settings', act: press('Sign Out'), says: notOpened },
  'date-calendar': { at: (page) => goalPage(page, 'edit'), act: press('Target Completion Date'), says: notOpened },
  'delete-account-form': { at: '/settings', act: press('Delete'), says: notOpened },
  'day-states': { at: `/?date=${addDays(today(), -1)}`, says: isPart },
  'earlier-line': { at: '/' },
  'email-form': { at: '/settings', act: press('Edit email'), says: notOpened },
  'entry-editor': { at: '/', act: press('Edit'), says: notOpened },
  evening: {
    at: async (page) => {
      const date = addDays(today(), -1)
      await fillJournal(page, [day(date, { eveningText: 'The walk at dusk' })])
      return `/?date=${date}`
    },
    says: isPart,
  },
  'goal-conflict': {
    at: async (page) => {
      const { id } = await storeGoal(page)
      await page.goto(`/goals/${id}/edit`)
      await page.getByLabel('Title').fill('Walk the river loop')
      await page.request.patch(`/api/goals/${id}`, { data: { title: 'Swim' } })
      return `/goals/${id}/edit`
    },
    says: isPart,
  },
  'goal-reminders-card': { at: async (page) => (await storeGoal(page)) && '/', act: toTheEnd, says: isPart },
  'form-rules': { at: '/auth', as: 'visitor', act: press('Log In'), says: /required/ },
  'goal-schemas': {
    at: (page) => goalPage(page, 'edit'),
    act: async (page) => {
      await page.getByLabel('Title').fill('Walk the river loop')
      await press('Update Goal')(page)
    },
    says: 'Goal updated',
  },
  'goals-at-gate': { at: '/goals', as: 'free' },
  'highlights-glimpse': { at: '/weekly-highlights', as: 'free' },
  'history-glimpse': { at: '/history', as: 'free' },
  'identity-rows': {
    at: '/settings',
    act: (page) => page.getByRole('heading', { name: 'Signing in' }).scrollIntoViewIfNeeded(),
    says: isPart,
  },
  'import-dialog': { at: '/settings', act: press('Import'), says: notOpened },
  kept: { at: '/goals', as: 'free' },
  'menu-popup': {
    at: async (page) => (await storeGoal(page)) && '/goals',
    act: press('Actions for Run the river loop'),
    says: notOpened,
  },
  'message-rows': { at: '/settings', act: openSection('What was sent'), says: isPart },
  'mood-choice': { at: '/', act: toTheEnd, says: isPart },
  'on-this-day': { at: '/', act: toTheEnd },
  'opened-entry': { at: `/history?entry=${today()}`, says: 'This entry could not be opened' },
  'own-days': { at: '/subscription', as: 'free' },
  'own-week': { at: '/', as: 'free', act: toTheEnd },
  'password-form': { at: '/settings', act: press('Change password'), says: notOpened },
  'phone-form': {
    at: '/settings',
    act: (page) => page.getByRole('switch', { name: 'Morning prompt by SMS' }).click(),
    says: notOpened,
  },
  'premium-card': { at: '/', as: 'free', act: toTheEnd, says: isPart },
  'share-dialog': { at: '/weekly-highlights', act: press('Make a picture'), says: 'The picture could not be made' },
  'shown-banner': { at: '/', as: 'free', act: toTheEnd },
  'sign-up-form': {
    at: '/auth',
    as: 'visitor',
    act: (page) => page.getByRole('tab', { name: 'Sign Up' }).click(),
    says: isPart,
  },
  'simulated-form': { at: '/subscription/checkout', as: 'free', says: isPart },
  esm: { at: '/auth', as: 'visitor', act: press('Use a passkey'), says: 'Login failed' },
  notice: { at: '/auth?error=oauth_failed', as: 'visitor', says: 'Authentication failed' },
  'take-back': { at: '/auth?take_back=link', as: 'visitor', says: isPart },
  'unsent-list': {
    at: async (page) => {
      const goal = await goalPage(page, 'edit')
      await page.goto(goal)
      await page.getByLabel('Title').fill('Walk the river loop')
      return '/'
    },
    act: press('Show'),
    says: notOpened,
  },
  operation: { at: '/operator', as: 'employee', says: isPart },
  user: {
    at: '/settings',
    act: async (page) => {
      await press('Edit name')(page)
      await page.getByLabel('Name', { exact: true }).fill(' ')
      await press('Save')(page)
    },
    says: 'Name is required',
  },
  'username-form': { at: '/settings', act: press('Edit username'), says: notOpened },
  'year-view': { at: '/history', act: toTheEnd },
}

/** No control waits for these, or another journey is about their absence. */
const others = {
  'the own script of a screen': ['entries', 'guest-today', 'landing', 'shell', 'today'],
  'sends, converts or offers what waits, and is loaded again at the next start': [
    ...['deleted-goal', 'goal-kind', 'guest-transfer', 'settings-kind'],
  ],
  'shown to few, without which the screen works': [
    'away-notice',
    'gate-example',
    'letter-question',
    'reply-language',
    'conflict-view',
    'unsent-notice',
    'interstitial',
    'other-person-notice',
    'zone-notice',
    'unsent-guest-texts',
    'wrong-clock',
  ],
  'the app opens with a connection only': [...['keep-days', 'kept-days', 'offline.queries']],
  'says so where it is loaded': ['complete-profile', 'push-browser', 'stripe-form', 'unlink-form'],
  'has a text in its place': ['help-message', 'tone'],
}

/** The files that the scripts of the build load with `import()`, without their hashes. */
function lazyFiles(): string[] {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js') && !name.startsWith('manifest-'))
  const names = scripts.flatMap((name) =>
    [...readFileSync(new URL(name, assets), 'utf8').matchAll(/import\([`'"]\.\/(.+?)-[\w-]{8}\.js[`'"]\)/g)].map(
      ([, file]) => file!,
    ),
  )
  return [...new Set(names)].toSorted()
}

function openSection(label: string) {
  return (page: Page) =>
    page.getByText(label, { exact: true }).locator('xpath=../..').getByRole('button', { name: 'Show' }).click()
}

test('every file that the build loads later is visited here, or it is said why not', () => {
  const named = [...Object.keys(visits), ...Object.values(others).flat()].toSorted()
  expect(lazyFiles()).toEqual(named)
})

for (const [file, { at, as = 'premium', act, says }] of Object.entries(visits))
  test(`without ${file} the page stays${says ? ', and says what is missing' : ''}`, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(missing)
    // What only the server validates, it refuses.
    expectInConsole(/^Failed to load resource: the server responded with a status of 400 /)
    if (as !== 'visitor') {
      await signUp(page, as)
      await store(page, rain)
    }
    const path = typeof at === 'string' ? at : await at(page)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort('internetdisconnected'))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${file}-`))
    await page.goto(path, { waitUntil: 'networkidle' })
    await act?.(page)
    await failed
    if (says) await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This page stumbled')).toHaveCount(0)
    expect(loads).toHaveLength(1)
  })
