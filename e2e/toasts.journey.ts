import { holdCalls } from './held-calls.ts'
import { browserSays, expect, expectToast, moving, test, type Page } from './journey.ts'
import { diary, letter, rain, saved, send, store, today, write } from './mornings.ts'
import { signUp } from './people.ts'

test.use(moving)

test('no toast is shown while a letter streams, and the held toast appears after it', async ({ page }) => {
  await signUp(page, 'premium')
  const entry = await store(page, rain)
  const unanswered = { ...entry, aiResponse: null, respondedAt: null }
  await page.route('**/api/entries?*', (route) => route.fulfill({ json: [unanswered] }))
  await page.route(`**/api/entries/${today()}`, (route) => route.fulfill({ json: unanswered }))
  const held = await holdCalls(page, '**/api/entries')
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
  await expect(page.getByText('Saved').last()).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  held.release()
  await expect(letter(page)).toHaveAttribute('aria-busy', 'false')
  await expectToast(page, 'Diary saved')
})

test('on a desk the toast of a sent page comes while the words of its letter arrive', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await send(page).click()
  await expectToast(page, ...saved)
  // What follows the letter comes when all its words are shown.
  await expect(page.getByRole('link', { name: 'Your day at a glance' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const toasts = (page: Page) => page.locator('.toast:not([data-leaving])')
  /** Scrolls until an edge of the letter is this far from the top of the window: while it is a sheet it does not move. */
  const scrollTo = (page: Page, edge: 'top' | 'bottom', distance: number) =>
    expect
      .poll(() =>
        letter(page).evaluate(
          (card, [name, y]) => {
            const away = () => card.getBoundingClientRect()[name] - y
            for (let step = 0; step < 500 && Math.abs(away()) >= 1; step += 1) window.scrollBy(0, away())
            return Math.abs(away())
          },
          [edge, distance] as const,
        ),
      )
      .toBeLessThan(1)

  test('the toast of a refused page leaves the button free', async ({ page, expectInConsole }) => {
    expectInConsole(browserSays.reply(403))
    await signUp(page)
    await page.goto('/')
    await write(page, rain)
    // Where the button is when a person has scrolled to the end of the form.
    await send(page).evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 120))
    await page.route('**/api/entries', (route) => route.fulfill({ status: 403, json: {} }))
    await send(page).click()
    await expect(toasts(page)).toBeVisible()
    const [toast, button] = [(await toasts(page).boundingBox())!, (await send(page).boundingBox())!]
    expect(button.y).toBeGreaterThan(600)
    expect(toast.y + toast.height).toBeLessThan(button.y)
  })

  test('the toast of a sent page comes while the words of its letter arrive, and lies beside the letter', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.reply(403))
    // Counts the frames in a row in which a toast lay over the letter.
    await page.addInitScript(() => {
      const state = { inRow: 0, most: 0 }
      Object.assign(window, { overlap: state })
      const look = () => {
        const toast = document.querySelector('.toast:not([data-leaving])')?.getBoundingClientRect()
        const card = document.querySelector('[aria-labelledby=reply-title]')?.getBoundingClientRect()
        const overlaps = toast && card && toast.bottom > card.top && toast.top < card.bottom
        state.inRow = overlaps ? state.inRow + 1 : 0
        state.most = Math.max(state.most, state.inRow)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await signUp(page)
    await page.goto('/')
    await write(page, rain)
    await send(page).click()
    await expectToast(page, ...saved)
    // What follows the letter comes when all its words are shown.
    await expect(page.getByRole('link', { name: 'Your day at a glance' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Your day at a glance' })).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
    // A failure waits while the letter leaves no place for it.
    await page.setViewportSize({ width: 390, height: 500 })
    await scrollTo(page, 'top', 100)
    await page.route('**/marks', (route) => route.fulfill({ status: 403, json: {} }))
    const refused = page.waitForResponse('**/marks')
    await page.getByRole('checkbox', { name: 'Call home' }).evaluate((box) => (box as HTMLElement).click())
    await refused
    await scrollTo(page, 'bottom', 140)
    await expect(toasts(page)).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { overlap: { most: number } }).overlap.most)).toBeLessThan(
      10,
    )
  })
})
