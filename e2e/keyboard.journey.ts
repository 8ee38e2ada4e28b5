import type { Locator } from '@playwright/test'
import { tabTo } from './forms.ts'
import { expect, test, type Page } from './journey.ts'
import { expectWritten, goals, gratitude, rain, snow } from './mornings.ts'
import { somebody } from './people.ts'

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

test('from the landing page to an edited page and out again, with the keyboard alone', async ({ page }) => {
  const person = somebody()
  await page.goto('/', { waitUntil: 'networkidle' })
  await type(page, gratitude(page), rain.gratitudeText)
  await type(page, goals(page), rain.goalsText)
  await press(page, page.getByRole('button', { name: "Let's Go" }))

  await expect(page.getByRole('heading', { name: 'Your page is waiting' })).toBeVisible()
  for (const step of [
    ['Email', 'Password'],
    ['Name', 'Username', 'Phone'],
  ] as const) {
    for (const name of step)
      await type(page, page.getByLabel(name, { exact: true }), person[name.toLowerCase() as keyof typeof person])
    await page.keyboard.press('Enter')
  }
  await expectWritten(page, rain)

  await press(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await expect(page.getByRole('textbox', { name: 'Gratitude' })).toBeFocused()
  await expect(page.locator('.lined-box-copy [data-active]').first()).toContainText('A letter from Ida')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(snow.gratitudeText)
  await press(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expectWritten(page, { ...rain, gratitudeText: snow.gratitudeText })

  await press(page, page.getByRole('link', { name: 'History', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Settings', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Sign Out', exact: true }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }))
  await expect(page).toHaveURL('/auth')
})
