import { expectFieldError, logIn } from './forms.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { confirmEmail, linkIn, mailTo, runMinute } from './outbox.ts'
import { signUp, somebody } from './people.ts'

/** As the server does a quarter of an hour after the sign-in. */
async function askForPassword(page: Page, path: string): Promise<void> {
  const error = { code: 'session.sign_in_again', message: 'Please enter your password, or sign in again.' }
  await page.route(path, (route) => {
    const request = route.request()
    if (request.method() === 'GET' || request.postDataJSON().password) return route.continue()
    return route.fulfill({ status: 403, json: { error } })
  })
}

test('a forgotten password is reset through the link in the mail', async ({ page, context }) => {
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Forgot?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: /link/i }).click()
  await expectToast(page, 'Email sent')
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')

  await page.goto(linkIn(await mailTo(page, person.email, 'Choose a new password')))
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByLabel('New password', { exact: true }).fill('wren-at-dusk')
  await page.getByLabel(/confirm|again/i).fill('wren-at-noon')
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expectFieldError(page.getByLabel(/confirm|again/i), "Passwords don't match")
  await page.getByLabel(/confirm|again/i).fill('wren-at-dusk')
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expectToast(page, 'Success')
  await expect(page).toHaveURL('/auth')

  await logIn(page, person.email, 'wren-at-dusk')
  await expectToast(page, 'Welcome back!', "You've successfully logged in.")
})

test('a used reset link is refused, and the typed values stay', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.reply(400))
  const person = await signUp(page)
  await context.clearCookies()
  await page.request.post('/api/auth/forgot-password', { data: { email: person.email } })
  const link = linkIn(await mailTo(page, person.email, 'Choose a new password'))
  const token = new URLSearchParams(link.split('?')[1]).get('reset_token')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('wren-at-noon')
  await page.request.post('/api/auth/reset-password', { data: { token, password: 'wren-at-dusk' } })
  await page.getByLabel(/confirm|again/i).fill('wren-at-noon')
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expectToast(page, 'Error', 'This link has been used or has expired. Please ask for a new one.')
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('wren-at-noon')
})

test('an email address is verified by the code from the mail', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(400))
  const person = await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Confirm for this email address' }).click()
  await expectToast(page, 'Email sent', `A code is on its way to ${person.email}.`)
  const code = /\b\d{6}\b/.exec((await mailTo(page, person.email, 'is your Firstlight code')).text)![0]

  const field = page.getByLabel('The code from the mail')
  await field.fill('12345')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expectFieldError(field, 'Please enter the six digits')
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expectFieldError(field, 'That is not the code we sent.')
  await expectAccessible(page)
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText(`${person.email}, confirmed`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Profile' })).toBeFocused()
  await page.reload()
  await expect(page.getByText(`${person.email}, confirmed`)).toBeVisible()
})

test('another address is confirmed where it reads its mail, and taken back by the link in the old mailbox', async ({
  page,
}) => {
  const person = await signUp(page)
  await confirmEmail(page, person)
  const next = `next-${person.email}`
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Edit email' }).click()
  const field = page.getByLabel('New email')
  await expect(field).toBeFocused()
  await expect(page.getByText(`${person.email} stays in use until you have confirmed the new one.`)).toBeVisible()
  await field.fill(next)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = page.getByLabel('The code from the mail')
  await expect(code).toBeFocused()
  await code.fill(/\b\d{6}\b/.exec((await mailTo(page, next, 'is your Firstlight code')).text)![0])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText(`${next}, confirmed`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit email' })).toBeFocused()

  await runMinute(page)
  await page.goto(linkIn(await mailTo(page, person.email, 'Your address was changed')))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText(`${person.email} is the address of your account again`)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page).toHaveURL('/auth')
  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL('/')
})

