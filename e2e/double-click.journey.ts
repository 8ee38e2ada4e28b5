import type { Page } from '@playwright/test'
import { fillLogin, fillSignUp } from './forms.ts'
import { storeGoal } from './goals.ts'
import { day, dialog, fillJournal } from './journals.ts'
import { expect, expectToast, test } from './journey.ts'
import { today } from './mornings.ts'
import { linkIn, mailTo } from './outbox.ts'
import { signUp, somebody } from './people.ts'

type SentForm = { form: string; call: string; fill: (page: Page) => Promise<void>; button: string; toast: string }

const forms: SentForm[] = [
  {
    form: 'sign-in',
    call: '/api/login',
    async fill(page) {
      const person = await signUp(page)
      await page.context().clearCookies()
      await page.goto('/auth')
      await fillLogin(page, person.username, person.password)
    },
    button: 'Log In',
    toast: 'Welcome back!',
  },
  {
    form: 'sign-up',
    call: '/api/register',
    async fill(page) {
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await fillSignUp(page, somebody())
    },
    button: 'Create Account',
    toast: 'Welcome to Firstlight!',
  },
  {
    form: 'request for a reset mail',
    call: '/api/auth/forgot-password',
    async fill(page) {
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Forgot?' }).click()
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
    },
    button: 'Send Reset Link',
    toast: 'Email sent',
  },
  {
    form: 'new password',
    call: '/api/auth/reset-password',
    async fill(page) {
      const { email } = await signUp(page)
      await page.context().clearCookies()
      await page.request.post('/api/auth/forgot-password', { data: { email } })
      await page.goto(linkIn(await mailTo(page, email, 'Choose a new password')))
      await page.getByLabel('New password', { exact: true }).fill('dawn-again')
      await page.getByLabel('Confirm password', { exact: true }).fill('dawn-again')
    },
    button: 'Reset Password',
    toast: 'Success',
  },
  {
    form: 'contact message',
    call: '/api/contact',
    async fill(page) {
      await page.goto('/contact')
      await page.getByLabel('Name').fill('June Field')
      await page.getByLabel('Email').fill('june@example.com')
      await page.getByLabel('Subject').fill('Mornings')
      await page.getByRole('textbox', { name: 'Message' }).fill('May I write in the evening as well?')
    },
    button: 'Send Message',
    toast: 'Message Sent',
  },
]

for (const { form, call, fill, button, toast } of forms) {
  test(`a double click sends one ${form}`, async ({ page }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === call) sent += 1
    })
    await fill(page)
    await page.getByRole('button', { name: button, exact: true }).dblclick()
    await expectToast(page, toast)
    expect(sent).toBe(1)
  })
}

test('a double click on Delete of an entry asks and deletes nothing, and a third click neither', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.goto(`/history?entry=${today()}`)
  await dialog(page).getByRole('button', { name: 'Delete' }).click({ clickCount: 3 })
  await expect(dialog(page).getByText('Delete this entry?')).toBeVisible()
  expect((await page.request.get(`/api/entries/${today()}`)).status()).toBe(200)
})

for (const button of ['Delete Goal', 'Sign Out']) {
  test(`a double click on ${button} asks once`, async ({ page }) => {
    await signUp(page, 'premium')
    if (button === 'Sign Out') await page.goto('/settings')
    else await page.goto(`/goals/${(await storeGoal(page)).id}/view`)
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).dblclick()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
  })
}
