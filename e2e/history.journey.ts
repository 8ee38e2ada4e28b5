import type { Entry } from '#domain/entry'
import { addDays, longDate } from '#domain/local-date'
import { addMonths, monthOf, monthTitle } from '#domain/month'
import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import { day, daysUpTo, fillJournal } from './journals.ts'
import { gratitude, today } from './mornings.ts'
import { signUp } from './people.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const dayButton = (page: Page, date: string) => page.locator(`[data-date='${date}']`)
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your entries' })
const box = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })

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
    await expect(page.getByRole('heading', { name: monthTitle(month) })).toBeVisible()
    await page.getByRole('button', { name: 'Previous month' }).click()
  }
  await expect(page.getByRole('heading', { name: `December ${year - 1}` })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: `January ${year}` })).toBeVisible()
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

test('an edit stores a new reply, and a draft of it survives closing the dialog', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.goto('/history')
  await page.getByRole('listitem').getByRole('button').click()
  await expect(dialog(page).getByText('Bread first, then the call.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await expect(
    dialog(page).getByText('The AI response updates automatically after changes to gratitude and goals.'),
  ).toBeVisible()
  await box(page, 'Gratitude').fill('A long walk')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await page.getByRole('listitem').getByRole('button').click()
  await dialog(page).getByRole('button', { name: 'Go on editing' }).click()
  await expect(box(page, 'Gratitude')).toHaveValue('A long walk')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByText('Warm bread')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await expect(box(page, 'Gratitude')).toHaveValue('Warm bread\nThe quiet street')
  await box(page, 'Gratitude').fill('A longer walk')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Entry Updated', 'Your entry has been successfully updated.')
  await expect(dialog(page).getByRole('listitem').getByText('A longer walk')).toBeVisible()
  await expect(dialog(page).getByText('Bread first, then the call.')).toBeHidden()
  await expectAccessible(page)
})

test('a failed update is reported and its draft stays', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(500))
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.goto(`/history?entry=${today()}`)
  await page.route('**/api/entries/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await box(page, 'Gratitude').fill('A long walk')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Update Failed', 'Failed to update entry')
  await expect(box(page, 'Gratitude')).toHaveValue('A long walk')
})

test('an edit that is saved without a connection is stored when the connection is back', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.goto(`/history?entry=${today()}`)
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  // What draws a toast is loaded when the form gets the focus.
  const toaster = page.waitForResponse(/\/assets\/toaster-/)
  await box(page, 'Gratitude').fill('A long walk')
  await toaster
  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Update Failed')
  await expect(dialog(page).getByText('It will be sent when the connection is back.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expectToast(page, 'Entry Updated', 'Your entry has been successfully updated.')
  expect(await (await page.request.get(`/api/entries/${today()}`)).json()).toMatchObject({
    gratitudeText: 'A long walk',
    version: 2,
  })
})

for (const choice of ['Use what I wrote here', 'Use the saved version', 'Keep both'] as const) {
  test(`an entry changes on another device while it is edited here, and the person chooses: ${choice}`, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.reply(409))
    await signUp(page, 'premium')
    await fillJournal(page, [day(today())])
    await page.goto(`/history?entry=${today()}`)
    await dialog(page).getByRole('button', { name: 'Edit' }).click()
    const { id } = (await (await page.request.get(`/api/entries/${today()}`)).json()) as Entry
    const data = { gratitudeText: 'From the other device', goalsText: 'Only changed there', version: 1 }
    expect((await page.request.patch(`/api/entries/${id}`, { data })).ok()).toBe(true)

    await box(page, 'Gratitude').fill('From this device')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('This entry has changed in the meantime')).toBeVisible()
    await expect(dialog(page).getByText('From the other device')).toBeVisible()
    await expect(dialog(page).getByText('From this device')).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: choice }).click()
    if (choice === 'Keep both') {
      await expect(box(page, 'Gratitude')).toHaveValue('From the other device\nFrom this device')
      await dialog(page).getByRole('button', { name: 'Save' }).click()
    }
    await expect(dialog(page).getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    const stored = (await (await page.request.get(`/api/entries/${today()}`)).json()) as Entry
    expect(stored.gratitudeText).toBe(
      {
        'Use what I wrote here': 'From this device',
        'Use the saved version': 'From the other device',
        'Keep both': 'From the other device\nFrom this device',
      }[choice],
    )
    expect(stored.goalsText).toBe('Only changed there')
  })
}

test('an entry is deleted after confirmation, and restored', async ({ page, context }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('listitem').getByText('Warm bread')).toBeVisible()
  await page.goto('/history')
  await dayButton(page, today()).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Entry deleted')
  await expect(dialog(page)).toBeHidden()
  await expect(dayButton(page, today())).not.toHaveAttribute('data-written')
  await expect(page.getByText('No entries yet. Start your first reflection!')).toBeVisible()
  await expect(gratitude(other)).toBeEditable()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Entry restored')
  await expect(dayButton(page, today())).toHaveAttribute('data-written')
  for (const tab of [page, other]) await expect(tab.getByRole('listitem').getByText('Warm bread')).toBeVisible()
})

test('an entry that was changed elsewhere is shown before it is deleted, and a restored one is shown in both tabs', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page, 'premium')
  const date = addDays(today(), -1)
  await fillJournal(page, [day(date, { diaryText: 'Rain\n\n  on the roof ' })])
  await page.goto(`/history?entry=${date}`)
  await expect(dialog(page).getByText('Warm bread')).toBeVisible()
  const { id } = (await (await page.request.get(`/api/entries/${date}`)).json()) as { id: string }
  // On another device: no word of it reaches this page.
  expect(
    (
      await page.request.patch(`/api/entries/${id}`, { data: { gratitudeText: 'From the other device', version: 1 } })
    ).ok(),
  ).toBe(true)
  const changed = (await (await page.request.get(`/api/entries/${date}`)).json()) as unknown

  const remove = async (tab: Page) => {
    await dialog(tab).getByRole('button', { name: 'Delete' }).click()
    await dialog(tab).getByRole('button', { name: 'Delete' }).click()
  }
  await remove(page)
  await expect(dialog(page).getByText('so nothing was deleted. This is how it stands now.')).toBeVisible()
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'From the other device' })).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto(`/history?entry=${date}`)
  await expect(dialog(other).getByRole('listitem').filter({ hasText: 'From the other device' })).toBeVisible()
  await remove(page)
  await expectToast(page, 'Entry deleted')
  await expect(dialog(other).getByText('No entry found for this date.')).toBeVisible()
  expect((await page.request.get(`/api/entries/${date}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Entry restored')
  await expect(dialog(other).getByRole('listitem').filter({ hasText: 'From the other device' })).toBeVisible()
  expect(await (await page.request.get(`/api/entries/${date}`)).json()).toEqual(changed)
})

test('ten years cost as many calls as ten days', async ({ page }) => {
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
    await expect(page.getByRole('group', { name: /^January/ })).toBeVisible()
    const month = page.waitForResponse((reply) => new URL(reply.url()).searchParams.has('month'))
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
  expect(counts[0]).toBeLessThanOrEqual(2)
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
