import type { Locator } from '@playwright/test'
import type { Entry } from '#domain/entry'
import { addDays, longDate } from '#domain/time/local-date'
import { monthOf, monthTitle } from '#domain/time/month'
import { holdCalls } from './held-calls.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { day, dayButton, dialog, fillJournal, search } from './journals.ts'
import { gratitude, rain, store, today } from './mornings.ts'
import { signUp } from './people.ts'

const box = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })

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
  expectInConsole(browserSays.reply(400))
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.goto(`/history?entry=${today()}`)
  await page.route('**/api/entries/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
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
  await box(page, 'Gratitude').fill('A long walk')
  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
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
  await other.goto('/', { waitUntil: 'networkidle' })
  await expect(other.getByRole('listitem').getByText('Warm bread')).toBeVisible()
  await page.goto('/history')
  await dayButton(page, today()).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Keep it' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Entry deleted')
  // On a desk the toast is as narrow as the rail, and its button has a line of its own.
  const words = page.locator('.toast-words').filter({ hasText: 'Entry deleted' })
  expect((await words.boundingBox())!.width).toBeGreaterThan(120)
  await expect(dialog(page)).toBeHidden()
  await expect(dayButton(page, today())).not.toHaveAttribute('data-written')
  await expect(page.getByText('No entries yet. Start your first reflection!')).toBeVisible()
  await expect(gratitude(other)).toBeEditable()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Entry restored')
  await expect(dayButton(page, today())).toHaveAttribute('data-written')
  for (const tab of [page, other]) await expect(tab.getByRole('listitem').getByText('Warm bread')).toBeVisible()
})

test('when the day was written again, Undo of a deletion offers both texts', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page, 'premium')
  await store(page, rain)
  await page.goto(`/history?entry=${today()}`)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Entry deleted')
  await store(page, { ...rain, gratitudeText: 'Snow on the hill' })
  await page.getByRole('button', { name: 'Undo' }).click()
  const both = page.getByRole('region', { name: /something else you wrote/ })
  for (const text of ['Rain on the roof', 'Snow on the hill']) await expect(both).toContainText(text)
  await expect(both.getByRole('heading', { name: "Today's Goals" })).toHaveCount(0)
  await both.getByRole('button', { name: 'Keep both' }).click()
  await expect(both).toHaveCount(0)
  // The page shows the choice before the server has stored it.
  await expect
    .poll(async () => (await (await page.request.get(`/api/entries/${today()}`)).json()) as Entry)
    .toMatchObject({ gratitudeText: `Snow on the hill\n${rain.gratitudeText}`, goalsText: rain.goalsText })
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
  // What tells a tab of the others loads after its screen.
  await other.goto(`/history?entry=${date}`, { waitUntil: 'networkidle' })
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

test('a key for the day before is not lost while the days of its year are fetched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 760 })
  await signUp(page, 'premium')
  const year = Number(today().slice(0, 4))
  const dates = [`${year}-01-01`, `${year - 3}-06-06`] as const
  await fillJournal(
    page,
    dates.map((date) => day(date, { gratitudeText: `Written on ${date}` })),
  )
  const held = await holdCalls(page, `**/api/entries/year?year=${year - 3}`)
  await page.goto(`/history?entry=${dates[0]}`)
  await expect(dialog(page).getByText(`Written on ${dates[0]}`)).toBeVisible()
  await held.arrived
  await page.keyboard.press('ArrowLeft')
  held.release()
  await expect(page).toHaveURL(`/history?entry=${dates[1]}`)
  await expect(dialog(page).getByText(`Written on ${dates[1]}`)).toBeVisible()
})

for (const width of [390, 1100, 1167, 1168])
  test(`an open entry has room for its lines in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 })
    await signUp(page, 'premium')
    const { date } = await store(page, rain)
    await page.goto(`/history?entry=${date}`)
    const box = await dialog(page).boundingBox()
    expect(box!.width).toBeGreaterThanOrEqual(Math.min(width, 412))
  })

test('on a desk the entry lies beside the month and the list, and keys go through them', async ({ page }) => {
  await page.setViewportSize({ width: 1168, height: 760 })
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
  await list.getByText(`Written on ${dates[0]}`).click()
  await shows(dates[0]!)
  const [month, entries, pane] = await Promise.all(
    [page.getByRole('table'), list, dialog(page)].map(async (part) => (await part.boundingBox())!),
  )
  expect(entries!.y).toBeGreaterThanOrEqual(month!.y + month!.height)
  for (const box of [month!, entries!]) expect(pane!.x).toBeGreaterThanOrEqual(box.x + box.width)
  await expect(list.locator('[aria-current]')).toContainText(`Written on ${dates[0]}`)
  await expectAccessible(page)
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
  await search(page).fill('jk/')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`/history?entry=${dates[0]}`)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await list.getByText(`Written on ${dates[1]}`).click()
  await shows(dates[1]!)
  for (const keys of ['Control+ArrowLeft', 'Shift+ArrowLeft', 'Meta+ArrowLeft']) {
    await page.keyboard.press(keys)
    await expect(page).toHaveURL(`/history?entry=${dates[1]}`)
    await expect(dialog(page)).toBeFocused()
  }
  // Back closes the pane at once: each entry that was opened replaced the one before in the history of the browser.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/history')
  await expect(list.getByRole('button').filter({ hasText: `Written on ${dates[1]}` })).toBeFocused()
})

test('the lines keep their numbers, and the letter lies beside them where the pane has room', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/history?entry=${today()}`)
  const lines = dialog(page).getByRole('listitem')
  await expect(lines).toHaveText(['1.Warm bread', '2.The quiet street', '1.Call my sister'])
  const letter = dialog(page).getByText('Bread first, then the call.')
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  const line = await boxOf(lines.first())
  expect((await boxOf(letter)).x).toBeGreaterThanOrEqual(line.x + line.width)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(letter).toBeVisible()
  const last = await boxOf(lines.last())
  expect((await boxOf(letter)).y).toBeGreaterThanOrEqual(last.y + last.height)
})

test('no key leaves an entry while it is edited', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today()), day(addDays(today(), -1), { gratitudeText: 'Rain' })])
  await page.goto(`/history?entry=${today()}`)
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await box(page, 'Gratitude').fill('')
  await box(page, 'Gratitude').pressSequentially('Rain')
  await page.keyboard.press('ArrowLeft')
  await expect(box(page, 'Gratitude')).toHaveValue('Rain')
  await dialog(page).getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page)).toHaveAccessibleName(longDate(today()))
  await expect(box(page, 'Gratitude')).toHaveValue('Rain')
})

test('an editor stays open when a turned tablet makes the pane a sheet, and the sheet a pane', async ({ page }) => {
  const pane = page.locator('.reading-pane')
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await page.goto(`/history?entry=${today()}`)
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await expect(pane).toBeVisible()
  await box(page, 'Gratitude').fill('A long walk')
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(pane).toHaveCount(width === 1024 ? 0 : 1)
    await expect(box(page, 'Gratitude')).toHaveValue('A long walk')
    await expect(box(page, 'Gratitude')).toBeFocused()
  }
  // Opened again it is read.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('region', { name: 'Recent Entries' }).getByRole('button').click()
  await expect(dialog(page).getByText('You have changes that are not saved')).toBeVisible()
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
