import { day, fillJournal } from './journals.ts'
import { expect, expectNoSidewaysScroll, moving, test, type Page } from './journey.ts'
import { expectWritten, goals, gratitude, letter, rain, send, write, yesterday } from './mornings.ts'
import { signUp } from './people.ts'

test.use(moving)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('on a desk the cursor is ready, and everything but the page is dimmed while the person types', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  await expect(gratitude(page)).toBeFocused()
  const opacity = () => page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => getComputedStyle(bar).opacity)
  await page.keyboard.type('Rain')
  await expect.poll(opacity).toBe('0.35')
  await page.mouse.move(300, 300)
  await expect.poll(opacity).toBe('1')
  await page.keyboard.type(' on the roof')
  await expect.poll(opacity).toBe('0.35')
  await page.keyboard.press('Tab')
  await expect.poll(opacity).toBe('1')
  await goals(page).focus()
  await page.keyboard.type('Call home')
  await expect.poll(opacity).toBe('0.35')
  // A pause ends it.
  await expect.poll(opacity).toBe('1')
})

test('a text far beyond a page can be typed on, without numbers beside its lines', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  const line = `${'Tea and rain '.repeat(100).slice(0, 999)}\n`
  const numbers = page.locator('.lined-box').first().locator('.lined-box-copy > div')
  await gratitude(page).fill(line.repeat(20))
  await expect(numbers).toHaveCount(21)
  await gratitude(page).fill(line.repeat(21))
  await expect(numbers).toHaveCount(0)
  expect(await gratitude(page).evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  await gratitude(page).fill('Tea')
  await expect(numbers).toHaveCount(3)
})

test('the form says why its button is disabled, and names the keys that send', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(send(page)).toBeDisabled()
  await expect(send(page)).toHaveAccessibleDescription('It takes a line in each section.')
  await gratitude(page).fill('Rain')
  await expect(send(page)).toHaveAccessibleDescription("Today's Goals is still empty.")
  await goals(page).fill('Call home')
  await expect(send(page)).toBeEnabled()
  await expect(send(page)).toHaveAccessibleDescription('')
  await expect(page.getByText('Ctrl Enter')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(letter(page).getByText(/^Written at/)).toBeVisible()
})

test('what the letter quotes has no marks and lights up its line', async ({ page }) => {
  await openQuotedDay(page)
  const quotation = letter(page).getByText('Warm bread', { exact: true })
  await expect(letter(page)).toContainText('You wrote Warm bread. Call “them” first.')
  const lit = page.locator('[data-lit]')
  await expect(lit).toHaveCount(0)
  await quotation.hover()
  await expect(lit).toHaveText(/Warm bread/)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(lit).toHaveCount(0)
})

/** A day whose letter quotes its first line. */
async function openQuotedDay(page: Page): Promise<void> {
  await signUp(page)
  await fillJournal(page, [day(yesterday(), { aiResponse: 'You wrote “Warm bread”. Call “them” first.' })])
  await page.goto(`/?date=${yesterday()}`)
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the form and its button fit in one screen, and the letter arrives over the page without a jump', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shifts: number[]; places: number[] }
      Object.assign(seen, { shifts: [], places: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift' })
      addEventListener('scroll', () => seen.places.push(scrollY))
    })
    await signUp(page)
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(send(page)).toBeVisible()
    const bottomOf = async () => (await send(page).boundingBox())!.y + (await send(page).boundingBox())!.height
    expect(await bottomOf()).toBeLessThan((await bar.boundingBox())!.y)
    await write(page, rain)
    expect(await bottomOf()).toBeLessThan((await bar.boundingBox())!.y)
    await page.evaluate(() => Object.assign(window, { shifts: [], places: [] }))
    const topOf = async (line: string) => (await page.getByRole('main').getByText(line).first().boundingBox())!.y
    const firstLines = ['Rain on the roof', 'Walk to the river']
    const before = await Promise.all(firstLines.map(topOf))
    await send(page).tap()
    await expectWritten(page, rain)
    // 64 % of the window, as in letter.css.
    await expect.poll(async () => Math.round((await letter(page).boundingBox())!.y)).toBe(Math.round(844 * 0.36))
    for (const [index, line] of firstLines.entries())
      expect(Math.abs((await topOf(line)) - before[index]!)).toBeLessThan(2)
    const { shifts, places } = await page.evaluate(() => {
      const { shifts, places } = window as unknown as { shifts: number[]; places: number[] }
      return { shifts, places }
    })
    expect(shifts).toEqual([])
    expect(places).toEqual([])
    await expectNoSidewaysScroll(page)
  })

  test('a tap shows the whole letter at once, and what follows it', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    await write(page, rain)
    await send(page).tap()
    await expect(page.locator('.arriving-word').first()).toBeAttached()
    await expect(letter(page)).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('heading', { name: 'Daily Diary' })).toHaveCount(0)
    await letter(page)
      .getByText(/^Written at/)
      .tap()
    await expect(page.locator('.arriving-word')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Daily Diary' })).toBeAttached()
  })

  test('a line that the letter quotes is shown when the quotation is tapped', async ({ page }) => {
    await openQuotedDay(page)
    const quotation = letter(page).getByText('Warm bread', { exact: true })
    await quotation.evaluate((words) => words.scrollIntoView({ block: 'start' }))
    await quotation.tap()
    await expect(page.locator('[data-lit]')).toBeInViewport()
    await expect(page.locator('[data-lit]')).toHaveCount(0)
  })
})
