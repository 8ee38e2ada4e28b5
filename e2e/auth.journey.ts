import { expectFieldError, fillFirstStep, fillLogin, fillSignUp, tabTo } from './forms.ts'
import { browserSays, expect, expectToast, test, unreachable } from './journey.ts'
import { signUp, somebody } from './people.ts'
import { holdCalls, holdScripts } from './held-calls.ts'

const logIn = { name: 'Log In', exact: true }

test('sign-up shows the welcome toast and opens the today screen', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const person = somebody()
  await fillSignUp(page, person)
  const times = page.getByLabel('Preferred morning time')
  await expect(times).toHaveValue('06:00')
  await expect(times.locator('option')).toHaveText([
    '4:00 AM',
    '5:00 AM',
    '6:00 AM',
    '7:00 AM',
    '8:00 AM',
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
  ])
  // A reload loses no answer but the password.
  await page.reload()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await fillFirstStep(page, person)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name)
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(person.username)
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(person.phone)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Welcome to Firstlight!', 'Your account has been created successfully.')
  await expect(page).toHaveURL('/')
})

test('a visitor sees the forms before the browser loads their scripts', async ({ page }) => {
  await page.goto('/auth')
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
  )
  const [paintedAt, scriptsAt] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
      ] as const,
  )
  expect(Math.min(...scriptsAt)).toBeGreaterThan(paintedAt)
})

for (const way of ['username', 'email'] as const) {
  test(`sign-in by ${way}`, async ({ page, context }) => {
    const person = await signUp(page)
    await context.clearCookies()
    await page.goto('/auth')
    await fillLogin(page, person[way], person.password)
    await page.getByRole('button', logIn).click()
    await expectToast(page, 'Welcome back!', "You've successfully logged in.")
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
}

test('after sign-in the navigation and the skeleton of today are shown until its script has loaded', async ({
  page,
  context,
}) => {
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/auth')
  await fillLogin(page, person.username, person.password)
  const held = await holdCalls(page, /\/assets\/(home|today)[^/]*\.js$/)
  await page.getByRole('button', logIn).click()
  await expect(page.getByText('Opening your page')).toBeAttached()
  await expect(page.locator('.spinner')).toHaveCount(0)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const before = await page.getByRole('main').boundingBox()
  held.release()
  await expect(page.getByRole('textbox').first()).toBeEditable()
  const after = await page.getByRole('main').boundingBox()
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
})

test('a wrong password shows the server message and keeps the typed values', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(401))
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/auth')
  await fillLogin(page, person.username, 'not-the-password')
  await page.getByRole('button', logIn).click()
  await expectToast(page, 'Login failed', 'That username or password is not right.')
  await expect(page.getByRole('main').getByText('That username or password is not right.')).toBeVisible()
  await expect(page.getByLabel('Username or email')).toHaveValue(person.username)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password')
})

test('a taken username is reported at its field and in a toast', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  const taken = await signUp(page)
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, { ...somebody(), username: taken.username })
  await page.getByRole('button', { name: 'Create Account' }).click()
  const sentence = 'This username is taken. Please choose another.'
  await expectToast(page, 'Registration failed', sentence)
  await expectFieldError(page.getByLabel('Username', { exact: true }), sentence)
})

test('the login form reports missing fields', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', logIn).click()
  await expectFieldError(page.getByLabel('Username or email'), 'Username or email is required')
  await expectFieldError(page.getByLabel('Password', { exact: true }), 'Password is required')
})

test('the sign-up form reports the error of each field', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillFirstStep(page, { email: 'nobody', password: '12345' })
  await expectFieldError(page.getByLabel('Email', { exact: true }), 'Please enter a valid email address')
  await expectFieldError(page.getByLabel('Password', { exact: true }), 'Password must be at least 6 characters')
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden()
  await fillSignUp(page, { ...somebody(), name: ' ', username: 'ab', phone: 'call me' })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectFieldError(page.getByLabel('Name', { exact: true }), 'Name is required')
  await expectFieldError(page.getByLabel('Username', { exact: true }), 'Username must be at least 3 characters')
  await expectFieldError(page.getByLabel('Phone', { exact: true }), 'Please enter a valid phone number')
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('ab')
})

