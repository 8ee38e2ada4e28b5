import type { Locator } from '@playwright/test'
import { addDays, longDate } from '#domain/time/local-date'
import { addMonths, daysIn, monthOf, monthsOf, monthTitle } from '#domain/time/month'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { day, dayButton, daysUpTo, dialog, fillJournal, search } from './journals.ts'
import { inNewYork, today } from './mornings.ts'
import { signUp } from './people.ts'

test('an empty history says so and links to today', async ({ page }) => {
  await signUp(page, 'premium')
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Your Journey', level: 1 })).toBeVisible()
  await expect(page.getByText('No entries yet. Start your first reflection!', { exact: true })).toBeVisible()
  await search(page).fill('bread')
  await expect(page.getByText('No entries found matching your search.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await expect(page).toHaveURL('/')
})

test('the calendar goes back to the year before, and a day with an entry opens', async ({ page }) => {
  await signUp(page, 'premium')
  const year = Number(today().slice(0, 4))
  const written = [`${year}-01-01`, `${year - 1}-12-31`, `${year - 1}-12-24`]
  await fillJournal(
    page,
    written.map((date) => day(date, { gratitudeText: `Written on ${date}` })),
  )
  await page.goto('/history')
  await expect(page.getByRole('columnheader').first()).toHaveText('Sun')
  await expect(dayButton(page, today())).toHaveAttribute('aria-current', 'date')
  for (let month = monthOf(today()); month > `${year - 1}-12`; month = addMonths(month, -1)) {
    await expect(page.getByRole('heading', { name: monthTitle(month), exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Previous month' }).click()
  }
  await expect(page.getByRole('heading', { name: `December ${year - 1}`, exact: true })).toBeVisible()
  await expect(page.locator('[data-written]')).toHaveCount(2)
  await dayButton(page, `${year - 1}-12-31`).click()
  await expect(dialog(page).getByRole('heading', { name: longDate(`${year - 1}-12-31`) })).toBeVisible()
  await expect(dialog(page).getByText(`Written on ${year - 1}-12-31`)).toBeVisible()
  await expect(page).toHaveURL(`/history?entry=${year - 1}-12-31`)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()

  // By keyboard: from the last day of the year to the first of the next, in the next month.
  await dayButton(page, `${year - 1}-12-31`).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: `January ${year}`, exact: true })).toBeVisible()
  await expect(dayButton(page, `${year}-01-01`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(`Written on ${year}-01-01`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dayButton(page, `${year}-01-01`)).toBeFocused()
  // A day without an entry opens nothing.
  await dayButton(page, `${year}-01-02`).click({ force: true })
  await expect(dialog(page)).toBeHidden()
})

test('the counts include the best run, in which rest days are forgiven and days that are filled in later count', async ({
  page,
}) => {
  await signUp(page, 'premium')
  const last = today()
  const ago = (days: number) => addDays(last, -days)
  // Days 3 and 6 are rest days; day 10 is a third one within seven days of day 6, with day 11.
  await fillJournal(
    page,
    [1, 2, 4, 5, 7, 8, 9, 12, 13].map((days) => day(ago(days))),
  )
  const bestRun = page.locator('dl > div').filter({ hasText: 'Best Run' })
  await page.goto('/history')
  await expect(bestRun.getByRole('definition')).toHaveText('7')
  await expect(bestRun).toContainText('Two of any seven days may be rest days, and days filled in later count.')
  await fillJournal(page, [day(ago(11)), day(ago(10))])
  await page.reload()
  await expect(bestRun.getByRole('definition')).toHaveText('11')
})

test('on a desk the results of a search are in sight, below the year', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, daysUpTo(today(), 3))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: /^The days of/ })).toBeVisible()
  await search(page).fill('bread')
  await expect(page.getByText('No entries found matching your search.', { exact: true })).toBeInViewport()
})

