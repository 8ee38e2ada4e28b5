import { addDays } from '#domain/time/local-date'
import { gentlest } from '#domain/highlights/highlights'
import { slideshow } from '#domain/texts'
import { periodLabel, weekFrom, weekStartOf } from '#domain/time/week'
import { expect, expectAccessible, expectNoSidewaysScroll, moving, test, type Page } from './journey.ts'
import { day, fillJournal } from './journals.ts'
import { countCalls, store, today } from './mornings.ts'
import { putOn, signUp } from './people.ts'

test.use(moving)

const slide = (page: Page) => page.getByRole('group', { name: /^\d of 6: / })
const counter = (page: Page, number: number) => page.getByText(`${number} / 6`, { exact: true })
const dot = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Slide ${number}: `) })
const title = (page: Page) => slide(page).getByRole('heading', { level: 2 })

/** A week in the past, so that the day of the test changes nothing. The clocks of New York change on its Sunday. */
const sunday = '2026-03-08'
const label = 'Mar 8 – 14, 2026'
const address = `/weekly-highlights?week=${sunday}`

const threeDays = [
  day(sunday, { gratitudeText: 'Warm coffee\nThe river', goalsText: 'Run 3 km\nRead one chapter', diaryText: 'Snow.' }),
  day('2026-03-10', { gratitudeText: 'Coffee with Anna', goalsText: 'Call Dad\nRun by the river' }),
  day('2026-03-14', { gratitudeText: 'The river, and coffee', goalsText: 'Walk to the market' }),
]

async function openWeek(page: Page, days = threeDays, to = address) {
  await signUp(page, 'premium')
  await fillJournal(page, days)
  await page.goto(to)
  await expect(counter(page, 1)).toBeVisible()
}

test('six slides follow each other every five seconds and begin again, and a dot pauses', async ({ page }) => {
  await page.clock.install()
  await openWeek(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  // The clock stands still now. The slideshow starts again at the first slide, with five whole seconds.
  await dot(page, 1).click()
  await page.getByRole('button', { name: 'Play' }).click()
  for (const number of [2, 3, 4, 5, 6, 1]) {
    await page.clock.runFor(4_999)
    await expect(counter(page, number === 1 ? 6 : number - 1)).toBeVisible()
    await page.clock.runFor(1)
    await expect(counter(page, number)).toBeVisible()
  }
  await dot(page, 4).click()
  await expect(counter(page, 4)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(counter(page, 4)).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(5_000)
  await expect(counter(page, 5)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(30_000)
  await expect(counter(page, 5)).toBeVisible()
})

test('the slides wait while the tab is hidden, and while the keyboard focus is on them', async ({ page }) => {
  await page.clock.install()
  await openWeek(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await dot(page, 1).click()
  await page.getByRole('button', { name: 'Play' }).click()
  const showTab = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await showTab('hidden')
  await page.clock.runFor(20_000)
  await expect(counter(page, 1)).toBeVisible()
  await showTab('visible')
  await page.clock.runFor(5_000)
  await expect(counter(page, 2)).toBeVisible()

  // Back from the button that plays to the last dot before it.
  await page.keyboard.press('Shift+Tab')
  await expect(dot(page, 6)).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(counter(page, 2)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.clock.runFor(5_000)
  await expect(counter(page, 3)).toBeVisible()
})

test('arrow keys and a swipe go from slide to slide', async ({ page }) => {
  await page.clock.install()
  await openWeek(page)
  // No slide follows by itself.
  await page.clock.pauseAt(Date.now() + 60_000)
  await dot(page, 1).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page, 2)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page, 6)).toBeVisible()

  const devtools = await page.context().newCDPSession(page)
  const { x, y, width, height } = (await slide(page).boundingBox())!
  const swipe = async (from: number, to: number, down = 0) => {
    const at = (part: number, dy = 0) => [{ x: x + width * part, y: y + height / 2 + dy }]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to, down) })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(0.8, 0.3)
  await expect(counter(page, 1)).toBeVisible()
  await swipe(0.3, 0.8)
  await expect(counter(page, 6)).toBeVisible()
  await swipe(0.5, 0.48)
  await expect(counter(page, 6)).toBeVisible()
})

test('with less motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openWeek(page)
  await page.clock.runFor(20_000)
  await expect(counter(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(5_000)
  await expect(counter(page, 2)).toBeVisible()
})

test('the slides show the figures of a week in which the clocks change', async ({ page }) => {
  await openWeek(page)
  await expect(title(page)).toHaveText(label)
  const days = slide(page).getByRole('list', { name: 'The days of the week' }).getByRole('listitem')
  await expect(days).toHaveText([/, written/, /not/, /, written/, /not/, /not/, /not/, /, written/])

  await dot(page, 2).click()
  await expect(slide(page)).toContainText('3 days with a page')
  for (const [name, count] of [
    ['Gratitude entries', '3'],
    ['Goal entries', '3'],
    ['Diary entries', '1'],
  ] as const)
    await expect(slide(page).locator('dl > div').filter({ hasText: name })).toHaveText(`${name}${count}`)

  await dot(page, 3).click()
  // Two of the words are in one line.
  await expect(slide(page).getByRole('listitem')).toHaveText(['Warm coffeecoffee, 3 times', 'The river'])
  await dot(page, 4).click()
  await expect(slide(page).getByRole('listitem')).toHaveText([
    'Health & Fitness3 small wins',
    'Relationships1 small win',
    'Personal Growth1 small win',
  ])
  await dot(page, 5).click()
  await expect(title(page)).toHaveText('Growth momentum')
  await expect(slide(page)).toContainText('43%')
  await dot(page, 6).click()
  const said = await slide(page).locator('p').innerText()
  expect(slideshow.encouragements).toContain(said)
})

test('a week is opened by its address without a call, and from the navigation with one', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, threeDays)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.goto(address)
  await expect(title(page)).toHaveText(label)
  await expect(dot(page, 6)).toBeVisible()
  expect(calls).toEqual([])

  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  calls.length = 0
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Highlights' }).click()
  await expect(title(page)).toHaveText(periodLabel(weekFrom(weekStartOf(today()))))
  expect(calls).toEqual([`/api/entries/week/${weekStartOf(today())}`])
})

test('a day of the address and a day chosen in the calendar show the seven days from it', async ({ page }) => {
  await openWeek(page, threeDays, '/weekly-highlights?week=2026-03-11')
  await expect(title(page)).toHaveText('Mar 11 – 17, 2026')
  await page.getByRole('button', { name: /^Week of/ }).click()
  await page.getByRole('button', { name: /March 19, 2026/ }).click()
  await expect(title(page)).toHaveText('Mar 19 – 25, 2026')
  await expect(page).toHaveURL('/weekly-highlights?week=2026-03-19')
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(title(page)).toHaveText('Mar 12 – 18, 2026')
  await page.goBack()
  await expect(title(page)).toHaveText('Mar 19 – 25, 2026')
  // A week to come shows the current one, which is the last.
  await page.goto(`/weekly-highlights?week=${addDays(today(), 30)}`)
  await expect(title(page)).toHaveText(periodLabel(weekFrom(weekStartOf(today()))))
  await expect(page.getByRole('button', { name: 'Next week' })).toHaveAttribute('aria-disabled', 'true')
})

test('an empty week has six kind slides and no figure but zero', async ({ page }) => {
  await openWeek(page, [])
  await dot(page, 2).click()
  await expect(slide(page)).toContainText('0 days with a page')
  await dot(page, 3).click()
  await expect(slide(page)).toContainText('What you are grateful for will appear here')
  await dot(page, 4).click()
  await expect(slide(page)).toContainText('Where your small wins are heading will appear here')
  await dot(page, 5).click()
  await expect(slide(page)).toContainText('0%')
})

test('the current week says that it has no page yet, and the one before is one press away', async ({ page }) => {
  const lastWeek = addDays(weekStartOf(today()), -7)
  await openWeek(page, [day(lastWeek)], '/weekly-highlights')
  await expect(page.getByText('Nothing is written this week yet.')).toBeVisible()
  await page.getByRole('button', { name: 'See last week' }).click()
  await expect(page).toHaveURL(`/weekly-highlights?week=${lastWeek}`)
  await expect(title(page)).toHaveText(periodLabel(weekFrom(lastWeek)))
  await expect(page.getByText('Nothing is written this week yet.')).toHaveCount(0)
})

test('an entry that is stored while the week is open is counted', async ({ page, context }) => {
  await signUp(page, 'premium')
  await page.goto('/weekly-highlights')
  await dot(page, 2).click()
  await expect(slide(page)).toContainText('0 days with a page')
  const other = await context.newPage()
  await other.goto('/?respond=true')
  await other.getByRole('textbox', { name: /grateful/ }).fill('Rain')
  await other.getByRole('textbox', { name: /small wins/ }).fill('Walk')
  await other.getByRole('button', { name: 'Send My Response' }).click()
  await expect(slide(page)).toContainText('1 day with a page')
})

test('the picture of a slide holds the figures, and only the lines that were chosen', async ({ page }) => {
  await page.addInitScript(() => {
    // What is drawn is only seen here: a picture has no text.
    const drawn: string[] = []
    Object.assign(window, { drawn })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.push(text)
      fillText.call(this, text, ...place)
    }
  })
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.splice(0))
  await openWeek(page)
  const dialog = page.getByRole('dialog', { name: 'A picture of this slide' })
  const picture = dialog.getByRole('img')
  const openPicture = async (number: number) => {
    await dot(page, number).click()
    await page.getByRole('button', { name: 'Make a picture' }).click()
    await expect(picture).toHaveAccessibleName(/says: \S/)
  }

  await openPicture(5)
  await expect(picture).toHaveAccessibleName(
    `The picture says: Growth momentum; 43%; 3 of 7 days with a page; ${label}`,
  )
  expect(await drawn()).toEqual(['Growth momentum', '43%', '3 of 7 days with a page', label, 'Firstlight'])
  await expectAccessible(page)
  // The check of contrasts draws letters too.
  await drawn()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`firstlight-${sunday}.png`)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await openPicture(3)
  await expect(picture).toHaveAccessibleName(`The picture says: Grateful for; 3 of 7 days; ${label}`)
  expect(await drawn()).toEqual(['Grateful for', '3 of 7 days', label, 'Firstlight'])
  await dialog.getByRole('checkbox', { name: 'The river' }).check()
  await dialog.getByRole('checkbox', { name: 'The number of days' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'The dates' }).uncheck()
  await expect(picture).toHaveAccessibleName('The picture says: Grateful for; The river')
  expect((await drawn()).slice(-3)).toEqual(['Grateful for', 'The river', 'Firstlight'])
})

test('words of any length leave the controls, the dialog and the picture as they are', async ({ page }) => {
  await page.addInitScript(() => {
    const lines: number[] = []
    Object.assign(window, { lines })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      lines.push(y)
      fillText.call(this, text, x, y)
    }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const words = ['Donaudampfschifffahrtsgesellschaftskapitänswitwe', 'a'.repeat(60), '漢'.repeat(60)]
  await openWeek(page, [day(sunday, { gratitudeText: words.join('\n'), goalsText: 'Run' })])
  const heightOfSlide = async () => (await slide(page).boundingBox())!.height
  const before = await heightOfSlide()
  await dot(page, 3).click()
  await expect(counter(page, 3)).toBeVisible()
  expect(await heightOfSlide()).toBe(before)

  await page.getByRole('button', { name: 'Make a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'A picture of this slide' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(6)
  for (const checkbox of await dialog.getByRole('checkbox').all()) await checkbox.check()
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/Donaudampf.*aaa.*漢; Mar 8/)
  const rows = await page.evaluate(() => (window as unknown as { lines: number[] }).lines.slice(-6))
  expect(rows).toEqual(rows.toSorted((one, other) => one - other))
  expect(rows.at(-1)! - rows.at(-2)!).toBeGreaterThan(40)
  for (const label of await dialog.locator('label').all())
    expect(await label.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('text of twice the size stays within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWeek(page)
  await page.addStyleTag({ content: 'html { font-size: 32px }' })
  for (const number of [1, 2, 4, 5]) {
    await dot(page, number).click()
    await expect(counter(page, number)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('nothing of a page that speaks of self-harm is on a slide or in a picture', async ({ page }) => {
  await openWeek(page, [
    ...threeDays,
    day('2026-03-12', { gratitudeText: 'Lanterns, but I want to kill myself', goalsText: 'Budget lanterns' }),
  ])
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await dot(page, number).click()
    await expect(counter(page, number)).toBeVisible()
    await expect(page.getByText(/lanterns/i)).toHaveCount(0)
  }
  await expect(slide(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
  for (const message of slideshow.encouragements) await expect(page.getByText(message)).toHaveCount(0)
  await page.getByRole('button', { name: 'Make a picture' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(1)

  // A year ends with the one message that praises nothing.
  await page.goto('/weekly-highlights?year=2026')
  await dot(page, 6).click()
  await expect(slide(page).getByText(slideshow.encouragements[gentlest]!)).toBeVisible()
  await expect(page.getByRole('link', { name: 'findahelpline.com' })).toHaveCount(0)
})

test('the advertisement is below the slides for an employee, and not for a subscriber', async ({ page }) => {
  await signUp(page, 'employee')
  await page.goto(address)
  await expect(counter(page, 1)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
  await putOn(page, 'premium')
  await page.goto(address)
  await expect(counter(page, 1)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0)
})

test('a free person sees the own week at the gate, and no word of the pages', async ({ page }) => {
  await signUp(page)
  const entry = await store(page, { gratitudeText: 'Lanterns', goalsText: 'Walk' })
  await page.goto('/weekly-highlights')
  await expect(page.getByRole('heading', { name: 'Weekly Highlights & Analytics', level: 1 })).toBeVisible()
  await expect(page.getByText('14%')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: ', written' })).toHaveCount(1)
  await expect(page.getByText(entry.gratitudeText)).toHaveCount(0)
  await expectAccessible(page)
})

test('a month and a year are reviewed by the same slides', async ({ page }) => {
  await openWeek(page)
  const calls = countCalls(page, 'GET', '/api/highlights/2026-03')
  await page.goto('/weekly-highlights?month=2026-03')
  await expect(page.getByRole('heading', { name: 'Your Month', level: 1 })).toBeVisible()
  await expect(title(page)).toHaveText('March 2026')
  await expect(slide(page).getByRole('listitem').filter({ hasText: ', written' })).toHaveCount(3)
  await dot(page, 5).click()
  await expect(slide(page)).toContainText('10%')
  await expect(slide(page)).toContainText('3 of 31 days')
  expect(calls()).toBe(1)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(title(page)).toHaveText('February 2026')
  await page.goto('/weekly-highlights?year=2026')
  await expect(page.getByRole('heading', { name: 'Your Year', level: 1 })).toBeVisible()
  await expect(slide(page).getByRole('listitem').filter({ hasText: 'March 2026: 3 days' })).toHaveCount(1)
  await page.getByRole('group', { name: 'Period' }).getByText('Week').click()
  await expect(page.getByRole('heading', { name: 'Weekly Highlights', level: 1 })).toBeVisible()
})

test('a week prints all its slides, each whole on its page, and nothing to press', async ({ page }) => {
  await openWeek(page)
  // When this has an effect, the slides of the Worker are those of the app.
  await dot(page, 2).click()
  await expect(counter(page, 2)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = page.locator('.highlight-stage').filter({ visible: true })
  await expect(printed.getByRole('heading')).toHaveText([
    label,
    slideshow.periods.week.inPages,
    slideshow.gratitude.title,
    slideshow.goals.title,
    slideshow.momentum.title,
    slideshow.end,
  ])
  for (const one of await printed.all()) {
    await expect(one).toHaveCSS('break-inside', 'avoid')
    await expect(one.locator('.scene')).toBeVisible()
    await expect(one.getByRole('heading')).toHaveCSS('color', 'rgb(43, 35, 52)')
  }
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('radio').filter({ visible: true })).toHaveCount(0)
  // Two on a sheet.
  const file = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(3)
  await page.emulateMedia({ media: null, colorScheme: null })
  await expect(page.locator('.highlight-stage')).toHaveCount(1)
  await expect(slide(page)).toBeVisible()
})

test('a week that cannot be fetched is reported, and can be fetched again', async ({ page, expectInConsole }) => {
  expectInConsole(/status of 429/)
  await openWeek(page)
  await page.route('**/api/entries/week/*', (route) => route.fulfill({ status: 429, json: {} }))
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(page.getByText('Failed to fetch weekly entries')).toBeVisible()
  await page.unroute('**/api/entries/week/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page)).toHaveText('Mar 1 – 7, 2026')
})

for (const width of [320, 1280]) {
  test(`every slide ${width === 320 ? 'is accessible and fits' : 'fits'} ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openWeek(page, [
      day(sunday, { gratitudeText: `${'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3)}`, goalsText: 'Run' }),
    ])
    // The width changes nothing of what axe finds.
    const expectGood = async () => {
      await expectNoSidewaysScroll(page)
      if (width === 320) await expectAccessible(page)
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await dot(page, number).click()
      await expect(counter(page, number)).toBeVisible()
      await expectGood()
    }
    for (const period of ['month=2026-03', 'year=2026']) {
      await page.goto(`/weekly-highlights?${period}`)
      await expect(counter(page, 1)).toBeVisible()
      await expectGood()
    }
  })
}
