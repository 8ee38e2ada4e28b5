import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ locale: 'en-XA' })

const widthIsKept = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('the landing page is in the language of the browser, before its scripts and after them', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
  await expect(page.getByRole('link', { name: 'Šígñ Íñ' })).toBeVisible()
  await page.getByRole('button', { name: 'Lét' }).click()
  await expect(page.getByText('Böth böxéš')).toBeVisible()
  expect(errors).toEqual([])
  expect(await widthIsKept(page)).toBe(true)
})
