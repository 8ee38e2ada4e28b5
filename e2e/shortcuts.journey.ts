import { expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { gratitude } from './mornings.ts'
import { signUp } from './people.ts'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('the key ? opens the list of shortcuts on every screen, and Escape closes it', async ({ page }) => {
  await signUp(page, 'premium')
  for (const path of ['/', '/history', '/settings', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A field that has the cursor takes the key.
    await page.locator('h1').click()
    await page.keyboard.press('?')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
  }
})

test('the list is accessible and fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'See the list' }).click()
  await expect(list(page).getByRole('region', { name: 'Today' })).toContainText('Send the page')
  await expectNoSidewaysScroll(page)
  expect(await list(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('while one types, ? is a question mark', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  // Once the list has been loaded, it would open at the key and take the rest of what is typed.
  await page.locator('h1').click()
  await page.keyboard.press('?')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await gratitude(page).click()
  await page.keyboard.type('Why not? Tea')
  await expect(gratitude(page)).toHaveValue('Why not? Tea')
  await expect(list(page)).toHaveCount(0)
})

test('shortcuts of one key can be switched off, and stay off', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  const show = page.getByRole('button', { name: 'See the list' })
  await show.click()
  await list(page).getByRole('switch', { name: 'Shortcuts of one key' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(show).toBeVisible()
  await page.keyboard.press('?')
  await expect(list(page)).toHaveCount(0)
  await show.click()
  await expect(list(page).getByRole('switch', { name: 'Shortcuts of one key' })).not.toBeChecked()
})

test('a visitor has no shortcuts', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(list(page)).toHaveCount(0)
})
