import { expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { mailTo } from './outbox.ts'
import { signUp, type Person } from './people.ts'

async function confirmEmail(page: Page, { email }: Person): Promise<void> {
  await page.request.post('/api/verification/email')
  const code = /\d{6}/.exec((await mailTo(page, email, /confirm|code/i)).text)![0]
  expect((await page.request.post('/api/verification/email/confirm', { data: { code } })).ok()).toBe(true)
}

test('a test message arrives and is listed', async ({ page }) => {
  const person = await signUp(page)
  await confirmEmail(page, person)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded()
  const log = page.getByRole('region', { name: 'Last messages' })
  await expect(log.getByText('Nothing yet')).toBeVisible()
  await log.getByRole('button', { name: 'Send me a test' }).click()
  await expect(log.getByRole('status')).toContainText('The test is sent.')
  await expect(log.getByText(/^Today at .* · Sent$/)).toBeVisible()
  await mailTo(page, person.email, 'A test, as you asked')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