test('search ignores case and accents, and takes punctuation literally', async ({ page }) => {
  await signUp(page, 'premium')
  const last = today()
  const long =
    '我今天非常感恩我的家人和朋友们陪伴我度过了这个安静而美好的早晨喝了一杯热茶看着窗外的雨听着音乐读了一本好书然后慢慢走路去上班' // 200 bytes and more
  await fillJournal(page, [
    day(addDays(last, -1), { gratitudeText: 'Café light on the river' }),
    day(addDays(last, -2), { gratitudeText: '100% of a_b, "quoted", it\'s back\\slash *star*' }),
    day(addDays(last, -3), { gratitudeText: long }),
    day(addDays(last, -4), { gratitudeText: 'Nothing else', diaryText: 'An evening in the orchard' }),
  ])
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Recent Entries' })).toBeVisible()
  const list = page.getByRole('region', { name: /Search Results|Recent Entries/ }).getByRole('listitem')
  const finds = async (text: string, marked: string[]) => {
    await search(page).fill(text)
    await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '1 entry' })).toBeVisible()
    await expect(list).toHaveCount(1)
    await expect(list.locator('mark')).toHaveText(marked)
  }
  await finds('cafe', ['Café'])
  await finds('RIV', ['riv'])
  await finds('orch', ['orch'])
  await finds('%', ['%'])
  await finds('a_b', ['a_b'])
  await finds('"quoted"', ['"quoted"'])
  await finds("it's", ["it's"])
  await finds('back\\', ['back\\'])
  await finds('*star*', ['*star*'])
  const part = long.slice(2, 60)
  expect(new TextEncoder().encode(part).length).toBeGreaterThan(170)
  await finds(part, [part])
  await search(page).fill('iver')
  await expect(page.getByText('No entries found matching your search.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(search(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Recent Entries' })).toBeVisible()
  await expect(list).toHaveCount(4)
})

test('a search goes on with older entries, behind those that are shown', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, daysUpTo(today(), 130))
  await page.goto('/history')
  await search(page).fill('goal')
  await expect(page.getByText('The latest 100 entries')).toBeVisible()
  const last = addDays(today(), -99)
  await expect(page.getByText(`Your pages were searched back to ${longDate(last)}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Search older entries' }).click()
  await expect(page.locator(`[data-entry='${addDays(today(), -100)}']`)).toBeFocused()
  await expect(page.locator(`[data-entry='${addDays(today(), -129)}']`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search older entries' })).toHaveCount(0)
})

test('ten years cost as many calls as ten days', async ({ page }) => {
  // What an idle page fetches for the device is not counted.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  const counts: number[] = []
  for (const entries of [10, 3_650]) {
    await signUp(page, 'premium')
    await fillJournal(page, daysUpTo(today(), entries))
    const calls: string[] = []
    const count = (request: { url: () => string }) =>
      new URL(request.url()).pathname.startsWith('/api/') && calls.push(request.url())
    page.on('request', count)
    await page.goto('/history', { waitUntil: 'networkidle' })
    await expect(page.getByRole('definition').first()).toHaveText(entries.toLocaleString('en-US'))
    // The picture of the year is loaded when it comes into sight.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: /^January/ })).toBeVisible()
    const month = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('limit') === '31')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await month
    // Words are also marked in the entries that are there before the search is made.
    const found = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/entries/search')
    await search(page).fill('morning 7')
    await found
    await expect(page.locator('mark').first()).toBeVisible()
    page.off('request', count)
    const ofTheYear = calls.filter((url) => url.includes('/api/entries/year?'))
    expect(ofTheYear).toHaveLength(1)
    counts.push(calls.length - ofTheYear.length)
  }
  expect(counts[0]).toBe(counts[1])
  // The first lines of this month; the month before; the search.
  expect(counts[0]).toBeLessThanOrEqual(3)
})

test('the cells of a month show how each page begins on a desk, and nothing of a page that needs help or is of grief', async ({
  page,
}) => {
  await signUp(page, 'premium')
  const month = addMonths(monthOf(today()), -1)
  await fillJournal(page, [
    day(`${month}-01`, { gratitudeText: `Rain on the roof ${'and on the road '.repeat(9)}\nTea` }),
    day(`${month}-02`, { gratitudeText: 'My mother died on Tuesday' }),
    day(`${month}-03`, { gratitudeText: 'Nothing. I want to kill myself' }),
  ])
  await page.goto('/history')
  await page.getByRole('button', { name: 'Previous month' }).click()
  const first = dayButton(page, `${month}-01`)
  await expect(first.getByText('Rain on the', { exact: true })).toBeVisible()
  await expect(first).toHaveAccessibleName(/, written, Rain on the roof and on the road/)
  await expect(first.getByText('Tea')).toHaveCount(0)
  for (const [date, number] of [
    [`${month}-02`, '2'],
    [`${month}-03`, '3'],
  ] as const) {
    await expect(dayButton(page, date)).toHaveAccessibleName(/, written$/)
    await expect(dayButton(page, date).getByText(number, { exact: true })).toBeVisible()
    await expect(dayButton(page, date)).not.toContainText(/mother|Nothing/)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(first.getByText('Rain on the', { exact: true })).toBeHidden()
})

test('the list follows the chosen month, has older pages, and no empty year is offered', async ({ page }) => {
  await signUp(page, 'premium')
  const last = today()
  const year = Number(last.slice(0, 4))
  await fillJournal(page, [...daysUpTo(last, 45), day(`${year - 3}-02-03`, { gratitudeText: 'Snow' })])
  await page.goto('/history')
  const rows = page.getByRole('region', { name: 'Recent Entries' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const older = page.getByRole('button', { name: 'Older entries' })
  await older.click()
  await expect(rows).toHaveCount(30)
  await expect(rows.nth(10).getByRole('button')).toBeFocused()
  await older.click()
  await expect(rows).toHaveCount(46)
  await expect(older).toBeHidden()

  const years = page.getByRole('combobox', { name: 'Year' }).getByRole('option')
  await expect(years).toHaveText([...new Set([year, Number(addDays(last, -44).slice(0, 4)), year - 3])].map(String))
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year - 3))
  for (
    let month = monthOf(last).replace(/^..../, String(year - 3));
    month > `${year - 3}-02`;
    month = addMonths(month, -1)
  ) {
    await expect(page.getByText(`Nothing was written in ${monthTitle(month)}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Previous month' }).click()
  }
  const february = page.getByRole('region', { name: `Entries of February ${year - 3}` })
  await expect(february.getByRole('listitem')).toHaveText([/Snow/])
  await page.getByRole('button', { name: 'Recent Entries' }).click()
  await expect(page.getByRole('heading', { name: monthTitle(monthOf(last)), exact: true })).toBeVisible()
  await expect(rows.first()).toContainText('Today')
})

