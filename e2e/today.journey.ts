import { fullDawn, ridgesOf, skyColors } from '#domain/sky'
import { dayPartOf } from '#domain/time/day-part'
import { addDays, defaultTimeZone, longDate } from '#domain/time/local-date'
import { greetingOf } from '#domain/day-title'
import { logIn } from './forms.ts'
import { holdCalls, holdScripts } from './held-calls.ts'
import { browserSays, expect, expectAccessible, expectNoSidewaysScroll, expectToast, test } from './journey.ts'
import {
  countCalls,
  expectBoxes,
  expectWritten,
  goals,
  gratitude,
  letter,
  lookAt,
  rain,
  saved,
  send,
  snow,
  store,
  stored,
  today,
  withoutMarks,
  write,
  yesterday,
} from './mornings.ts'
import { putOn, signUp } from './people.ts'

test('the first entry is written, stored, and shown with its reply and the time of the reply', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(
    page.getByRole('heading', { level: 1, name: greetingOf(today(), dayPartOf(Date.now(), defaultTimeZone)) }),
  ).toBeVisible()
  await expect(page.getByText(/^Welcome, June Field/)).toContainText(`${longDate(today())}Day 1`)
  await expect(send(page)).toBeDisabled()
  await gratitude(page).fill(rain.gratitudeText)
  await expect(send(page)).toBeDisabled()
  await goals(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await goals(page).fill(rain.goalsText)
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await send(page).click()
  await expectToast(page, ...saved)
  await expectWritten(page, rain)
  await expect(letter(page).getByRole('heading')).toBeFocused()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  expect(await stored(page)).toMatchObject({ ...rain, version: 1 })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('change:')))).toEqual([])
  await page.reload()
  await expectWritten(page, rain)
})

test('each line draws a ridge and makes sky and paper lighter, and the sun is up over a page that was sent', async ({
  page,
}) => {
  const colorsNow = () =>
    page.locator('.day-room').evaluate((room) => {
      const numbers = (color: string) => color.match(/\d+/g)!.map(Number)
      const sky = getComputedStyle(room.querySelector('.sky')!).getPropertyValue('--horizon')
      const paper = getComputedStyle(room.querySelector('.facing-pages > *')!).backgroundColor
      return { sky: numbers(sky), paper: numbers(paper) }
    })
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const sun = page.locator('.scene .sun')
  const ridges = page.locator('.day-room .ridge')
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await signUp(page)
  await page.goto('/')
  await gratitude(page).click()
  let before = await colorsNow()
  for (const [index, line] of rain.gratitudeText.split('\n').entries()) {
    await page.keyboard.type(index === 0 ? line : `\n${line}`)
    await expect.poll(async () => sum((await colorsNow()).sky)).toBeGreaterThan(sum(before.sky))
    await expect.poll(async () => sum((await colorsNow()).paper)).toBeGreaterThan(sum(before.paper))
    // And the ground.
    await expect(ridges).toHaveCount(index + 2)
    before = await colorsNow()
  }
  await goals(page).fill(rain.goalsText)
  await expect(sun).toHaveCSS('opacity', '0')
  await send(page).click()
  await expect(sun).toHaveCSS('opacity', '1')
  await expectWritten(page, rain)
  const part = dayPartOf((await stored(page))!.createdAt, defaultTimeZone)
  const { horizon } = skyColors({ ...fullDawn, part, ridges: ridgesOf(rain) }, 'light')
  const expected = [1, 3, 5].map((at) => Number.parseInt(horizon.slice(at, at + 2), 16))
  await expect.poll(async () => (await colorsNow()).sky).toEqual(expected)
})

