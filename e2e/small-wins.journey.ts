import { addDays, localDate, longDate } from '#domain/time/local-date'
import { zoneAt } from '../worker/testing/zones.ts'
import { holdCalls } from './held-calls.ts'
import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import {
  cutOff,
  diary,
  expectWritten,
  goals,
  inNewYork,
  letter,
  lookAt,
  rain,
  store,
  stored,
  today,
} from './mornings.ts'
import { putOn, signUp, somebody } from './people.ts'

const win = (page: Page, name: string) => page.getByRole('checkbox', { name })
const lookBack = (page: Page) => page.getByRole('textbox', { name: 'Looking Back' })
const carry = (page: Page) => page.getByRole('button', { name: 'Carry what is left into tomorrow' })
const phone = { width: 390, height: 844 }

test('a small win that is ticked on the phone is done in the history of another tab', async ({ page, context }) => {
  await page.setViewportSize(phone)
  await signUp(page, 'premium')
  await store(page, rain)
  const desk = await context.newPage()
  await desk.goto(`/history?entry=${today()}`)
  const item = desk.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Walk to the river' })
  await expect(item).toBeVisible()
  await expect(desk.getByRole('img', { name: 'Done' })).toHaveCount(0)

  await page.goto('/')
  const box = win(page, 'Walk to the river')
  await expect(box).not.toBeChecked()
  expect((await page.locator('label').filter({ has: box }).boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expect(item.getByRole('img', { name: 'Done' })).toBeVisible()
  expect(await stored(page)).toMatchObject({ doneItems: ['Walk to the river'], version: 1 })

  // A tick of the other tab is not taken back.
  await desk.goto('/')
  await win(desk, 'Call home').check()
  const glow = () => page.locator('.scene .sun').evaluate((sun) => getComputedStyle(sun).boxShadow)
  expect(await glow()).toBe('none')
  await win(page, 'Read a chapter').check()
  await expect(page.getByText('All done for today.')).toBeVisible()
  await expect.poll(glow).not.toBe('none')
  await expect(desk.getByText('All done for today.')).toBeVisible()
  await expect.poll(async () => (await stored(page))?.doneItems).toEqual(rain.goalsText.split('\n'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto(`/history/print/${today()}`)
  await expect(page.getByRole('img', { name: 'Done' })).toHaveCount(3)
})

/** Removes the ticks on this device in the other tab, and returns when the page has heard of the removal. */
async function removeTicks(other: Page, page: Page): Promise<void> {
  await other.evaluate(() => {
    for (const item of Object.keys(localStorage)) if (item.includes(':ticks:')) localStorage.removeItem(item)
    localStorage.setItem('after', '')
  })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('after'))).toBe('')
}

for (const { removed, seconds, done } of [
  { removed: 'at once, without having seen it, is sent', seconds: 0, done: rain.goalsText.split('\n') },
  { removed: 'later is not kept again', seconds: 2, done: ['Walk to the river'] },
])
  test(`a tick that another tab removes ${removed}`, async ({ page, context }) => {
    await signUp(page, 'premium')
    await store(page, rain)
    const now = inNewYork(today(), '12:00')
    await page.clock.setFixedTime(now)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/contact')
    const held = await holdCalls(page, '**/marks')
    await win(page, 'Walk to the river').check()
    // Its delivery is under way when the next two are kept.
    await held.arrived
    await win(page, 'Call home').check()
    await win(page, 'Read a chapter').check()
    await page.clock.setFixedTime(now + seconds * 1_000)
    await removeTicks(other, page)
    held.release()
    for (const name of rain.goalsText.split('\n'))
      await expect(win(page, name)).toBeChecked({ checked: done.includes(name) })
    await expect.poll(async () => (await stored(page))?.doneItems).toEqual(done)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((item) => item.includes(':ticks:')))).toEqual([])
  })

test('a tick without a connection is kept and sent later', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.offline)
  await signUp(page)
  await store(page, rain)
  await page.goto('/')
  await expect(win(page, 'Call home')).toBeVisible()
  await context.setOffline(true)
  await win(page, 'Call home').check()
  await win(page, 'Read a chapter').check()
  await win(page, 'Read a chapter').uncheck()
  await expect(page.getByText('Saved on this device. It will be sent when the connection is back.')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await stored(page))?.doneItems).toEqual(['Call home'])
  await expect(page.getByText('Saved on this device.', { exact: false })).toBeHidden()
  await expect(win(page, 'Call home')).toBeChecked()
  await expect(win(page, 'Read a chapter')).not.toBeChecked()
})

test('a look back is offered from six in the evening, and stays within reach', async ({ page }) => {
  await page.setViewportSize(phone)
  await signUp(page)
  await store(page, rain)
  await page.clock.setFixedTime(inNewYork(today(), '17:59'))
  await page.goto('/')
  await expect(win(page, 'Call home')).toBeVisible()
  await lookAt(page, today(), '17:59')
  await expect(lookBack(page)).toBeHidden()
  await expect(carry(page)).toBeHidden()
  await lookAt(page, today(), '18:00')
  await expect(lookBack(page)).toBeVisible()
  await expect(lookBack(page)).toHaveAttribute('placeholder', 'What went well?')
  await expectAccessible(page)
  await lookBack(page).fill('The river was high.')
  await page.reload()
  await expect(lookBack(page)).toHaveValue('The river was high.')
  await page.getByRole('button', { name: 'Save Look Back' }).click()
  await expectToast(page, 'Look back saved')
  expect(await stored(page)).toMatchObject({ eveningText: 'The river was high.', ...rain })
  await lookAt(page, today(), '09:00')
  await expect(lookBack(page)).toHaveValue('The river was high.')
  await putOn(page, 'premium')
  await page.goto(`/history/print/${today()}`)
  await expect(page.getByText('The river was high.')).toBeVisible()
})

