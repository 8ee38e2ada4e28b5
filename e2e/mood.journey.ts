import type { Locator } from '@playwright/test'
import { moods, type Mood } from '#domain/mood'
import { journal } from '#domain/texts'
import { addDays } from '#domain/time/local-date'
import { monthOf, monthTitle } from '#domain/time/month'
import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import { holdCalls } from './held-calls.ts'
import { day, daysUpTo, fillJournal } from './journals.ts'
import { expectWritten, rain, send, store, stored, today, yesterday } from './mornings.ts'
import { signUp, type Person } from './people.ts'

const suns = (page: Page) => page.getByRole('group', { name: 'How does this day feel?' })
const sun = (page: Page, name: string) => suns(page).getByRole('radio', { name })
const tap = (page: Page, name: string) => suns(page).getByText(name, { exact: true }).click()
const moodStored = (page: Page) => expect.poll(async () => (await stored(page))?.mood)

/** What is loaded when its place comes into view. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await page.getByRole('main').hover({ position: { x: 20, y: 20 } })
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(target).toBeVisible({ timeout: 200 })
  }).toPass()
  // A slow page was scrolled past it.
  await target.scrollIntoViewIfNeeded()
}

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expectWritten(page, rain)
  await scrollTo(page, suns(page))
}

const year = Number(today().slice(0, 4))
const yearOf = (page: Page, which = year) => page.getByRole('region', { name: `The days of ${which}` })
const month = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })

async function openYear(page: Page, which = year): Promise<void> {
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible()
  await scrollTo(page, yearOf(page, which))
}

test('a screen reader meets the mood and the earlier pages without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await signUp(page, 'premium')
  await fillJournal(page, [day(addDays(today(), -7), { gratitudeText: 'The first frost' })])
  await store(page, rain)
  await page.goto('/')
  await expectWritten(page, rain)
  const earlier = page.getByText('The first frost')
  await expect(sun(page, 'Light')).toBeAttached()
  await expect(earlier).toBeAttached()
  await expect(earlier).not.toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a mood is chosen with one tap, changed, and taken back with another tap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp(page)
  await store(page, rain)
  await open(page)
  await expect(suns(page).getByRole('radio')).toHaveCount(moods.length)
  await expect(suns(page).getByRole('radio', { checked: true })).toHaveCount(0)
  for (const label of await suns(page).locator('label').all()) {
    const { width, height } = (await label.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await tap(page, 'Light')
  await expect(sun(page, 'Light')).toBeChecked()
  await moodStored(page).toBe(4)
  await tap(page, 'Heavy')
  await moodStored(page).toBe(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await tap(page, 'Heavy')
  await expect(sun(page, 'Heavy')).not.toBeChecked()
  await moodStored(page).toBe(null)
  expect(await stored(page)).toMatchObject({ version: 1 })
})

test('in forced colors the chosen mood has a border, and the others have none', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signUp(page)
  await store(page, rain)
  await open(page)
  await tap(page, 'Bright')
  await expect(sun(page, 'Bright')).toBeChecked()
  const edgeOf = (name: string) =>
    suns(page)
      .locator('label', { hasText: name })
      .evaluate((label) => {
        const { borderTopColor } = getComputedStyle(label)
        return borderTopColor === getComputedStyle(document.body).backgroundColor ? 'none' : 'seen'
      })
  expect(await Promise.all(Object.values(journal.marks.mood.labels).map(edgeOf))).toEqual(
    Object.values(journal.marks.mood.labels).map((name) => (name === 'Bright' ? 'seen' : 'none')),
  )
})

test('by keyboard the arrows choose, and the space bar takes the choice back and makes it again', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await open(page)
  await sun(page, 'Heavy').focus()
  await page.keyboard.press('Space')
  await moodStored(page).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect(sun(page, 'Low')).toBeChecked()
  await moodStored(page).toBe(2)
  await page.keyboard.press('Space')
  await expect(sun(page, 'Low')).not.toBeChecked()
  await moodStored(page).toBe(null)
  await expect(sun(page, 'Low')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sun(page, 'Low')).toBeChecked()
  await moodStored(page).toBe(2)
})

test('a chosen mood stays chosen while the answer of the server is taken over', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await open(page)
  await sun(page, 'Bright').evaluate((radio: HTMLInputElement) => {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!
    Object.defineProperty(radio, 'checked', {
      get,
      set(checked: boolean) {
        radio.dataset.values = `${radio.dataset.values ?? ''} ${checked}`
        set!.call(radio, checked)
      },
    })
  })
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await tap(page, 'Bright')
  await (await answered).finished()
  // Another choice is drawn after the answer to the first one.
  await tap(page, 'Even')
  await expect(sun(page, 'Even')).toBeChecked()
  await expect(sun(page, 'Bright')).toHaveAttribute('data-values', /^( true)+( false)*$/)
})

test('a mood without a connection is kept and sent later, the last one only', async ({
  page,
  context,
  expectInConsole,
}) => {
  // Also of what the page loads later.
  expectInConsole(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
  await signUp(page)
  await store(page, rain)
  await open(page)
  await context.setOffline(true)
  await tap(page, 'Even')
  await tap(page, 'Bright')
  await expect(suns(page).getByText('Saved on this device. It will be sent when the connection is back.')).toBeVisible()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/marks')) sent.push(request.postDataJSON())
  })
  await context.setOffline(false)
  await moodStored(page).toBe(5)
  await expect(suns(page).getByText('Saved on this device.', { exact: false })).toBeHidden()
  await expect(sun(page, 'Bright')).toBeChecked()
  expect(sent).toEqual([{ mood: 5 }])
  await open(page)
  await expect(sun(page, 'Bright')).toBeChecked()
})

test('a mood that is chosen in one tab is shown in the other', async ({ page, context }) => {
  await signUp(page)
  await store(page, rain)
  await open(page)
  const other = await context.newPage()
  await open(other)
  await tap(page, 'Light')
  await expect(sun(other, 'Light')).toBeChecked()
  // A tap in the other tab that comes before the first one is stored and confirmed meets a change that one tab
  // removes while the other one reads. No person taps in two tabs within milliseconds.
  await expect
    .poll(() => other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':mood:'))))
    .toEqual([])
  await expect(sun(other, 'Light')).toBeChecked()
  await tap(other, 'Light')
  await expect(sun(page, 'Light')).not.toBeChecked()
  await moodStored(page).toBe(null)
})

test('a mood of a page that was deleted elsewhere is reported, and stays on the device', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(404))
  await signUp(page)
  const { id } = await store(page, rain)
  await open(page)
  await page.request.delete(`/api/entries/${id}`)
  await tap(page, 'Light')
  await expectToast(page, 'Failed to save how the day felt')
  // The page was deleted elsewhere.
  await expect(send(page)).toBeVisible()
  await expect(suns(page)).toBeHidden()
  await page.getByRole('region', { name: 'Changes that are not sent' }).getByRole('button', { name: 'Show' }).click()
  const unsent = page.getByRole('region', { name: 'What is not sent' })
  await expect(unsent).toContainText('The page of this day was deleted, so there is nothing to mark.')
  await unsent.getByRole('button', { name: 'Discard It' }).click()
  await expect(unsent).toHaveCount(0)
})

test('a mood that the server refuses stays on the device with words in its place, and can be sent', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(400))
  await signUp(page)
  await store(page, rain)
  await open(page)
  await page.route('**/marks', (route) => route.fulfill({ status: 400, json: {} }), { times: 1 })
  await tap(page, 'Light')
  await expectToast(page, 'Failed to save how the day felt')
  await expect(suns(page)).toContainText('It is not sent yet. It is saved on this device.')
  await tap(page, 'Light')
  await moodStored(page).toBe(4)
  await expect(suns(page)).not.toContainText('It is not sent yet.')
})

