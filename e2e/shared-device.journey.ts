import { addAuthenticator } from './authenticator.ts'
import { fillSignUp, logIn } from './forms.ts'
import { holdScripts } from './held-calls.ts'
import { expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { signUp, somebody } from './people.ts'

const question = (page: Page) => page.getByRole('checkbox', { name: 'Others use this device too' })
const keepsDays = (page: Page) => page.getByRole('switch', { name: 'Keep my days on this device' })

async function continueWithGoogle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill('Ada Morning')
  await page.getByLabel('Email', { exact: true }).fill(somebody().email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
}

/** Each way in: what comes before the question, and what the person does after it. */
const ways: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  async password(page) {
    const { username, password } = await signUp(page)
    await page.request.post('/api/logout')
    await page.goto('/auth')
    return async () => {
      await logIn(page, username, password)
    }
  },
  async 'sign-up'(page) {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    return async () => {
      await fillSignUp(page, somebody())
      await page.getByRole('button', { name: 'Create Account' }).click()
    }
  },
  async passkey(page) {
    await signUp(page)
    await addAuthenticator(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expectToast(page, 'Passkey added')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/auth')
    return () => page.getByRole('button', { name: 'Use a passkey' }).click()
  },
  // Apple's button is a link beside it.
  async Google(page) {
    await page.goto('/auth')
    return () => continueWithGoogle(page)
  },
  async 'Google before the scripts have loaded'(page) {
    const { release } = await holdScripts(page)
    await page.goto('/auth', { waitUntil: 'commit' })
    return async () => {
      await continueWithGoogle(page)
      await release()
    }
  },
}

for (const [name, prepare] of Object.entries(ways))
  test(`a device that is said to be shared keeps nothing: ${name}`, async ({ page }) => {
    const signIn = await prepare(page)
    await question(page).check()
    await signIn()
    await expect(page).toHaveURL('/')
    await page.goto('/settings')
    await expect(keepsDays(page)).not.toBeChecked()
  })

test('an answer given before the scripts load can be taken back', async ({ page }) => {
  const { release } = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await question(page).check()
  await release()
  await expect(page.locator('[data-hydrated]')).toBeVisible()
  await expect(question(page)).toBeChecked()
  await question(page).uncheck()
  expect(await page.evaluate(() => localStorage.getItem('keepsDays'))).toBeNull()
})

test('the question is asked once on a device, and an answer can be taken back', async ({ page }) => {
  await page.goto('/auth')
  await question(page).check()
  await question(page).uncheck()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(question(page)).not.toBeChecked()
  await expectAccessible(page)
  await continueWithGoogle(page)
  await page.goto('/settings')
  await expect(keepsDays(page)).toBeChecked()
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[data-hydrated]')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})
