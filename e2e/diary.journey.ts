import type { Locator } from '@playwright/test'
import { addDays } from '#domain/time/local-date'
import { holdCalls } from './held-calls.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { countCalls, cutOff, diary, letter, rain, store, stored, today, yesterday } from './mornings.ts'
import { signUp } from './people.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save Diary' })

async function saveDiary(page: Page, text: string): Promise<void> {
  await diary(page).fill(text)
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Daily Diary' }).getByRole('status')).toHaveText('Saved')
}

/** As AD_UNIT_ID in the configuration does it. */
async function withAdUnit(page: Page): Promise<void> {
  await page.route('**/', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace('"adUnitId":""', '"adUnitId":"ca-app-unit"'),
    })
  })
}

const interstitialScript = /\/assets\/interstitial-.*\.js$/

/** Records each dialog that opens, with the number of texts that are not saved at that moment. */
async function watchDialogs(page: Page) {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function show() {
      const changes = Object.keys(localStorage).filter((key) => key.startsWith('change:')).length
      const opened = JSON.parse(sessionStorage.getItem('opened') ?? '[]') as object[]
      sessionStorage.setItem('opened', JSON.stringify([...opened, { name: this.ariaLabel, changes }]))
      showModal.call(this)
    }
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('opened') ?? '[]') as object[])
}

/** Returns when what a script has begun to show is shown. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** With the keyboard, which a dialog would take. */
async function typeMore(page: Page, words: string): Promise<void> {
  const before = await diary(page).inputValue()
  await diary(page).press('End')
  await page.keyboard.type(words, { delay: 20 })
  await expect(diary(page)).toHaveValue(before + words)
}

test('diary and highlights are locked and marked for a free person, in one card, after the third letter with a way to Premium', async ({
  page,
}) => {
  await signUp(page)
  await store(page, rain)
  await store(page, rain, yesterday())
  const counted = page.waitForResponse('**/api/entries/stats')
  await page.goto('/')
  await counted
  for (const name of ['Daily Diary', 'Weekly Highlights'])
    await expect(page.getByRole('region', { name })).toContainText('PREMIUM')
  await expect(diary(page)).toBeDisabled()
  await expect(save(page)).toBeDisabled()
  await page.getByRole('region', { name: 'Weekly Highlights' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('listitem').filter({ hasText: ', written' }).first()).toBeVisible()
  const wayToPremium = page.getByRole('main').locator('a[href="/subscription"]')
  await expect(wayToPremium).toHaveCount(0)
  await store(page, rain, addDays(today(), -2))
  await page.reload()
  await expect(wayToPremium).toHaveText(['See Premium'])
  await expectAccessible(page)
})

for (const plan of ['premium', 'employee'] as const) {
  test(`the diary is editable for ${plan}, with a toast, and a count near the limit`, async ({ page }) => {
    await signUp(page, plan)
    await store(page, rain)
    await page.goto('/')
    await expect(save(page)).toBeDisabled()
    await diary(page).fill('a'.repeat(9_001))
    await expect(page.getByText('9,001 of 10,000 characters')).toBeVisible()
    await diary(page).fill('The kettle sang.')
    await expect(page.getByText('16 of 10,000 characters')).toBeHidden()
    await expect(page.getByText('On this device until it is saved')).toBeVisible()
    await expectAccessible(page)
    await save(page).click()
    await expectToast(page, 'Diary saved')
    expect(await stored(page)).toMatchObject({ diaryText: 'The kettle sang.' })
    expect(await page.evaluate(() => localStorage.getItem('diarySaveCount'))).toBe('1')
    await page.reload()
    await expect(diary(page)).toHaveValue('The kettle sang.')
    await expect(page.getByRole('link', { name: 'Look at the week' })).toHaveAttribute('href', '/weekly-highlights')
  })
}

test('a diary saves itself when its writer turns to something else: without a toast, and without an advertisement', async ({
  page,
}) => {
  await signUp(page, 'employee')
  await store(page, rain)
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Daily Diary' })
  await diary(page).fill('The kettle sang.')
  await page.getByRole('button', { name: 'Edit' }).focus()
  await expect(card.getByRole('status')).toHaveText('Saved')
  await expect(save(page)).toBeDisabled()
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(await stored(page)).toMatchObject({ diaryText: 'The kettle sang.' })
  expect(await page.evaluate(() => localStorage.getItem('diarySaveCount'))).toBeNull()
})

test('the saves of two people are counted apart', async ({ page, context }) => {
  const count = () => page.evaluate(() => localStorage.getItem('diarySaveCount'))
  for (const saves of [['one', 'two'], ['one']]) {
    await context.clearCookies()
    await signUp(page, 'premium')
    await store(page, rain)
    await page.goto('/')
    for (const text of saves) await saveDiary(page, text)
    expect(await count()).toBe(String(saves.length))
    await page.reload()
    await expect(diary(page)).toHaveValue(saves.at(-1)!)
    expect(await count()).toBe(String(saves.length))
  }
})

test('an unsaved diary is there after a reload', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, rain)
  await page.goto('/')
  await diary(page).fill('Half a thought')
  await page.reload()
  await expect(diary(page)).toHaveValue('Half a thought')
  await expect(page.getByText('On this device until it is saved')).toBeVisible()
})