test('a mood is never stored for another person, and waits until its writer is back', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(409))
  // The call that counts a banner would meet the other person first.
  await page.route('**/api/admob/track', (route) => route.abort())
  expectInConsole(/net::ERR_FAILED/)
  // A read under way would fail when its session ends.
  const underWay = new Set<unknown>()
  page.on('request', (request) => void (request.url().includes('/api/') && underWay.add(request)))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void underWay.delete(request))
  // The days of the week and their number, which are read when they are seen.
  const readOf = (name: string) =>
    page.waitForResponse((reply) => reply.ok() && reply.url().includes(`/api/entries/${name}`))
  const weekRead = () => Promise.all([readOf('calendar'), readOf('stats')])
  const scrollToWeek = () => page.getByRole('region', { name: 'Weekly Highlights' }).scrollIntoViewIfNeeded()
  const signIn = async ({ username, password }: Person) => {
    expect((await page.request.post('/api/login', { data: { username, password } })).ok()).toBe(true)
  }
  const ben = await signUp(page)
  await store(page, rain)
  const ada = await signUp(page)
  await store(page, rain)
  const weekOfAda = weekRead()
  await open(page)
  await scrollToWeek()
  await weekOfAda
  const { release } = await holdCalls(page, /\/api\/(?!admob)/)
  const before = [...underWay]
  await expect.poll(() => before.filter((request) => underWay.has(request))).toEqual([])
  await signIn(ben)
  await tap(page, 'Light')
  release()
  await expect(page.getByRole('status', { name: 'The person on this device has changed' })).toBeVisible()
  expect(await stored(page)).toMatchObject({ mood: null })
  const weekOfBen = weekRead()
  await page.goto('/')
  await scrollTo(page, suns(page))
  await scrollToWeek()
  await weekOfBen
  await expect(sun(page, 'Light')).not.toBeChecked()
  expect(await stored(page)).toMatchObject({ mood: null })
  await signIn(ada)
  await page.goto('/')
  await moodStored(page).toBe(4)
})