test('a change of the address asks for the password when the sign-in is not recent', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(403))
  const person = await signUp(page)
  await page.goto('/settings')
  await askForPassword(page, '**/api/user/email')
  await page.getByRole('button', { name: 'Edit email' }).click()
  await page.getByLabel('New email').fill(`next-${person.email}`)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await expect(page.getByText('Please enter your password, or sign in again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('The code from the mail')).toBeFocused()
})

test('an ended device is refused on its next request', async ({ page, browser }) => {
  const person = await signUp(page)
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  await elsewhere.request.post('/api/login', { data: { username: person.username, password: person.password } })
  const other = await elsewhere.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible()

  await page.goto('/settings')
  await expect(page.getByText('Chrome on Android, today', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out of Chrome on Android, today' }).click()
  await expectToast(page, 'Signed out there')
  await expect(page.getByText('Chrome on Android, today', { exact: true })).toHaveCount(0)

  await other.goto('/settings')
  await expect(other).toHaveURL('/auth')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await elsewhere.close()
})

test('all other devices are signed out after a confirmation', async ({ page, browser }) => {
  const person = await signUp(page)
  const elsewhere = await browser.newContext()
  await elsewhere.request.post('/api/login', { data: { username: person.username, password: person.password } })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Sign out everywhere else?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out the others' }).click()
  await expectToast(page, 'Signed out there')
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401)
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await elsewhere.close()
})

test('deleting the account removes all its rows and what the browser stores of its person', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(400))
  const person = await signUp(page, 'free', somebody('Ida Winter'))
  // Nobody else's address gets the goodbye.
  await confirmEmail(page, person)
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string }
  const traces = async () => (await (await page.request.get(`/dev/traces/${id}`)).json()) as string[]
  expect(await traces()).toContain('users')

  const unsent = 'change:somebody-else:entry:2026-11-20'
  await page.goto('/settings')
  await page.evaluate(
    ([unsent, own]) => [unsent, own].forEach((key) => localStorage.setItem(key!, '{"texts":{}}')),
    [unsent, `change:${id}:entry:2026-11-20`],
  )
  const open = page.getByRole('button', { name: 'Delete', exact: true })
  const field = page.getByLabel(`Type ${person.email} to confirm`)
  await open.click()
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(open).toBeFocused()
  await open.click()
  await field.fill('yes')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expectFieldError(field, 'Please type it exactly as shown.')
  await expectAccessible(page)
  await field.fill(person.email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await traces()).toEqual([])
  // That this browser has the typeface names nobody.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'sans'))).toEqual([unsent])
  await mailTo(page, person.email, 'Your account is gone')
})

test('deleting the account asks for the password first when the sign-in is not recent', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(403))
  const person = await signUp(page)
  await page.goto('/settings')
  await askForPassword(page, '**/api/user')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('after the account was deleted, another tab does not say that its texts are on this device', async ({
  page,
  context,
  expectInConsole,
}) => {
  // The answer to the question who is signed in.
  expectInConsole(browserSays.reply(401))
  const person = await signUp(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  const notice = other.getByRole('status', { name: 'The person on this device has changed' })
  await expect(notice).toContainText('You were signed out in another tab.')
  await expect(notice).not.toContainText('saved on this device')
})

test('the export downloads a file named after the day', async ({ page }) => {
  const person = await signUp(page)
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export My Data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^firstlight-\d{4}-\d{2}-\d{2}\.json$/)
  await expectToast(page, 'Data exported', 'Your data has been downloaded successfully.')
  const file = JSON.parse(
    await (await (await download).createReadStream()).toArray().then((pieces) => Buffer.concat(pieces).toString()),
  )
  expect(file.user).toEqual({ name: person.name, email: person.email, subscriptionStatus: 'free' })
})

test('a failed export is reported', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(500))
  await signUp(page)
  await page.goto('/settings')
  await page.route('**/api/export*', (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'server.fault', message: 'Something went wrong on our side. Please try again.' } },
    }),
  )
  await page.getByRole('button', { name: 'Export My Data' }).click()
  await expectToast(page, 'Export failed', 'Something went wrong on our side. Please try again.')
})
