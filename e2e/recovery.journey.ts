import { fillLogin } from './forms.ts'
import { expect, expectToast, test } from './journey.ts'
import { gratitude } from './mornings.ts'
import { signUp } from './people.ts'

type Mail = { to: string; text: string }

test('a reset link from the mail works once', async ({ page, context, request, expectInConsole }) => {
  expectInConsole(/status of 4\d\d .*\/api\/auth\/reset-password/)
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Forgot?' }).click()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectToast(page, 'Email sent')
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')

  const findLink = async () => {
    const mails: Mail[] = await (await request.get('/dev/outbox', { headers: { Accept: 'application/json' } })).json()
    const letter = mails.find(({ to, text }) => to === person.email && text.includes('reset_token='))
    return letter?.text.match(/\/auth\?reset_token=[^\s>)]+/)?.[0]
  }
  await expect.poll(findLink, { timeout: 15_000 }).toBeTruthy()
  const link = (await findLink())!

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('dawn-again')
  await page.getByLabel('Confirm password', { exact: true }).fill('dawn-again')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expectToast(page, 'Success')
  await expect(page).toHaveURL('/auth')
  await fillLogin(page, person.email, 'dawn-again')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
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
