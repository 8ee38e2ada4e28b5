import { logIn } from './forms.ts'
import { expect, expectToast, test } from './journey.ts'
import { gratitude } from './mornings.ts'
import { linkIn, mailTo } from './outbox.ts'
import { signUp } from './people.ts'

test('a reset link from the mail works once', async ({ page, context, expectInConsole }) => {
  expectInConsole(/status of 4\d\d .*\/api\/auth\/reset-password/)
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Forgot?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(page, 'Email sent')
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')

  const link = linkIn(await mailTo(page, person.email, 'Choose a new password'))
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('dawn-again')
  await page.getByLabel('Confirm password', { exact: true }).fill('dawn-again')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Success')
  await expect(page).toHaveURL('/auth')
  await logIn(page, person.email, 'dawn-again')
  await expect(page).toHaveURL('/')
  await expect(gratitude(page)).toBeEditable()

  await context.clearCookies()
  await page.goto(link)
  await expect(page.getByRole('alert')).toHaveText('This link has been used or has expired. Please ask for a new one.')
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(page, 'Email sent')
  await expect(page).toHaveURL('/auth')
})

test('the password is changed in Settings, with the old one', async ({ page, expectInConsole }) => {
  expectInConsole(/status of 400 .*\/api\/user\/password/)
  const person = await signUp(page)
  await page.goto('/.well-known/change-password')
  await expect(page).toHaveURL('/settings')
  const section = page.getByRole('region', { name: 'Signing in' })
  await section.getByRole('button', { name: 'Change password' }).click()
  const [current, wanted] = [section.getByLabel('Your password now'), section.getByLabel('New password')]
  await current.fill('not this')
  await wanted.fill('dawn')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(wanted).toHaveAccessibleDescription(/at least 6 characters/)
  await wanted.fill('dawn-again')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(current).toHaveAccessibleDescription(/That is not your password/)
  await expect(wanted).toHaveValue('dawn-again')
  await current.fill(person.password)
  await section.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Password changed')
  await expect(section.getByRole('button', { name: 'Change password' })).toBeFocused()
  await page.context().clearCookies()
  await page.goto('/auth')
  await logIn(page, person.email, 'dawn-again')
  await expect(page).toHaveURL('/')
})