test('a new page remembers the letter of the day before, and shows the days of the week', async ({ page }) => {
  await signUp(page)
  const { aiResponse } = await store(page, rain, yesterday())
  await page.goto('/')
  const place = page.locator('.empty-letter')
  await expect(place).toContainText('From yesterday’s letter')
  const [, words] = (await place.innerText()).split(/\n+/)
  expect(withoutMarks(aiResponse!).replace(/\s+/g, ' ')).toContain(words)
  await expect(place.getByRole('listitem')).toHaveCount(7)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText(`Yesterday’s letter: ${words}`)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a letter in another language than the screens says so, and one in English does not', async ({ page }) => {
  await signUp(page, 'premium')
  const german = { gratitudeText: 'Der Regen auf dem Dach\nein Brief von Ida', goalsText: 'zum Fluss gehen' }
  await store(page, german, yesterday())
  const words = page.locator('.letter-words')
  await page.goto('/')
  await expect(page.locator('.empty-letter [lang=de]')).toBeVisible()
  await page.goto(`/history?entry=${yesterday()}`)
  await expect(words).toHaveAttribute('lang', 'de')
  await store(page, german)
  await page.goto('/')
  await expect(words).toHaveAttribute('lang', 'de')
  await page.request.delete(`/api/entries/${(await stored(page))!.id}`)
  await store(page, rain)
  await page.goto('/')
  await expectWritten(page, rain)
  await expect(words).not.toHaveAttribute('lang')
})

test('the two pages of a wide desk lie in the middle without a move of what was laid out', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await send(page).click()
  await expectWritten(page, rain)
  // Firefox keeps the sideways scroll of a place from which a box is moved by `translate`.
  const ends = await page
    .locator('.facing-pages, .day-header')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).offsetLeft + (box as HTMLElement).offsetWidth))
  expect(ends).toHaveLength(2)
  for (const end of ends) expect(end).toBeLessThan(1280)
  await expectNoSidewaysScroll(page)
})

test('the page of today is printed without its navigation', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await page.goto('/')
  await expectWritten(page, rain)
  await expect(page.getByRole('navigation').filter({ visible: true })).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  // On wide paper too the page takes the place of the navigation, and no line has the color of the sky.
  await expect(page.getByRole('main')).toHaveCSS('width', `${page.viewportSize()!.width}px`)
  const onSky = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-on-sky'))
  const soft = await page
    .getByText('Welcome,')
    .evaluate((line) => getComputedStyle(line).getPropertyValue('--color-soft'))
  expect(soft).not.toBe(onSky)
})

test('on lined paper the line of the cursor stands out', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  const active = page.locator('.lined-box:focus-within [data-active]')
  await gratitude(page).click()
  await expect(active).toHaveText('\u200b')
  await page.keyboard.type('Rain\nTea')
  await expect(active).toHaveText('Tea\u200b')
  await page.keyboard.press('ArrowUp')
  await expect(active).toHaveText('Rain\u200b')
})

test('the page and its letter are side by side on a wide desk, and one after the other elsewhere', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await page.goto('/')
  await expectWritten(page, rain)
  const places = async () => {
    const written = (await page.getByText('Saved', { exact: true }).first().boundingBox())!
    const reply = (await letter(page).boundingBox())!
    return { isBeside: reply.x > written.x + written.width, isBelow: reply.y > written.y }
  }
  expect(await places()).toEqual({ isBeside: true, isBelow: false })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 900, height: 800 })
  await expect.poll(places).toEqual({ isBeside: false, isBelow: true })
  await expect(letter(page)).toContainText(longDate(today()))
  await expect(letter(page)).toContainText('For June')
})

test('while the entry is sent the button says so and a second sending is refused', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  const held = await holdCalls(page, '**/api/entries')
  const posts = countCalls(page, 'POST', '/api/entries')
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Generating Response...' })).toBeDisabled()
  await expect(page.getByText('Sending', { exact: true })).toBeVisible()
  await gratitude(page).press('Control+Enter')
  held.release()
  await expectWritten(page, rain)
  expect(posts()).toBe(1)
})

test('a form with an empty section is not sent, by keys either', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await gratitude(page).fill(rain.gratitudeText)
  await gratitude(page).press('Control+Enter')
  await expectToast(page, 'Please fill in both sections', 'Both gratitude and goals are required to continue.')
  expect(await stored(page)).toBeUndefined()
  await goals(page).fill(rain.goalsText)
  await goals(page).press('Control+Enter')
  await expectWritten(page, rain)
})