test('a page that needs help is shown without suns, and a quiet one with them', async ({ page }) => {
  // High enough that every part of the page is in view, and loaded.
  await page.setViewportSize({ width: 1280, height: 3_000 })
  await signUp(page)
  const { id } = await store(page, { ...rain, gratitudeText: 'My dad died last Tuesday' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(suns(page)).toBeVisible()
  await page.request.patch(`/api/entries/${id}`, { data: { gratitudeText: 'I want to die' } })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Call home' })).toBeVisible()
  await expect(suns(page)).toHaveCount(0)
})

for (const plan of ['premium', 'employee'] as const) {
  test(`the history shows the year of the ${plan} as months, and says each in words`, async ({ page }) => {
    await signUp(page, plan)
    await fillJournal(page, [
      day(today(), { gratitudeText: 'Tea', mood: 4 }),
      day(`${year - 1}-01-01`, { gratitudeText: 'Tea', mood: 5 }),
      day(`${year - 1}-01-02`, { gratitudeText: 'Tea', mood: 2 }),
      day(`${year - 1}-01-03`, { gratitudeText: 'Tea' }),
    ])
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/entries/year') calls.push(search)
    })
    await openYear(page)
    const thisMonth = monthTitle(monthOf(today()))
    await expect(month(page, thisMonth)).toHaveAccessibleName(`${thisMonth}: 1 day written: 1 light.`)
    await expect(yearOf(page).locator('.year-months').getByRole('button')).toHaveCount(12)
    await expect(yearOf(page).getByText('the brighter the day felt, the higher its sun')).toBeVisible()
    await expectAccessible(page)

    const previous = page.getByRole('button', { name: 'Previous year' })
    const next = page.getByRole('button', { name: 'Next year' })
    await expect(next).toBeDisabled()
    await previous.click()
    await expect(month(page, `January ${year - 1}`)).toHaveAccessibleName(
      `January ${year - 1}: 3 days written: 1 bright, 1 low, 1 without a mood.`,
    )
    await expect(month(page, `February ${year - 1}`)).toHaveAccessibleName(`February ${year - 1}: Nothing written.`)
    await expect(previous).toBeDisabled()
    await expect(previous).toBeFocused()
    expect(calls).toEqual([`?year=${year}`, `?year=${year - 1}`])
    await next.click()
    await expect(month(page, thisMonth)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}

test('the entry in the history and on paper says how the day felt', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(`${year - 1}-05-04`, { mood: 4 })])
  for (const path of [`/history?entry=${year - 1}-05-04`, `/history/print/${year - 1}-05-04`]) {
    await page.goto(path)
    await expect(page.getByText('How the day felt: light', { exact: true })).toBeVisible()
  }
})

test('moods and amounts can be told apart without color', async ({ page }) => {
  await signUp(page, 'premium')
  const lengths = [10, 100, 300, 1000]
  await fillJournal(page, [
    ...moods.map((mood) => day(`${year - 1}-01-0${mood}`, { gratitudeText: 'Tea', mood })),
    ...lengths.map((length, index) =>
      day(`${year - 1}-02-0${index + 1}`, { gratitudeText: 'a'.repeat(length), goalsText: 'b' }),
    ),
  ])
  await openYear(page, year - 1)
  const dayOf = (date: string) => page.locator(`[data-day='${year - 1}-${date}']`)
  const sunOf = (mood: Mood) => dayOf(`01-0${mood}`).locator('.panorama-sun')
  const [none, ...others] = moods
  await expect(sunOf(2)).toBeVisible()
  await expect(sunOf(none)).toHaveCount(0)
  const tops: number[] = []
  for (const mood of others) tops.push((await sunOf(mood).boundingBox())!.y)
  for (const [index, top] of tops.slice(1).entries()) expect(top).toBeLessThan(tops[index]! - 1)
  const heights: number[] = []
  for (const index of lengths.keys())
    heights.push(
      (await dayOf(`02-0${index + 1}`)
        .locator('svg')
        .boundingBox())!.height,
    )
  for (const [index, height] of heights.slice(1).entries()) expect(height).toBeGreaterThan(heights[index]! + 1)
})

