import { moods } from '#domain/mood'
import { browserSays, expect, expectToast, test, type Page } from './journey.ts'
import { gratitude, rain, store } from './mornings.ts'
import { signUp } from './people.ts'

// The contact form stores nothing on the device, so what a load of the page would discard is seen.
const text = 'The rain has stopped, and I have a question'
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'That page could not be opened' })
const items = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

/** Every load of a document from now on. */
function recordLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

async function openContactForm(page: Page): Promise<void> {
  await signUp(page)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await message(page).fill(text)
}

test('without a connection, pointing at and pressing the items of the navigation keeps the page and what was typed', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  await openContactForm(page)
  const loads = recordLoads(page)
  await context.setOffline(true)
  const links = await items(page).all()
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) {
    await link.hover()
    await link.dispatchEvent('touchstart')
    await link.focus()
    await page.keyboard.press('Tab')
    await link.click()
    await expect(notice(page)).toContainText('There is no connection at the moment.')
    await expect(message(page)).toHaveValue(text)
    await notice(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(notice(page)).toHaveCount(0)
  }
  await expect(page).toHaveURL('/contact')
  await links.at(-1)!.click()
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible()
  expect(loads).toEqual([])
})

test('a script that answers 503 keeps the page, and the person chooses between another try and a load of the page', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(503))
  await page.route('**/assets/settings-*.js', (route) => route.fulfill({ status: 503 }))
  await openContactForm(page)
  const loads = recordLoads(page)
  const settings = items(page).filter({ hasText: 'Settings' })
  await Promise.all([page.waitForResponse((reply) => reply.status() === 503), settings.hover()])
  await settings.click()
  await expect(notice(page)).toContainText('files could not be loaded')
  await Promise.all([
    page.waitForResponse((reply) => reply.status() === 503),
    notice(page).getByRole('button', { name: 'Try again' }).click(),
  ])
  await expect(message(page)).toHaveValue(text)
  expect(loads).toEqual([])
  await page.unroute('**/assets/settings-*.js')
  await notice(page).getByRole('button', { name: 'Load in full' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('a page whose own script answers 503 says so, and is loaded once', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(503))
  expectInConsole(/Failed to fetch dynamically imported module/)
  await signUp(page)
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 503 }))
  const loads = recordLoads(page)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'This page stumbled' })).toBeVisible()
  expect(loads).toHaveLength(1)
  await page.unroute('**/assets/contact-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(message(page)).toBeVisible()
})

test('without its script the landing page stays as it was built, with what was typed', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(503))
  await page.route('**/assets/landing-*.js', (route) => route.fulfill({ status: 503 }))
  const loads = recordLoads(page)
  await page.goto('/', { waitUntil: 'commit' })
  await gratitude(page).fill(text)
  await page.waitForLoadState('networkidle')
  await expect(gratitude(page)).toHaveValue(text)
  expect(loads).toHaveLength(1)
})

test('a part of a screen that cannot be loaded says so in its place, and is loaded at the next try', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/^Failed to load resource: net::ERR_FAILED/)
  await page.route('**/assets/sign-up-form-*.js', (route) => route.abort())
  await page.goto('/auth')
  const loads = recordLoads(page)
  await page.getByLabel('Username or email').fill('june')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded')
  await page.getByRole('tab', { name: 'Login' }).click()
  await expect(page.getByLabel('Username or email')).toHaveValue('june')
  // It is tried once when it is shown again.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/sign-up-form-'))
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await failed
  await page.unroute('**/assets/sign-up-form-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  expect(loads).toEqual([])
})

test('without a connection, a dialog that is not loaded keeps the page, and is loaded at the next try', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  await signUp(page)
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Edit name' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('June Meadow')
  const loads = recordLoads(page)
  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign Out' })
  await context.setOffline(true)
  await signOut.click()
  await expectToast(page, 'This could not be opened')
  await context.setOffline(false)
  await signOut.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue('June Meadow')
  expect(loads).toEqual([])
})

test('without a connection, Edit says so, and works at the next try', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.offline)
  await signUp(page)
  await store(page, rain)
  await page.goto('/', { waitUntil: 'networkidle' })
  // The parts of the page that come later are here.
  await expect(page.getByRole('radio')).toHaveCount(moods.length)
  await context.setOffline(true)
  const edit = page.getByRole('button', { name: 'Edit' })
  await edit.click()
  await expect(page.getByRole('alert')).toHaveText(
    'This could not be opened. Please look at your connection and try again.',
  )
  await context.setOffline(false)
  await edit.click()
  await expect(page.getByRole('textbox', { name: 'Gratitude' })).toHaveValue(rain.gratitudeText)
})
