import { browserSays, expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { signUp, somebody } from './people.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('an employee sees what fails, and answers a contact message', async ({ page, browser }) => {
  const person = somebody('Pearl Reader')
  const visitor = await (await browser.newContext()).newPage()
  await signUp(visitor, 'free', person)
  const subject = `About mornings ${Date.now()}`
  const message = { name: 'June Field', email: 'june@example.com', subject, message: 'May I write in the evening?' }
  expect((await visitor.request.post('/api/contact', { data: message })).ok()).toBe(true)

  await signUp(page, 'employee')
  await page.goto('/operator')
  await expect(page).toHaveTitle('Operator · Firstlight')
  await expect(section(page, 'Health')).toContainText('Database DB')
  await expect(section(page, 'Coach')).toContainText('The composer writes')
  await expect(page.getByRole('main')).not.toContainText('Pearl')

  const contact = section(page, 'Contact messages')
  const written = contact.getByRole('article').filter({ hasText: subject })
  await expect(written).toContainText('May I write in the evening?')
  await expect(written.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    /^mailto:june%40example\.com\?subject=Re/,
  )
  await written.getByRole('button', { name: 'Mark as answered' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as answered' }).click()
  await expect(written).toHaveCount(0)
})

test('an employee adds a headline, moves it up and switches it off', async ({ page }) => {
  const line = `The kettle is on, ${Date.now()}.`
  await signUp(page, 'employee')
  await page.goto('/operator')
  const headlines = section(page, 'Headlines')
  await headlines.getByRole('button', { name: 'Show' }).click()
  await headlines.getByLabel('A new headline').fill('Ein schöner Morgen')
  await headlines.getByRole('button', { name: 'Add' }).click()
  await expect(headlines).toContainText('An SMS has room for plain letters and marks only')
  await headlines.getByLabel('A new headline').fill(line)
  await headlines.getByRole('button', { name: 'Add' }).click()
  const switchOf = (on: boolean) => headlines.getByRole('button', { name: `Switch ${on ? 'on' : 'off'} ${line}` })
  await expect(switchOf(false)).toBeVisible()
  const moves = headlines.getByRole('button', { name: /^Move up/ })
  await expect(moves.last()).toHaveAccessibleName(`Move up ${line}`)
  await moves.last().press('Enter')
  await expect(moves.last()).not.toHaveAccessibleName(`Move up ${line}`)
  await expect(headlines.getByRole('button', { name: `Move up ${line}` })).toBeFocused()
  await headlines.getByLabel('A new headline').fill(line)
  await headlines.getByRole('button', { name: 'Add' }).click()
  await expect(headlines).toContainText('This headline is there already')
  await switchOf(false).click()
  await expect(switchOf(true)).toBeVisible()
  await page.reload()
  await headlines.getByRole('button', { name: 'Show' }).click()
  await expect(switchOf(true)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a sign-in that is too long ago is repeated, and leads back', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.reply(403))
  const person = await signUp(page, 'employee')
  const refusal = {
    error: { code: 'session.sign_in_again', message: 'This screen can be used in the first minutes after signing in.' },
  }
  await context.route('**/api/operator', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await page.goto('/operator')
  await expect(page.getByRole('main')).toContainText('in the first minutes after signing in')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByLabel('Username or email').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/operator')
  await expect(section(page, 'Health')).toContainText('Database DB')
})

test('for everyone else the screen does not exist, and nothing of it is loaded', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(404))
  await signUp(page, 'premium')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  expect((await page.goto('/operator'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found · Firstlight')
  expect(loaded.filter((path) => /operation-|api\/operator/.test(path))).toEqual([])
})
