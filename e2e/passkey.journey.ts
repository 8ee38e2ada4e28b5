import type { Page } from '@playwright/test'
import { browserSays, expect, expectAccessible, expectToast, test } from './journey.ts'
import { addAuthenticator } from './authenticator.ts'
import { logIn } from './forms.ts'
import { holdScripts } from './held-calls.ts'
import { signUp } from './people.ts'

const refused = 'Your device did not confirm it. You can try again, or do it another way.'
const toasts = (page: Page) => page.locator('.toast:not([data-leaving])')

test('a passkey is added, renamed, used to sign in, and removed', async ({ page, context, expectInConsole }) => {
  const person = await signUp(page)
  await addAuthenticator(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added', 'You can sign in with it from now on.')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('Name of this passkey').fill('The desk in the hall')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The desk in the hall', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename The desk in the hall' })).toBeFocused()
  await expectAccessible(page)

  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Welcome back!', "You've successfully logged in.")
  await expect(page).toHaveURL('/')
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email: person.email })

  await page.goto('/settings')
  await expect(page.getByText(/^Last used on/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove The desk in the hall' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expectToast(page, 'Passkey removed', 'It opens nothing here any more.')
  await expect(page.getByRole('region', { name: 'Signing in' })).toBeFocused()

  expectInConsole(browserSays.reply(401))
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Login failed', 'That passkey did not work. Please try again, or sign in another way.')
})

test('a device that refuses is reported', async ({ page }) => {
  await signUp(page)
  const device = await addAuthenticator(page)
  await page.goto('/settings')
  await device.refuse()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'No passkey was added', refused)
  await expect(toasts(page)).toContainText('Problem:')
})

test('a passkey asked for before the scripts load signs in when they have loaded', async ({ page, context }) => {
  await signUp(page)
  await addAuthenticator(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added')
  await context.clearCookies()
  const scripts = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await scripts.release()
  await expectToast(page, 'Welcome back!')
})

test('a cancelled sign-in by passkey is a failure, in the toast and beside the form', async ({ page, context }) => {
  await signUp(page)
  const device = await addAuthenticator(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added')
  await context.clearCookies()
  await page.goto('/auth')
  await device.refuse()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Login failed', refused)
  await expect(toasts(page)).toContainText('Problem:')
  await expect(page.getByRole('main').getByText(refused)).toBeVisible()
})

test('a sign-in that is too long ago is reported beside the control, and signing in again leads back to Settings', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(403))
  const person = await signUp(page)
  await addAuthenticator(page)
  const message = 'Please sign in again.'
  await page.route('**/api/passkeys/options', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'session.sign_in_again', message } } }),
  )
  await page.goto('/settings')
  const passkeys = page.getByRole('region', { name: 'Signing in' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText(message)).toBeVisible()
  await expectAccessible(page)
  await passkeys.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL('/auth')
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await page.unroute('**/api/passkeys/options')
  await logIn(page, person.username, person.password)
  await expect(page).toHaveURL('/settings')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added')
})