test('a text that is too long is reported beside its box and is not cut', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  // Each is two units of a string, and one character.
  await write(page, { gratitudeText: '🌞'.repeat(4_003), goalsText: 'b' })
  await expect(page.getByText('3 characters more than can be saved')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await expect(gratitude(page)).toHaveValue('🌞'.repeat(4_003))
  await expectAccessible(page)
  await gratitude(page).fill('🌞'.repeat(4_000))
  await expect(page.getByText('4,000 of 4,000 characters')).toBeVisible()
  await send(page).click()
  await expectToast(page, ...saved)
  expect(await stored(page)).toMatchObject({ gratitudeText: '🌞'.repeat(4_000) })
})

test('a collapsed section keeps its text', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('heading', { name: 'Gratitude' }).click()
  await expect(gratitude(page)).toBeHidden()
  await page.getByRole('heading', { name: 'Gratitude' }).click()
  await expectBoxes(page, rain)
})

test('the same texts sent from another tab are the same entry', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await store(page, rain)
  await send(page).click()
  await expectToast(page, ...saved)
  await expectWritten(page, rain)
  const other = await context.newPage()
  await other.goto('/')
  await expectWritten(other, rain)
})

for (const [button, outcome] of [
  ['Use what I wrote here', snow],
  [
    'Keep both',
    {
      gratitudeText: `${rain.gratitudeText}\n${snow.gratitudeText}`,
      goalsText: `${rain.goalsText}\n${snow.goalsText}`,
    },
  ],
  ['Use the saved version', rain],
] as const) {
  test(`a day with other stored texts: both versions are shown, and '${button}' stores the choice`, async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.reply(409))
    await signUp(page)
    await page.goto('/')
    await write(page, snow)
    await store(page, rain)
    await send(page).click()
    await expectToast(page, 'Failed to save entry', 'This day already has an entry.')
    await expectWritten(page, rain)
    const notice = page.getByRole('region', { name: 'This device holds something else you wrote for this day' })
    await expect(notice).toContainText(snow.gratitudeText)
    await expect(notice).toContainText(snow.goalsText)
    await page.reload()
    await expect(notice).toContainText(snow.goalsText)
    await expectAccessible(page)
    expect(await stored(page)).toMatchObject({ ...rain, version: 1 })
    await notice.getByRole('button', { name: button }).click()
    await expect(notice).toBeHidden()
    await expectWritten(page, outcome)
    expect(await stored(page)).toMatchObject(outcome)
    await page.reload()
    await expectWritten(page, outcome)
    await expect(notice).toBeHidden()
  })
}

test('on a phone no letter covers the notice of another stored text', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await page.goto('/')
  await write(page, snow)
  await store(page, rain)
  await send(page).click()
  const notice = page.getByRole('region', { name: 'This device holds something else you wrote for this day' })
  await expect(notice).toBeVisible()
  await expect(letter(page)).toBeVisible()
  const bottom = await notice.evaluate((shown) => shown.getBoundingClientRect().bottom)
  expect(await letter(page).evaluate((sheet) => sheet.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom)
})

test('two texts that are too long together are kept, and opened to be shortened', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page)
  await page.goto('/')
  await write(page, { ...snow, gratitudeText: 'a'.repeat(2_500) })
  await store(page, { ...snow, gratitudeText: 'b'.repeat(2_500) })
  await send(page).click()
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expectToast(page, 'Longer than a page can hold', 'Please shorten it, and save it then.')
  const box = page.getByRole('textbox', { name: 'Gratitude' })
  await expect(box).toHaveValue(`${'b'.repeat(2_500)}\n${'a'.repeat(2_500)}`)
  await expect(page.getByText('1,001 characters more than can be saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await box.fill(`${'b'.repeat(2_500)}\na`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Entry Updated')
  expect(await stored(page)).toMatchObject({ gratitudeText: `${'b'.repeat(2_500)}\na` })
})

test('keeping the saved version can be undone', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page)
  await page.goto('/')
  await write(page, snow)
  await store(page, rain)
  await send(page).click()
  await page.getByRole('button', { name: 'Use the saved version' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: /something else you wrote/ })).toContainText(snow.goalsText)
})

