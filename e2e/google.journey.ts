import { holdScripts } from './held-calls.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToast, test } from './journey.ts'
import { signUp } from './people.ts'

/** On the local page that takes the place of Google. */
async function continueAs(
  page: Page,
  { name, email }: { name: string; email: string },
  waitUntil?: 'commit',
): Promise<void> {
  await page.goto('/auth', { waitUntil })
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a person' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
}

const newAddress = () => `ada-${randomUUID()}@example.com`

test.describe('a new person through Google', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('gets an account in the time zone of the browser, and the same account at the next sign-in', async ({
    page,
    context,
  }) => {
    const person = { name: 'Ada Morning', email: newAddress() }
    await continueAs(page, person)
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Ada').first()).toBeVisible()
    const first = await (await page.request.get('/api/user')).json()
    expect(first).toMatchObject({ ...person, timezone: 'Asia/Tokyo', phone: null, isVerified: true })

    await context.clearCookies()
    await continueAs(page, person)
    await expect(page).toHaveURL('/')
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ id: first.id })
  })

  test('gets the time zone of the browser also if the link was followed before the scripts had loaded', async ({
    page,
  }) => {
    await holdScripts(page)
    await continueAs(page, { name: 'Ada Morning', email: newAddress() }, 'commit')
    await expect(page).toHaveURL('/')
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ timezone: 'Asia/Tokyo' })
  })
})

test('guest texts become the first entry after sign-in with Google', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel("What are 3 things you're grateful for today?").fill('the quiet')
  await page.getByLabel('What are 3 small wins to move your day forward?').fill('one letter')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  await continueAs(page, { name: 'Ada Morning', email: newAddress() })
  await expect(page).toHaveURL('/')
  await expect(page.getByText('the quiet').first()).toBeVisible()
  await expect(page.getByText('Your Personal Motivation')).toBeVisible()
})

test('sign-in with Google returns to the screen that required it', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth')
  await continueAs(page, { name: 'Ada Morning', email: newAddress() })
  await expect(page).toHaveURL('/settings')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Google is linked in Settings, signs in, and is unlinked; what opens another account is refused', async ({
    page,
    context,
    browser,
  }) => {
    const person = await signUp(page)
    const atGoogle = { name: 'Ada Morning', email: newAddress() }
    const choose = async (on: Page) => {
      await on.goto('/settings')
      await on.getByRole('button', { name: 'Link Google' }).click()
      await on.getByLabel('Name').fill(atGoogle.name)
      await on.getByLabel('Email', { exact: true }).fill(atGoogle.email)
      await on.getByRole('button', { name: 'Continue as this person' }).click()
    }
    // It asks for a page while it starts, and must not ask twice for the way back.
    await page.goto('/settings')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await choose(page)
    await expectToast(page, 'Google linked', 'You can sign in with it from now on.')
    await expect(page).toHaveURL('/settings')
    await expect(page.getByText('Signs you in.')).toBeVisible()

    const elsewhere = await (await browser.newContext()).newPage()
    await signUp(elsewhere)
    await choose(elsewhere)
    const refusal = elsewhere.getByText('This Google account opens another account here.')
    await expect(refusal).toBeInViewport()
    await expectAccessible(elsewhere)
    await elsewhere.context().close()

    await context.clearCookies()
    await continueAs(page, atGoogle)
    await expect(page).toHaveURL('/')
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email: person.email })
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Unlink Google' }).click()
    // The button before the form has the same name.
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeFocused()
    await page.getByRole('button', { name: 'Unlink Google' }).click()
    await expectToast(page, 'Google unlinked')
    await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
  })
})

test('without a name from Google, the sign-up form is prefilled and asks for it', async ({ page }) => {
  const email = newAddress()
  await continueAs(page, { name: '', email })
  await expectToast(page, 'Complete your profile', 'Please complete your account setup')
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Welcome to Firstlight!', 'Your account has been created successfully.')
  await expect(page).toHaveURL('/')
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ name: 'Ada', email, isVerified: true })
})

test('cancelling at Google returns to /auth, which shows no failure', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expect(page.getByText('Authentication failed')).toHaveCount(0)
})

test('Apple without a key shows its toast', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Continue with Apple' }).click()
  await expectToast(page, 'Apple Sign-In Coming Soon', 'Please use Google sign-in or create an account manually')
})