test('a page that stays visible offers the look back in the evening, but not while the person writes', async ({
  page,
}) => {
  await signUp(page)
  await store(page, rain)
  await page.clock.install({ time: inNewYork(today(), '17:55') })
  await page.goto('/')
  await expect(win(page, 'Call home')).toBeVisible()
  await expect(lookBack(page)).toBeHidden()
  for (const _minute of Array.from({ length: 8 })) {
    await page.keyboard.press('Shift')
    await page.clock.runFor(59_000)
  }
  await expect(lookBack(page)).toBeHidden()
  await page.clock.runFor(120_000)
  await expect(lookBack(page)).toBeVisible()
})

test('the page stays as it is when the script of the evening cannot be loaded', async ({ page, expectInConsole }) => {
  expectInConsole(cutOff)
  await page.route('**/assets/evening-*', (route) => route.abort('connectionfailed'))
  await signUp(page, 'premium')
  await store(page, rain)
  await page.clock.setFixedTime(inNewYork(today(), '17:59'))
  await page.goto('/')
  // Opened in the evening the page would be folded.
  await expectWritten(page, rain)
  const failed = page.waitForEvent('requestfailed')
  await lookAt(page, today(), '18:00')
  await failed
  await diary(page).fill('The river was high.')
  await expect(page.getByText('On this device until it is saved')).toBeVisible()
  await expectWritten(page, rain)
})

test('what is left is carried into the page of tomorrow once, and nothing typed is lost', async ({ page, context }) => {
  await signUp(page)
  await store(page, rain)
  const tomorrow = addDays(today(), 1)
  await page.clock.setFixedTime(inNewYork(today(), '20:00'))
  const advertisementCounted = page.waitForResponse('**/api/admob/track')
  const weekRead = () =>
    Promise.all(['calendar?*', 'stats'].map((read) => page.waitForResponse(`**/api/entries/${read}`)))
  const isRead = weekRead()
  await page.goto('/')
  await advertisementCounted
  await page.getByRole('region', { name: 'Weekly Highlights' }).scrollIntoViewIfNeeded()
  await isRead
  // What is stored asks again.
  const isReadAgain = Promise.all([weekRead(), page.waitForResponse('**/api/entries?limit=10')])
  await win(page, 'Call home').check()
  await expect(carry(page)).toBeVisible()
  await expect.poll(async () => (await stored(page))?.doneItems).toEqual(['Call home'])
  await isReadAgain
  await context.setOffline(true)
  await carry(page).click()
  await expect(page.getByText('On tomorrow’s page, saved on this device.')).toBeVisible()
  await expect(carry(page)).toBeHidden()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(carry(page)).toBeFocused()
  await carry(page).click()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('On tomorrow’s page, saved on this device.')).toBeVisible()
  await expect(carry(page)).toBeHidden()
  await page.getByRole('region', { name: 'Changes that are not sent' }).getByRole('button', { name: 'Show' }).click()
  const carried = page.getByRole('region', { name: `Your page for ${longDate(tomorrow)}` })
  await expect(carried).toContainText('It was carried over, and can be sent on its day.')
  await expect(carried.getByRole('button')).toHaveText(['Discard It'])

  await lookAt(page, tomorrow, '07:00')
  await expect(goals(page)).toHaveValue('Walk to the river\nRead a chapter')
  await goals(page).fill('Walk to the river\nRead a chapter\nAnswer Ida')
  await lookAt(page, today(), '21:00')
  await expect(page.getByText('On tomorrow’s page, saved on this device.')).toBeVisible()
  await win(page, 'Call home').uncheck()
  await carry(page).click()
  await lookAt(page, tomorrow, '07:00')
  await expect(goals(page)).toHaveValue('Walk to the river\nRead a chapter\nAnswer Ida\nCall home')
})

test('a page of the morning that is opened in the evening is folded: the look back is first, then the small wins', async ({
  page,
}) => {
  const zone = zoneAt(9)
  const date = localDate(Date.now(), zone)
  await signUp(page, 'free', { ...somebody(), timezone: zone })
  await store(page, rain, date)
  await page.clock.setFixedTime(Date.now() + 10 * 3_600_000)
  await page.goto('/')
  await expect(lookBack(page)).toBeVisible()
  await expect(letter(page)).toBeHidden()
  await expect(page.getByText('Rain on the roof').first()).toBeHidden()
  const places = await Promise.all(
    [lookBack(page), win(page, 'Walk to the river'), page.getByText('How does this day feel?')].map(
      async (part) => (await part.boundingBox())!.y,
    ),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  await expectAccessible(page)
  await win(page, 'Walk to the river').check()
  await page.getByText('This morning’s page and its letter').click()
  await expectWritten(page, rain)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
})

test('a page that needs help or quiet gets no cheer', async ({ page }) => {
  await signUp(page)
  const { id } = await store(page, { ...rain, gratitudeText: 'My dad died last Tuesday' })
  await page.clock.setFixedTime(inNewYork(today(), '20:00'))
  await page.goto('/')
  for (const item of rain.goalsText.split('\n')) await win(page, item).check()
  await expect(lookBack(page)).toHaveAttribute('placeholder', 'A line about this day, if you like')
  await expect.poll(async () => (await stored(page))?.doneItems).toHaveLength(3)
  await expect(page.getByText('All done for today.')).toBeHidden()
  await page.request.patch(`/api/entries/${id}`, { data: { gratitudeText: 'I want to die' } })
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Call home' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(lookBack(page)).toBeHidden()
})
