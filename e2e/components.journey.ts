import { expect, expectAccessible, expectNoSidewaysScroll, moving, test, type Page } from './journey.ts'

test.use(moving)

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui')
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
})

const toasts = (page: Page) => page.locator('[data-sonner-toast]:not([data-removed=true])')

test('every component is accessible in light and dark, and fits a narrow phone', async ({ page }) => {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('banners have their three sizes', async ({ page }) => {
  for (const [size, width, height] of [
    ['banner', 320, 50],
    ['large-banner', 320, 100],
    ['medium-rectangle', 300, 250],
  ] as const) {
    const banner = page.locator(`[data-size=${size}]`)
    await expect(banner).toHaveText('Advertisement')
    expect(await banner.boundingBox()).toMatchObject({ width, height })
  }
})

test('one toast at a time is announced, stays five seconds and can be closed', async ({ page }) => {
  await page.clock.install()
  await page.getByRole('button', { name: 'A short one' }).click()
  await page.clock.runFor(500)
  const region = page.getByRole('region', { name: /Notifications/ })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region).toContainText('Diary saved')

  await page.getByRole('button', { name: 'A problem' }).click()
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Problem:')
  await page.clock.runFor(4_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1_500)
  await expect(toasts(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'A short one' }).click()
  await page.clock.runFor(500)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)
})

test('a new toast replaces the one before it without a moment of overlap', async ({ page }) => {
  await page.getByRole('button', { name: 'A short one' }).click()
  await expect(toasts(page)).toContainText('Diary saved')
  const mostAtOnce = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0
        const end = performance.now() + 1_500
        const look = () => {
          const visible = [...document.querySelectorAll('[data-sonner-toast]')].filter((toast) =>
            toast.checkVisibility({ checkOpacity: true }),
          )
          most = Math.max(most, visible.length)
          if (performance.now() < end) requestAnimationFrame(look)
          else resolve(most)
        }
        look()
      }),
  )
  await page.getByRole('button', { name: 'A problem' }).click()
  await expect(toasts(page).filter({ hasText: 'Problem:' })).toBeVisible()
  expect(await mostAtOnce).toBe(1)
})

test('toasts appear at the bottom left', async ({ page }) => {
  await page.getByRole('button', { name: 'With a description' }).click()
  const distances = () =>
    toasts(page).evaluate((toast) => {
      const { left, bottom } = toast.getBoundingClientRect()
      return [Math.round(left), Math.round(innerHeight - bottom)]
    })
  await expect.poll(distances).toEqual([16, 16])
})

test('a confirmation returns its answer and restores the focus', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Ask first' })
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' })
  await button.click()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('No', { exact: true })).toBeVisible()
  await expect(button).toBeFocused()
  await button.click()
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Yes', { exact: true })).toBeVisible()
})

test('a menu is opened, navigated and closed by keyboard', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Actions for Run the river loop' })
  await button.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Goal' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Edit', { exact: true })).toBeVisible()
  await expect(button).toBeFocused()
})

test('the date picker starts weeks on Sunday, shows a date in words and has a button for today', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Target Completion Date' })
  const calendar = page.getByRole('dialog', { name: 'Target Completion Date' })
  await expect(button).toHaveText('Select date')
  await button.press('Enter')
  await expect(calendar.locator('th').first()).toHaveText('Su')
  await expect(calendar.getByRole('button', { name: 'Today, Saturday, November 21, 2026' })).toBeFocused()
  await expectAccessible(page)
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
  await calendar.getByRole('button', { name: 'Tuesday, December 1, 2026' }).click()
  await expect(button).toHaveText('Dec 01, 2026')
  await expect(button).toBeFocused()
  await button.click()
  await calendar.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(button).toHaveText('Nov 21, 2026')
})

test('Tab leaves the date picker for what follows its button, and Shift+Tab for the button', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Target Completion Date' })
  const calendar = page.getByRole('dialog', { name: 'Target Completion Date' })
  await button.press('Enter')
  await expect(calendar.getByRole('button', { name: /^Today, / })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(calendar.getByRole('button', { name: 'Today', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Week of' })).toBeFocused()
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Week of' })).toBeFocused()

  await button.press('Enter')
  await expect(calendar.getByRole('button', { name: /^Today, / })).toBeFocused()
  for (const name of ['Go to the Next Month', 'Go to the Previous Month']) {
    await page.keyboard.press('Shift+Tab')
    await expect(calendar.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await expect(calendar).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the time picker offers every hour and every fifth minute', async ({ page }) => {
  const picker = page.getByRole('group', { name: 'Reminder Time' })
  const choices = (name: string) => picker.getByLabel(name).locator('option').allTextContents()
  const [hours, minutes] = await Promise.all([choices('Hour'), choices('Minute')])
  expect([hours.length, hours.at(1), hours.at(-1)]).toEqual([25, '00', '23'])
  expect([minutes.length, minutes.at(2), minutes.at(-1)]).toEqual([13, '05', '55'])
  await picker.getByLabel('Hour').selectOption('07')
  await expect(picker.getByLabel('Minute')).toHaveValue('00')
})

test('the chosen theme is applied before the first script of the app, until the system theme is chosen again', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(/^Failed to load resource: net::ERR_FAILED .*\/assets\//)
  await page.emulateMedia({ colorScheme: 'light' })
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const lightPaper = await paper()
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(paper).not.toBe(lightPaper)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(paper).not.toBe(lightPaper)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await page.getByText('System', { exact: true }).click()
  await expect.poll(paper).toBe(lightPaper)
})