test('a year is one land to walk along, in which each written day is a hill that opens its page', async ({ page }) => {
  await signUp(page, 'premium')
  const dates = ['01-04', '01-05', '06-20'].map((rest) => `${year - 1}-${rest}`)
  await fillJournal(
    page,
    dates.map((date) => day(date, { gratitudeText: `Rain, and the ${date} of it` })),
  )
  await openYear(page, year - 1)
  const hills = page.getByRole('group', { name: `The hills of ${year - 1}` }).getByRole('link')
  await expect(hills).toHaveCount(dates.length)
  const forms = await hills.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  expect(new Set(forms).size).toBe(dates.length)
  await expect(hills.last()).toBeInViewport()
  await expect(hills.first()).not.toBeInViewport()
  await month(page, `January ${year - 1}`).click()
  await expect(hills.first()).toBeInViewport()
  await hills.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(hills.nth(1)).toBeFocused()
  await expect(hills.nth(1)).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/history?entry=${dates[1]}`)
})

test('the year comes first where there is room for its weeks, and last on a phone', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, [day(today())])
  await openYear(page)
  const top = async (part: Locator) => (await part.boundingBox())!.y
  const calendar = page.getByRole('heading', { name: monthTitle(monthOf(today())), exact: true })
  await expect(yearOf(page)).toBeVisible()
  expect(await top(yearOf(page))).toBeLessThan(await top(calendar))
  await page.setViewportSize({ width: 390, height: 844 })
  await openYear(page)
  expect(await top(yearOf(page))).toBeGreaterThan(await top(page.getByText('Best Run')))
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(yearOf(page)).not.toBeInViewport()
  await page.getByRole('button', { name: 'The year' }).click()
  await expect(yearOf(page)).toBeInViewport()
})

test('each written day of the year is a link to its entry, also by keyboard', async ({ page }) => {
  await signUp(page, 'premium')
  // No year between the two has an entry, and neither has this one.
  await fillJournal(page, [
    day(`${year - 5}-03-31`, { gratitudeText: 'Tea', mood: 1 }),
    day(`${year - 1}-01-30`, { gratitudeText: 'Snow' }),
    day(`${year - 1}-02-10`, { gratitudeText: 'Bread'.repeat(200) }),
    day(`${year - 1}-02-28`, { gratitudeText: 'Rain', mood: 5 }),
  ])
  await openYear(page, year - 1)
  await expect(yearOf(page, year - 1).getByRole('link')).toHaveCount(3)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const [bread, wet, snow] = ['Feb 10', 'Feb 28', 'Jan 30'].map((date) => `${date}, ${year - 1}: a `)
  await expect(link(`${bread}long page`)).toBeVisible()
  await link(`${wet}few words, bright`).click()
  await expect(page.getByRole('dialog').getByText('Rain')).toBeVisible()
  await expect(page).toHaveURL(`/history?entry=${year - 1}-02-28`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  await link(`${wet}few words, bright`).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(link(`${bread}long page`)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(link(`${snow}few words`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Snow')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(`${snow}few words`)).toBeFocused()

  await page.getByRole('button', { name: 'Previous year' }).click()
  await expect(yearOf(page, year - 5)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous year' })).toBeDisabled()
  await expect(link(`Mar 31, ${year - 5}: a few words, heavy`)).toBeVisible()
})

test('a year whose days could not be fetched can be fetched again', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(429))
  await signUp(page, 'premium')
  await page.route('**/api/entries/year?*', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 })
  await openYear(page)
  await expect(page.getByText('The days of this year could not be fetched.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(month(page, `January ${year}`)).toBeVisible()
})

/** The pairs of texts that lie over each other, or over the edge of the window. */
const touching = (words: Locator) =>
  words.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return { text: element.textContent, ...range.getBoundingClientRect().toJSON() }
    })
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            one.left < right && left < one.right && one.top < bottom && top < one.bottom,
        )
        .map(({ text }) => `${one.text} ${text}`),
    )
  })

test('with text of twice the size no word of the suns, the figures and the navigation lies over another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, 'premium')
  await fillJournal(page, daysUpTo(yesterday(), 120))
  await store(page, rain)
  const enlarge = () => page.addStyleTag({ content: 'html { font-size: 200% }' })
  await page.goto('/')
  await enlarge()
  await scrollTo(page, suns(page))
  expect(await touching(suns(page).locator('label'))).toEqual([])
  expect(await touching(page.getByRole('navigation', { name: 'Main' }).locator('a > span:last-child'))).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.goto('/history')
  await enlarge()
  const total = page.getByRole('definition').first()
  await expect(total).toHaveText('121')
  const lines = await total.evaluate((figure) => {
    const range = document.createRange()
    range.selectNodeContents(figure)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await expectNoSidewaysScroll(page)
})
