import { expectFieldError } from './forms.ts'
import { expect, expectToast, test } from './journey.ts'
import { readOutbox } from './outbox.ts'

test('a contact message is confirmed, and mailed to support', async ({ page }) => {
  const subject = `About mornings ${Date.now()}`
  await page.goto('/contact')
  await page.getByLabel('Name').fill('June Field')
  await page.getByLabel('Email').fill('june@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('May I write in the evening as well?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Message Sent', "We'll get back to you within 24 hours!")
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('')

  await expect
    .poll(() => readOutbox(page))
    .toContainEqual(
      expect.objectContaining({
        subject: expect.stringContaining(subject),
        text: expect.stringContaining('May I write in the evening'),
      }),
    )
})

test('a message is there again after another page and after a reload, and not after it was sent', async ({ page }) => {
  await page.goto('/contact')
  const [subject, message] = [page.getByLabel('Subject'), page.getByRole('textbox', { name: 'Message' })]
  await subject.fill('About mornings')
  await message.fill('May I write in the evening as well?')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(message).toBeHidden()
  await page.goBack()
  await expect(message).toHaveValue('May I write in the evening as well?')
  await page.reload()
  await expect(subject).toHaveValue('About mornings')
  await page.getByLabel('Name').fill('June Field')
  await page.getByLabel('Email').fill('june@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Message Sent', "We'll get back to you within 24 hours!")
  await page.reload()
  await expect(message).toHaveValue('')
})

test('each field reports its error and keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('textbox', { name: 'Message' }).fill('Too short')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectFieldError(page.getByLabel('Name'), 'Name is required')
  await expectFieldError(page.getByLabel('Email'), 'Invalid email address')
  await expectFieldError(page.getByLabel('Subject'), 'Subject is required')
  await expectFieldError(page.getByRole('textbox', { name: 'Message' }), 'Message must be at least 10 characters')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Too short')
})

test('the frequently asked questions are answered beside the form', async ({ page }) => {
  await page.goto('/contact')
  for (const words of [
    'Settings → Notifications',
    'STOP',
    'Settings → Subscription',
    'Settings → Data & Privacy',
    'Export My Data',
  ]) {
    await expect(page.getByRole('main')).toContainText(words)
  }
})