test('a past day without an entry says so', async ({ page }) => {
  await signUp(page)
  await page.goto(`/?date=${yesterday()}`)
  await expect(page.getByRole('heading', { level: 1, name: longDate(yesterday()) })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Past Entry' })).toBeVisible()
  await expect(page.getByText('No entry found for this date.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'To today' }).click()
  await expect(gratitude(page)).toBeVisible()
})

test('a past day shows what was written on it', async ({ page }) => {
  await signUp(page)
  await store(page, rain, yesterday())
  await page.goto(`/today?date=${yesterday()}`)
  await expectWritten(page, rain)
})

test('a free person reaches the page of yesterday from Today, and no day before the first', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  const link = page.getByRole('link', { name: 'Yesterday’s page' })
  await page.goto('/')
  await expect(letter(page)).toBeVisible()
  await expect(link).toHaveCount(0)
  await lookAt(page, addDays(today(), 1), '08:00')
  await expectAccessible(page)
  await link.click()
  await expect(page).toHaveURL(`/?date=${today()}`)
  await expectWritten(page, rain)
  await putOn(page, 'premium')
  await page.goto('/')
  await lookAt(page, addDays(today(), 1), '08:00')
  await expect(page.getByText('Day 2')).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('?date=TODAY without an entry shows a button that opens the form with the cursor in Gratitude', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(`/?date=${today()}`)
  await expect(page.getByRole('heading', { name: 'Ready for Today?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: "Start Today's Reflection" }).click()
  await expect(page).toHaveURL('/?respond=true')
  await expect(gratitude(page)).toBeFocused()
})

test('a future day has no form', async ({ page }) => {
  await signUp(page)
  await page.goto(`/?date=${addDays(today(), 3)}`)
  await expect(page.getByRole('heading', { name: 'This day is still to come' })).toBeVisible()
})

for (const early of [false, true])
  test(`a visitor at ?respond=true who presses Sign In ${early ? 'before the scripts are loaded ' : ''}returns there`, async ({
    page,
    context,
  }) => {
    const person = await signUp(page)
    await context.clearCookies()
    const scripts = early ? await holdScripts(page) : undefined
    await page.goto('/?respond=true', { waitUntil: early ? 'commit' : 'load' })
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/auth')
    await scripts?.release()
    await logIn(page, person.username, person.password)
    await expect(page).toHaveURL('/?respond=true')
    await expect(gratitude(page)).toBeFocused()
  })

test('an entry that cannot be fetched is treated as absent, with a line in the console', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(429))
  await signUp(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/api/entries?*', (route) => route.fulfill({ status: 429, json: {} }))
  const line = page.waitForEvent('console', (message) => message.text().includes('treated as none'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expect(gratitude(page)).toBeVisible()
  await line
})

test('the first paint of a stored entry makes no call', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  const calls: string[] = []
  // No call is ever answered: what is seen is what came with the page.
  await page.route('**/api/**', (route) => void calls.push(new URL(route.request().url()).pathname))
  await page.goto('/')
  await expectWritten(page, rain)
  // When the page is idle.
  await expect.poll(() => calls).toContain('/api/admob/track')
  const [paintedAt, askedAt] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/'))?.startTime ?? Infinity,
  ])
  expect(askedAt).toBeGreaterThan(paintedAt)
})

test('long, right-to-left and markup texts stay within the page', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const odd = {
    gratitudeText: `${'W'.repeat(300)}\nقهوة الصباح مع أختي\n👨‍👩‍👧‍👦🌧️\n${'a long walk '.repeat(280)}`,
    goalsText: '1. Rest\n- <b>not bold</b> </script><script>alert(1)</script>\nok',
  }
  await page.goto('/')
  await write(page, odd)
  await expectNoSidewaysScroll(page)
  await send(page).click()
  await expect(letter(page).getByText(/^Written at/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: '<b>not bold</b> </script><script>alert(1)</script>' })).toBeVisible()
  expect(await stored(page)).toMatchObject(odd)
})
