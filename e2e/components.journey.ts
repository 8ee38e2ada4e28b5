import { longDate, shortDate } from '#domain/time/local-date'
import { storeGoal } from './goals.ts'
import { browserSays, expect, expectAccessible, moving, test, type Page } from './journey.ts'
import { today } from './mornings.ts'
import { signUp } from './people.ts'

test.use(moving)

test.describe('toasts', () => {
  test.beforeEach(async ({ page, expectInConsole }) => {
    expectInConsole(browserSays.reply(400))
    await signUp(page)
    await page.goto('/settings')
    await page.route('**/api/export?format=markdown', (route) => route.fulfill({ status: 400, body: 'no' }))
  })
  const toasts = (page: Page) => page.locator('.toast:not([data-leaving])')
  const succeed = (page: Page) => page.getByRole('button', { name: 'Export My Data' }).click()
  const fail = (page: Page) => page.getByRole('button', { name: 'As Markdown' }).click()

  /** From now on the time of the page moves only where a test says so. */
  const stopClock = async (page: Page) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  }

  test('one toast at a time is announced, stays five seconds and can be closed', async ({ page }) => {
    await stopClock(page)
    await succeed(page)
    const region = page.getByRole('region', { name: 'Notices' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(region).toContainText('Data exported')

    await fail(page)
    await expect(toasts(page)).toContainText('Problem:')
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(4_900)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(toasts(page)).toHaveCount(0)

    await succeed(page)
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(toasts(page)).toHaveCount(0)
  })

  test('a toast stays while it is pointed at or focused, and gives the focus back', async ({ page }) => {
    await stopClock(page)
    await fail(page)
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toBeVisible()
    await page.mouse.move(600, 300)
    await page.clock.runFor(4_900)
    await expect(toasts(page)).toBeVisible()
    await page.clock.runFor(100)
    await expect(toasts(page)).toHaveCount(0)

    await fail(page)
    await expect(toasts(page)).toBeVisible()
    const before = page.getByRole('button', { name: 'Edit name' })
    await before.focus()
    await page.keyboard.press('Alt+T')
    await expect(page.getByRole('button', { name: 'Close this message' })).toBeFocused()
    await page.clock.runFor(20_000)
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(before).toBeFocused()
  })

  test.describe('with a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('a toast is swiped away', async ({ page }) => {
      await stopClock(page)
      await fail(page)
      await expect(toasts(page)).toBeVisible()
      const { x, y, width } = (await toasts(page).boundingBox())!
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', away: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 - away, y: y + 20 }],
        })
      await touch('touchStart', 0)
      for (const away of [30, 60, 90]) await touch('touchMove', away)
      await touch('touchEnd', 90)
      await expect(toasts(page)).toHaveCount(0)
    })
  })

  test('a new toast replaces the one before it without a moment of overlap', async ({ page }) => {
    await succeed(page)
    await expect(toasts(page)).toContainText('Data exported')
    const mostAtOnce = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let most = 0
          const end = performance.now() + 1_500
          const look = () => {
            const visible = [...document.querySelectorAll('.toast')].filter((toast) =>
              toast.checkVisibility({ checkOpacity: true }),
            )
            most = Math.max(most, visible.length)
            if (performance.now() < end) requestAnimationFrame(look)
            else resolve(most)
          }
          look()
        }),
    )
    await fail(page)
    await expect(toasts(page).filter({ hasText: 'Problem:' })).toBeVisible()
    expect(await mostAtOnce).toBe(1)
  })

  test('toasts appear at the bottom left', async ({ page, context }) => {
    await context.clearCookies()
    await page.goto('/auth?error=oauth_failed')
    const distances = () =>
      toasts(page).evaluate((toast) => {
        const { left, bottom } = toast.getBoundingClientRect()
        return [Math.round(left), Math.round(innerHeight - bottom)]
      })
    await expect.poll(distances).toEqual([16, 16])
  })
})

test('a menu is opened, navigated and closed by keyboard', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.goto('/goals')
  const button = page.getByRole('button', { name: 'Actions for Run the river loop' })
  await button.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Goal' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Goal' })).toBeFocused()
  for (const _ of ['Mark Complete', 'Edit Goal']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/goals/${id}/edit`)
})

test.describe('the form of a goal', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page, 'premium')
    const { id } = await storeGoal(page)
    await page.goto(`/goals/${id}/edit`)
  })

  const dateButton = (page: Page) => page.getByRole('button', { name: 'Target Completion Date' })
  const calendar = (page: Page) => page.getByRole('dialog', { name: 'Target Completion Date' })

  test('the date picker starts weeks on Sunday, shows a date in words and has a button for today', async ({ page }) => {
    await expect(dateButton(page)).toHaveText('Select date')
    await dateButton(page).press('Enter')
    await expect(calendar(page).locator('th').first()).toHaveText('Su')
    await expect(calendar(page).getByRole('button', { name: `Today, ${longDate(today())}` })).toBeFocused()
    await expectAccessible(page)
    const [year, month] = today().split('-').map(Number) as [number, number]
    const next = new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10)
    await calendar(page).getByRole('button', { name: 'Go to the Next Month' }).click()
    await calendar(page)
      .getByRole('button', { name: longDate(next) })
      .click()
    await expect(dateButton(page)).toHaveText(shortDate(next))
    await expect(dateButton(page)).toBeFocused()
    await dateButton(page).click()
    await calendar(page).getByRole('button', { name: 'Today', exact: true }).click()
    await expect(dateButton(page)).toHaveText(shortDate(today()))
  })

  test('Tab leaves the date picker for what follows its button, and Shift+Tab for the button', async ({ page }) => {
    await dateButton(page).press('Enter')
    await expect(calendar(page).getByRole('button', { name: /^Today, / })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(calendar(page).getByRole('button', { name: 'Today', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Hour')).toBeFocused()
    await expect(calendar(page)).toHaveCount(0)
    await expect(page.getByLabel('Hour')).toBeFocused()

    await dateButton(page).press('Enter')
    await expect(calendar(page).getByRole('button', { name: /^Today, / })).toBeFocused()
    for (const name of ['Go to the Next Month', 'Go to the Previous Month']) {
      await page.keyboard.press('Shift+Tab')
      await expect(calendar(page).getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Shift+Tab')
    await expect(dateButton(page)).toBeFocused()
    await expect(calendar(page)).toHaveCount(0)
    await expect(dateButton(page)).toBeFocused()
  })

  test('the time picker offers every hour and every fifth minute', async ({ page }) => {
    const picker = page.getByRole('group', { name: 'Preferred Time to Complete' })
    await expect(picker).toBeVisible()
    const choices = (name: string) => picker.getByLabel(name).locator('option').allTextContents()
    const [hours, minutes] = await Promise.all([choices('Hour'), choices('Minute')])
    expect([hours.length, hours.at(1), hours.at(-1)]).toEqual([25, '00', '23'])
    expect([minutes.length, minutes.at(2), minutes.at(-1)]).toEqual([13, '05', '55'])
    await picker.getByLabel('Hour').selectOption('07')
    await expect(picker.getByLabel('Minute')).toHaveValue('00')
  })
})
