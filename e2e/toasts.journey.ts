import { expect, expectToast, test } from './journey.ts'
import { diary, letter, rain, store, today } from './mornings.ts'
import { signUp } from './people.ts'

test('no toast is shown while a letter streams, and the held toast appears after it', async ({ page }) => {
  await signUp(page, 'premium')
  const entry = await store(page, rain)
  const unanswered = { ...entry, aiResponse: null, respondedAt: null }
  await page.route('**/api/entries?*', (route) => route.fulfill({ json: [unanswered] }))
  await page.route(`**/api/entries/${today()}`, (route) => route.fulfill({ json: unanswered }))
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/api/entries', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expect(letter(page)).toHaveAttribute('aria-busy', 'true')
  await page.route('**/diary', async (route) =>
    route.fulfill({
      json: { ...unanswered, ...route.request().postDataJSON(), version: 2 },
    }),
  )
  await diary(page).fill('The kettle sang.')
  const saved = page.waitForResponse('**/diary')
  await page.getByRole('button', { name: 'Save Diary' }).click()
  await saved
  await expect(page.getByText('Stored').last()).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  open()
  await expect(letter(page)).toHaveAttribute('aria-busy', 'false')
  await expectToast(page, 'Diary saved')
})
