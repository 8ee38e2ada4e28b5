import type { Locator } from '@playwright/test'
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
  // What draws a toast is loaded when the form gets the focus.
  const toaster = page.waitForResponse(/\/assets\/toaster-/)
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
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
  await expect(first.getByText('Rain on the roof and on the road')).toBeVisible()
  await expect(first).toHaveAccessibleName(/, written, Rain on the roof .*…$/)
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
  await expect(first.getByText('Rain on the roof')).toBeHidden()
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

test('on a desk the month, the list and the entry lie side by side, and keys go through them', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 760 })
  await signUp(page, 'premium')
  const year = Number(today().slice(0, 4))
  const dates = [`${year}-01-02`, `${year}-01-01`, `${year - 1}-12-30`, `${year - 6}-06-06`]
  await fillJournal(
    page,
    dates.map((date) => day(date, { gratitudeText: `Written on ${date}` })),
  )
  await page.goto('/history')
  const shows = async (date: string) => {
    await expect(page).toHaveURL(`/history?entry=${date}`)
    await expect(dialog(page)).toHaveAccessibleName(longDate(date))
    await expect(dialog(page).getByText(`Written on ${date}`)).toBeVisible()
    await expect(dialog(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: monthTitle(monthOf(date)), exact: true })).toBeVisible()
  }
  const list = page.getByRole('region', { name: /Entries/ }).first()
  await expect(list.getByRole('listitem')).toHaveCount(dates.length)
  // J opens the first of the list, and goes on from there.
  await page.keyboard.press('j')
  await shows(dates[0]!)
  const boxes = await Promise.all([dayButton(page, dates[0]!), list, dialog(page)].map((part) => part.boundingBox()))
  for (const [index, box] of boxes.slice(1).entries())
    expect(box!.x).toBeGreaterThanOrEqual(boxes[index]!.x + boxes[index]!.width)
  await expect(list.locator('[aria-current]')).toContainText(`Written on ${dates[0]}`)
  await expectAccessible(page)
  await page.keyboard.press('j')
  await shows(dates[1]!)
  await page.keyboard.press('k')
  await shows(dates[0]!)
  // Left goes to the written day before, also years away, and ends there.
  const previous = dialog(page).getByRole('button', { name: 'Previous entry' })
  for (const date of dates.slice(1)) {
    await expect(previous).toBeEnabled()
    await page.keyboard.press('ArrowLeft')
    await shows(date)
  }
  await page.keyboard.press('ArrowLeft')
  await expect(previous).toBeDisabled()
  await expect(dialog(page).getByRole('button', { name: 'Next entry' })).toBeEnabled()
  await page.keyboard.press('ArrowRight')
  await shows(dates[2]!)
  // The rest of the screen stays in use.
  await list.getByText(`Written on ${dates[0]}`).click()
  await shows(dates[0]!)
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('jk/')
  await expect(search(page)).toHaveValue('jk/')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`/history?entry=${dates[0]}`)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await list.getByText(`Written on ${dates[1]}`).click()
  await shows(dates[1]!)
  for (const keys of ['Control+ArrowLeft', 'Alt+j', 'Shift+K', 'Meta+/']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).focus())
    await page.keyboard.press(keys === 'Alt+j' ? 'Alt+KeyJ' : keys)
    await expect(page).toHaveURL(`/history?entry=${dates[1]}`)
    await expect(dialog(page)).toBeFocused()
  }
  // Back closes the pane at once: each entry that was opened replaced the one before in the history of the browser.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/history')
  await expect(list.getByRole('button').filter({ hasText: `Written on ${dates[1]}` })).toBeFocused()
})

test('no key leaves an entry while it is edited', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today()), day(addDays(today(), -1), { gratitudeText: 'Rain' })])
  await page.goto(`/history?entry=${today()}`)
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await box(page, 'Gratitude').fill('')
  await box(page, 'Gratitude').pressSequentially('jk/')
  await page.keyboard.press('ArrowLeft')
  await expect(box(page, 'Gratitude')).toHaveValue('jk/')
  await dialog(page).getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('j')
  await expect(dialog(page)).toHaveAccessibleName(longDate(today()))
  await expect(box(page, 'Gratitude')).toHaveValue('jk/')
})

test('with the shortcuts switched off no key opens an entry, and Escape still closes one', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.goto('/settings')
  await page.getByRole('button', { name: 'See the list' }).click()
  await page.getByRole('switch', { name: 'Shortcuts of one key' }).uncheck()
  await page.goto('/history')
  const row = page.getByRole('region', { name: 'Recent Entries' }).getByRole('button')
  await expect(row).toContainText('Warm bread')
  await page.keyboard.press('j')
  await expect(page).toHaveURL('/history')
  await row.click()
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('/')
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(row).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the entry is a sheet, swiped to the next day, the day before, and down to close', async ({ page }) => {
    await signUp(page, 'premium')
    const dates = [addDays(today(), -1), addDays(today(), -3)]
    await fillJournal(
      page,
      dates.map((date) => day(date, { gratitudeText: `Written on ${date}`, diaryText: 'Rain\n'.repeat(60) })),
    )
    await page.goto(`/history?entry=${dates[0]}`)
    const finger = await page.context().newCDPSession(page)
    const swipe = async (part: Locator, right: number, down: number) => {
      const { x, y, width, height } = (await part.boundingBox())!
      const at = (steps: number) => [{ x: x + width / 2 + (right * steps) / 8, y: y + height / 2 + (down * steps) / 8 }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (let step = 1; step <= 8; step += 1)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const title = dialog(page).getByRole('heading', { level: 2 })
    const text = (date: string) => dialog(page).getByText(`Written on ${date}`)
    await expect(text(dates[0]!)).toBeVisible()
    const next = dialog(page).getByRole('button', { name: 'Next entry' })
    await expect(next).toBeDisabled()
    // Too short, and along the page, which scrolls.
    await swipe(text(dates[0]!), 40, 0)
    await swipe(text(dates[0]!), 10, -120)
    await expect(page).toHaveURL(`/history?entry=${dates[0]}`)
    await swipe(title, 160, 0)
    await expect(text(dates[1]!)).toBeVisible()
    await expect(next).toBeEnabled()
    await swipe(text(dates[1]!), -160, 0)
    await expect(text(dates[0]!)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Previous entry' }).click()
    await expect(text(dates[1]!)).toBeVisible()
    await expectAccessible(page)
    await swipe(title, 0, 200)
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/history')
  })
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