test('a month of the longest days is shown whole, although its list comes in parts', async ({ page }) => {
  await signUp(page, 'premium')
  const month = addMonths(monthOf(today()), -1)
  const long = { diaryText: '𠮷'.repeat(10_000), goalsText: '𠮷'.repeat(4_000) }
  await fillJournal(
    page,
    Array.from({ length: 26 }, (_, index) => day(`${month}-${String(index + 1).padStart(2, '0')}`, long)),
  )
  await page.goto('/history')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByRole('region', { name: 'Entries of' }).getByRole('listitem')).toHaveCount(26)
})

test('on a phone the search and the first entry are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, 'premium')
  // Entries of two years: the choice of a year takes room too.
  await fillJournal(page, [day(today()), day(addDays(today(), -400))])
  await page.goto('/history')
  const row = page.getByRole('region', { name: 'Recent Entries' }).getByRole('listitem').first()
  await expect(row).toContainText('Warm bread')
  const nav = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
  const end = async (part: Locator) => (({ y, height }) => y + height)((await part.boundingBox())!)
  expect(await end(search(page))).toBeLessThan(nav.y)
  expect(await end(row)).toBeLessThanOrEqual(nav.y)
  await search(page).fill('bread')
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeHidden()
})

test('the gate shows a free person’s own month, and an example to a visitor', async ({ page }) => {
  await page.goto('/history')
  await expect(page.getByText('An example of what you would find here.')).toBeVisible()
  await signUp(page)
  await fillJournal(page, daysUpTo(today(), 12))
  await page.goto('/history')
  await expect(page.getByText('12 mornings to look back on')).toBeVisible()
  await expectAccessible(page)
})

test('a day and a month have a print layout', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(`${monthOf(today())}-01`, { goalsText: 'Rain' })])
  await page.goto(`/history?entry=${monthOf(today())}-01`)
  await dialog(page).getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('article').getByText('Warm bread')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/history')
  await page.getByRole('link', { name: `Print ${monthTitle(monthOf(today()))}` }).click()
  await expect(page.getByText('one morning')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('article').getByText('Rain')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(
    await page
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .evaluate((heading) => getComputedStyle(heading).color),
  ).toBe('rgb(43, 35, 52)')
})