test('a diary that could not be saved is kept, and sent when the connection is back', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  expectInConsole(browserSays.reply(500))
  await signUp(page, 'premium')
  await store(page, rain)
  await page.goto('/')
  await diary(page).fill('Half a thought')
  await page.route('**/diary', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'x', message: 'Something went wrong here.' } } }),
  )
  await save(page).click()
  await expectToast(page, 'Failed to save diary', 'Something went wrong here.')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.unroute('**/diary')
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByText('Saved on this device. It will be sent when the connection is back.')).toBeVisible()
  // At once, since a toast closes by itself.
  expect(await page.locator('.toast:not([data-leaving])').count()).toBe(0)
  await context.setOffline(false)
  await expectToast(page, 'Diary saved')
  expect(await stored(page)).toMatchObject({ diaryText: 'Half a thought' })
})

test('a diary that was saved elsewhere in the meantime: both versions are shown, and the person chooses', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page, 'premium')
  await store(page, rain)
  await page.goto('/')
  await diary(page).fill('Written here')
  await page.request.patch(`/api/entries/${today()}/diary`, { data: { diaryText: 'Written elsewhere' } })
  await save(page).click()
  await expect(page.getByText('Written elsewhere', { exact: true })).toBeVisible()
  await expect(diary(page)).toHaveValue('Written here')
  await expectAccessible(page)
  expect(await stored(page)).toMatchObject({ diaryText: 'Written elsewhere' })
  await page.getByRole('button', { name: 'Keep both' }).click()
  await save(page).click()
  await expectToast(page, 'Diary saved')
  expect(await stored(page)).toMatchObject({ diaryText: 'Written elsewhere\n\nWritten here' })
})

test('a diary is saved although another section was changed elsewhere', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page, 'premium')
  const { id } = await store(page, rain)
  await page.goto('/')
  await diary(page).fill('Written here')
  await page.request.patch(`/api/entries/${id}`, { data: { goalsText: 'Rest' } })
  await save(page).click()
  await expectToast(page, 'Diary saved')
  expect(await stored(page)).toMatchObject({ goalsText: 'Rest', diaryText: 'Written here' })
})

test('every third saved diary shows an interstitial to a person who sees ads', async ({ page }) => {
  await signUp(page, 'employee')
  await store(page, rain)
  await withAdUnit(page)
  await page.clock.install()
  await page.goto('/')
  const ad = page.getByRole('dialog', { name: 'Advertisement' })
  await saveDiary(page, 'one')
  await saveDiary(page, 'two')
  await expect(ad).toBeHidden()
  await page.clock.pauseAt(Date.now() + 60_000)
  await diary(page).fill('three')
  await save(page).click()
  // The page's own timers stand still too, and the answer to a save goes through one: time creeps until the ad has come.
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(ad.getByText('Loading')).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await page.clock.runFor(1_300)
  await expect(ad.getByText('Loading')).toBeVisible()
  await page.clock.runFor(250)
  await expect(ad.getByText('Advertisement', { exact: true })).toBeVisible()
  await page.clock.runFor(4_700)
  await expect(ad).toBeVisible()
  await page.clock.runFor(300)
  await expect(ad).toBeHidden()
  await page.clock.resume()

  await saveDiary(page, 'four')
  await saveDiary(page, 'five')
  await saveDiary(page, 'six')
  await ad.getByRole('button', { name: 'Close' }).click()
  await expect(ad).toBeHidden()

  // Last, since the advertisement closes by itself while it is examined.
  for (const text of ['seven', 'eight', 'nine']) await saveDiary(page, text)
  await expect(ad).toBeVisible()
  await expectAccessible(page)
})

