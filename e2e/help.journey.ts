import { expect, expectAccessible, test, type Page } from './journey.ts'
import { cutOff, gratitude, letter, goals, rain, send, store, today, write } from './mornings.ts'
import { putOn, signUp } from './people.ts'

const dark = { gratitudeText: 'Nothing. I want to kill myself', goalsText: 'Get through the day' }
const grief = { gratitudeText: 'My mother died on Tuesday\nTea', goalsText: 'Call my brother' }

const help = (page: Page) => page.getByRole('region', { name: 'People who listen' })

async function expectHelpAlone(page: Page): Promise<void> {
  await expect(help(page).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(help(page).getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  await expect(help(page).getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  )
  await expect(letter(page)).toHaveCount(0)
  await expectNothingOffered(page)
}

async function expectNothingOffered(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0)
  for (const words of ['See Premium', 'PREMIUM', 'Join', 'Sign up and save it', 'Your day at a glance'])
    await expect(main.getByText(words, { exact: true })).toHaveCount(0)
}

async function asGuest(page: Page, texts: typeof dark): Promise<void> {
  await page.goto('/privacy')
  await page.evaluate(({ gratitudeText, goalsText }) => {
    sessionStorage.setItem('landingGratitude', gratitudeText)
    sessionStorage.setItem('landingGoals', goalsText)
  }, texts)
}

test('today: the help message streams under a neutral heading, with links and without a toast', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, dark)
  await send(page).click()
  await expect(help(page)).toHaveAttribute('aria-busy', 'false')
  await expectHelpAlone(page)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expectHelpAlone(page)
  await expect(page.locator('.day-room')).toBeVisible()
  await expect(page.locator('.scene')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the help message comes first, its buttons are above the middle, and nothing lies over it', async ({ page }) => {
    await signUp(page)
    await store(page, dark)
    await page.goto('/')
    const boxOf = async (name: string) => (await help(page).getByRole('link', { name }).boundingBox())!
    for (const name of ['Call 988', 'Text 988']) {
      const { y, height, width } = await boxOf(name)
      expect(y + height).toBeLessThan(844 / 2)
      expect(width).toBeGreaterThan(290)
    }
    const written = (await page.getByRole('heading', { name: 'Gratitude' }).boundingBox())!
    expect(written.y).toBeGreaterThan((await boxOf('findahelpline.com')).y)
    await expect(page.getByText('page is written')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).not.toBeInViewport()
    await expectAccessible(page)
  })
})

test.describe('in another country', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('the help message is in the language of the page and has the line of the country', async ({ page }) => {
    await asGuest(page, { gratitudeText: 'Nichts. Ich will nicht mehr leben', goalsText: 'Den Tag überstehen' })
    await page.goto('/preview')
    await expect(help(page).getByText('zu jeder Stunde')).toBeVisible()
    await expect(help(page).locator('[lang=de]')).toContainText('TelefonSeelsorge, Deutschland')
    const line = help(page).getByRole('link', { name: '0800 111 0 222 anrufen' })
    await expect(line).toHaveAttribute('href', 'tel:08001110222')
    await expect(help(page).getByRole('link', { name: '988' })).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('the help message without the table of lines still has a way to people who listen', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  await page.route('**/assets/help-message-*.js', async (route) => {
    const response = await route.fetch()
    const isTable = (await response.text()).includes('TelefonSeelsorge')
    await (isTable ? route.abort('connectionfailed') : route.fulfill({ response }))
  })
  await asGuest(page, dark)
  await page.goto('/preview')
  await expect(help(page).getByText('It sounds very heavy')).toBeVisible()
  await expect(help(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
})

test('today: nothing is advertised beside a letter about a death', async ({ page }) => {
  await signUp(page)
  await store(page, grief)
  await page.goto('/')
  await expect(letter(page)).toBeVisible()
  await expectNothingOffered(page)
})

for (const path of ['/preview', '/today']) {
  test(`a visitor at ${path}: the help message stands alone`, async ({ page }) => {
    await asGuest(page, dark)
    await page.goto(path)
    await expectHelpAlone(page)
  })

  test(`a visitor at ${path}: the help message also when the demo call fails`, async ({ page, expectInConsole }) => {
    expectInConsole(cutOff)
    await asGuest(page, dark)
    await page.route('**/api/demo-response', (route) => route.abort('connectionfailed'))
    await page.goto(path)
    await expectHelpAlone(page)
  })
}

test('history and print show the help message in place of the reply', async ({ page }) => {
  await signUp(page)
  await putOn(page, 'employee')
  await store(page, dark)
  await page.goto(`/history?entry=${today()}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'People who listen' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(dialog.getByText('Your Personal Motivation')).toHaveCount(0)
  await expect(page.getByText('Advertisement', { exact: true })).toHaveCount(0)
  await page.goto(`/history/print/${today()}`)
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
})

test('the Daily Summary of such a day neither quotes the page nor congratulates', async ({ page }) => {
  await signUp(page)
  await store(page, dark)
  await page.goto('/congratulations')
  await expectHelpAlone(page)
  const main = page.getByRole('main')
  for (const words of ['Congratulations', 'kill myself', 'Get through the day', "You've got this", 'Daily Motivation'])
    await expect(main.getByText(words)).toHaveCount(0)
})

test('the Daily Summary of a day with a death does not congratulate', async ({ page }) => {
  await signUp(page)
  await store(page, grief)
  await page.goto('/congratulations')
  await expect(page.getByRole('listitem').filter({ hasText: 'Call my brother' })).toBeVisible()
  for (const words of ['Congratulations', "You've got this", 'Daily Motivation'])
    await expect(page.getByRole('main').getByText(words)).toHaveCount(0)
})

test('an ordinary page has its letter, its toast and the link to the summary', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await gratitude(page).fill(rain.gratitudeText)
  await goals(page).fill(rain.goalsText)
  await send(page).click()
  await expect(page.locator('.toast')).toContainText('Entry saved!')
  // The card above the link arrives late.
  await page.getByRole('link', { name: 'Your day at a glance' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('group', { name: 'How does this day feel?' })).toBeVisible()
  await page.getByRole('link', { name: 'Your day at a glance' }).click()
  await expect(page).toHaveURL('/congratulations')
  await expect(page.getByText("Congratulations! You've completed your daily reflection")).toBeVisible()
})

test('under every letter, where people listen in the own country is one tap away', async ({ page }) => {
  const open = async () => {
    await page.getByText('Need someone to talk to?').click()
    await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    await expect(page.getByText('You can call or text 988')).toBeVisible()
  }
  await asGuest(page, rain)
  await page.goto('/preview')
  await expect(letter(page).getByText('Written by Firstlight, without a model')).toBeVisible()
  await open()
  await page.goto('/today')
  await open()
  await signUp(page, 'premium')
  await store(page, rain)
  await page.goto('/')
  await open()
  await expectAccessible(page)
  await page.goto(`/history?entry=${today()}`)
  await open()
})