for (const width of [390, 1280])
  test(`the year prints whole on one page, from a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signUp(page, 'premium')
    const year = today().slice(0, 4)
    await fillJournal(page, [day(`${year}-01-01`), day(today())])
    await page.goto('/history')
    // Also where the year is below what was seen.
    const days = page.locator('[data-day]')
    await expect(days).toHaveCount(new Set([`${year}-01-01`, today()]).size)
    for (const paper of [{ format: 'A4' }, { format: 'A4', landscape: true }, { format: 'Letter' }]) {
      const file = (await page.pdf(paper)).toString('latin1')
      expect(file.match(/\/Type \/Page\b/g), JSON.stringify(paper)).toHaveLength(1)
    }
    const hill = await days.first().elementHandle()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1047 })
    await expect(page.getByRole('heading', { name: `The days of ${year}` })).toBeInViewport({ ratio: 1 })
    for (const shown of await days.all()) await expect(shown).toBeInViewport({ ratio: 1 })
    for (const month of monthsOf(Number(year)))
      await expect(
        page.getByText(monthTitle(month).slice(0, -5), { exact: true }).filter({ visible: true }),
      ).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
    // A year that is made again for paper would be missing when the browser draws it.
    expect(await hill!.evaluate(({ isConnected }) => isConnected)).toBe(true)
  })

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no screen and no dialog is wider than the window', async ({ page }) => {
    await signUp(page, 'premium')
    await fillJournal(page, [
      day(addDays(today(), -1), {
        gratitudeText: `${'W'.repeat(300)}\nشكرا على القهوة`,
        diaryText: 'x'.repeat(10_000),
      }),
    ])
    await page.goto('/history')
    await expectNoSidewaysScroll(page)
    await page.getByRole('listitem').getByRole('button').click()
    await expect(dialog(page)).toBeVisible()
    expect(await dialog(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0)
    await dialog(page).getByRole('button', { name: 'Edit' }).click()
    expect(await dialog(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBeLessThanOrEqual(0)
  })
})

test('a page that stays open over the turn of a month goes on to the new one, unless another was chosen', async ({
  page,
}) => {
  await signUp(page, 'premium')
  const month = monthOf(today())
  await page.clock.install({ time: inNewYork(`${month}-${daysIn(month)}`, '23:50') })
  const shows = (shown: string) =>
    expect(page.getByRole('heading', { name: monthTitle(shown), exact: true })).toBeVisible()
  await page.goto('/history')
  await shows(month)
  await page.clock.runFor(15 * 60_000)
  await shows(addMonths(month, 1))
  await page.getByRole('button', { name: 'Previous month' }).click()
  await shows(month)
  await page.clock.setSystemTime(inNewYork(`${addMonths(month, 2)}-01`, '00:05'))
  await page.clock.runFor(15 * 60_000)
  await page.getByRole('button', { name: 'Next month' }).click()
  await shows(addMonths(month, 1))
})

for (const width of [390, 1280])
  test(`the controls of the month stay where they are in months of four to six rows, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signUp(page, 'premium')
    // Six rows, five and four.
    const dates = ['2026-05-05', '2026-03-03', '2026-02-02']
    await fillJournal(
      page,
      [...dates, '2025-01-01'].map((date) => day(date)),
    )
    await page.goto('/history')
    const places: unknown[] = []
    for (const date of dates) {
      while (!(await page.getByRole('heading', { name: monthTitle(monthOf(date)), exact: true }).isVisible()))
        await page.getByRole('button', { name: 'Previous month' }).click()
      await expect(dayButton(page, date)).toBeEnabled()
      const controls = [
        page.getByRole('button', { name: 'Previous month' }),
        page.getByRole('combobox', { name: 'Year' }),
        page.getByRole('link', { name: /^Print/ }),
      ]
      places.push(await Promise.all(controls.map(async (control) => (await control.boundingBox())!.y)))
    }
    expect(places).toEqual([places[0], places[0], places[0]])
  })