test('the forgot form refuses an invalid email address', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Forgot?' }).click()
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectFieldError(page.getByLabel('Email', { exact: true }), 'Please enter a valid email address')
})

test('a connection lost during submit is reported, and the next attempt succeeds', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/auth')
  await expect(page.locator('[data-hydrated]')).toBeVisible()
  await fillLogin(page, person.username, person.password)
  await context.setOffline(true)
  await page.getByRole('button', logIn).click()
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Username or email')).toHaveValue(person.username)
  await page.getByRole('button', logIn).click()
  await expect(page).toHaveURL('/')
})

test('a connection lost before the scripts had loaded: they are loaded when it is back, and the press counts', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(/^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
  const person = await signUp(page)
  await context.clearCookies()
  await page.route('**/assets/*.js', (route) => route.abort())
  await Promise.all([page.waitForEvent('requestfailed'), page.goto('/auth')])
  await fillLogin(page, person.username, person.password)
  await page.getByRole('button', logIn).click()
  await page.unroute('**/assets/*.js')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page).toHaveURL('/')
})

test('a sign-up whose response was lost succeeds when it is repeated', async ({ page, expectInConsole }) => {
  expectInConsole(/net::ERR_CONNECTION_FAILED/)
  let lost = false
  await page.route('**/api/register', async (route) => {
    if (lost) return route.continue()
    lost = true
    await route.fetch()
    await route.abort('connectionfailed')
  })
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, somebody())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
})

test('a login form submitted before the scripts load is submitted when they have loaded', async ({ page, context }) => {
  const person = await signUp(page)
  await context.clearCookies()
  const scripts = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await fillLogin(page, person.username, person.password)
  await page.getByRole('button', logIn).click()
  await scripts.release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a tab pressed before the scripts load is opened when they have loaded', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await scripts.release()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await fillSignUp(page, somebody())
})

const notices = [
  ['error=oauth_failed', 'Login', 'Authentication failed', 'Please try again or use a different method'],
  [
    'error=apple_not_configured',
    'Login',
    'Apple Sign-In Coming Soon',
    'Please use Google sign-in or create an account manually',
  ],
  ['complete_profile=1', 'Sign Up', 'Complete your profile', 'Please complete your account setup'],
  ['apple_signup=1', 'Sign Up', 'Apple Sign-In', 'Please create an account using your Apple ID email address'],
] as const
for (const [query, tab, title, description] of notices) {
  test(`/auth?${query} shows its toast and its tab`, async ({ page }) => {
    await page.goto(`/auth?${query}`)
    await expectToast(page, title, description)
    // A failure stays beside the form when the toast is gone.
    const isFailure = query.startsWith('error=')
    await expect(page.getByRole('main').getByText(description)).toHaveCount(isFailure ? 1 : 0)
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  })
}

test('/auth?reset_token shows the reset form instead of the tabs', async ({ page }) => {
  await page.route('**/api/auth/reset-password?*', (route) => route.fulfill({ json: {} }))
  await page.goto('/auth?reset_token=whatever')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByLabel('New password', { exact: true }).fill('12345')
  await page.getByLabel('Confirm password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectFieldError(page.getByLabel('New password', { exact: true }), 'Password must be at least 6 characters')
  await expectFieldError(page.getByLabel('Confirm password', { exact: true }), "Passwords don't match")
})

test('a signed-in person is redirected from /auth to /', async ({ page }) => {
  await signUp(page)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

for (const path of ['/settings', '/subscription']) {
  test(`${path} redirects a visitor to /auth, and back after sign-in`, async ({ page, context }) => {
    const person = await signUp(page)
    await context.clearCookies()
    await page.goto(path)
    await expect(page).toHaveURL('/auth')
    await fillLogin(page, person.username, person.password)
    await page.getByRole('button', logIn).click()
    await expect(page).toHaveURL(path)
  })
}

test('sign-in works with the keyboard alone', async ({ page, context }) => {
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Sign In' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth')
  await tabTo(page, page.getByRole('tab', { name: 'Login' }))
  // The arrow keys of tabs need the scripts.
  await expect(page.locator('form[data-active]').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByLabel('Username or email'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('the back button skips the redirect to /auth', async ({ page }) => {
  await page.goto('/privacy')
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})