test('no interstitial opens over a text that was typed while the third diary was saved', async ({ page }) => {
  const opened = await watchDialogs(page)
  await signUp(page, 'employee')
  await store(page, rain)
  await withAdUnit(page)
  await page.goto('/')
  await saveDiary(page, 'one')
  await saveDiary(page, 'two')

  const save3 = await holdCalls(page, '**/diary')
  await diary(page).fill('three')
  await save(page).click()
  await save3.arrived
  await diary(page).fill('three and more')
  const script = page.waitForResponse(interstitialScript)
  save3.release()
  await (await script).finished()
  await typeMore(page, ' words')
  expect(await opened()).toEqual([])

  for (const text of ['four', 'five', 'six']) await saveDiary(page, text)
  await expect(page.getByRole('dialog', { name: 'Advertisement' })).toBeVisible()
  expect(await opened()).toEqual([{ name: 'Advertisement', changes: 0 }])
})

test('no interstitial opens over a text that was typed while its script was loaded', async ({ page }) => {
  const opened = await watchDialogs(page)
  await signUp(page, 'employee')
  await store(page, rain)
  await withAdUnit(page)
  await page.goto('/')
  const script = await holdCalls(page, interstitialScript)
  for (const text of ['one', 'two', 'three']) await saveDiary(page, text)
  await script.arrived
  await diary(page).fill('four')
  const loaded = page.waitForResponse(interstitialScript)
  script.release()
  await (await loaded).finished()
  await typeMore(page, ' and five')
  expect(await opened()).toEqual([])
})

for (const [whose, plan, hasUnit] of [
  ['for a subscriber', 'premium', true],
  ['without an ad unit', 'employee', false],
] as const)
  test(`${whose} no interstitial opens, and no script of it is loaded`, async ({ page }) => {
    const opened = await watchDialogs(page)
    const scripts: string[] = []
    page.on('request', (request) => interstitialScript.test(request.url()) && scripts.push(request.url()))
    await signUp(page, plan)
    await store(page, rain)
    if (hasUnit) await withAdUnit(page)
    await page.goto('/')
    for (const text of ['one', 'two', 'three']) await saveDiary(page, text)
    await painted(page)
    expect(await page.evaluate(() => localStorage.getItem('diarySaveCount'))).toBe('3')
    expect(scripts).toEqual([])
    expect(await opened()).toEqual([])
  })

for (const [plan, shows] of [
  ['free', true],
  ['employee', true],
  ['premium', false],
] as const) {
  test(`the banner is ${shows ? 'shown and counted' : 'hidden'} for ${plan}`, async ({ page }) => {
    await signUp(page, plan)
    await store(page, rain)
    const impressions = countCalls(page, 'POST', '/api/admob/track')
    const counted = shows && page.waitForRequest('**/api/admob/track')
    // The banner has a script of its own.
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('region', { name: 'Daily Diary' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible({ visible: shows })
    const place = page.locator('[data-size=banner]')
    if (shows) expect(await place.boundingBox()).toMatchObject({ width: 320, height: 50 })
    if (counted)
      expect((await counted).postDataJSON()).toEqual({
        adType: 'banner',
        action: 'impression',
        sessionId: expect.any(String),
      })
    else expect(impressions()).toBe(0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the banner is below everything that is read, a screen away from the letter', async ({ page }) => {
    await signUp(page)
    await store(page, rain)
    await page.goto('/', { waitUntil: 'networkidle' })
    const banner = page.getByRole('complementary', { name: 'Advertisement' })
    await expect(banner).toBeVisible()
    const bottomOf = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().bottom)
    const top = await banner.evaluate((shown) => shown.getBoundingClientRect().top)
    expect(top - (await bottomOf(letter(page)))).toBeGreaterThan(844)
    for (const part of await page.getByRole('main').getByRole('region').all())
      expect(await bottomOf(part)).toBeLessThanOrEqual(top)
  })
})

test('an impression that cannot be counted changes nothing on the screen', async ({ page, expectInConsole }) => {
  expectInConsole(cutOff)
  await signUp(page)
  await store(page, rain)
  await page.route('**/api/admob/track', (route) => route.abort('connectionfailed'))
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
})
