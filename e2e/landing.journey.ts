import { holdScripts } from './held-calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Page } from './journey.ts'
import { fillSignUp } from './forms.ts'
import { expectWritten, goals, gratitude, rain, write } from './mornings.ts'
import { signUp, somebody } from './people.ts'
import { expectWaiting } from './waiting.ts'

const needed = (page: Page) => page.locator('noscript p')
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page shows its heading and both boxes, and links to Sign In', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:.*\/$/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Firstlight/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http:.*\/landing\.jpg$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(gratitude(page)).toBeEditable()
    await expect(goals(page)).toBeEditable()
    const backgroundOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((shown) => getComputedStyle(shown).backgroundImage)
    for (const part of ['.scene', '.lined-box']) expect(await backgroundOf(part)).toContain('gradient')
    expect(await page.locator('.letter').evaluate((letter) => getComputedStyle(letter).paddingTop)).not.toBe('0px')
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(needed(page)).toBeVisible()
    await expect(needed(page)).toContainText('Firstlight needs JavaScript')
  })

  test('the page file of the app says what is needed, and shows no spinner', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings')
    await expect(needed(page)).toBeVisible()
    await expect(needed(page)).toContainText('Firstlight needs JavaScript')
    await expect(page.locator('.spinner')).toBeHidden()
  })
})

test('each line of the landing page draws a ridge in place of the sample, and again when a visitor comes back', async ({
  page,
}) => {
  const ridges = page.locator('.hero .ridge')
  const last = () => ridges.first().getAttribute('d')
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/')
  // Six lines, and the ground.
  await expect(ridges).toHaveCount(7)
  for (const [index, [box, line]] of (
    [
      [gratitude, 'Rain'],
      [gratitude, '\nTea'],
      [goals, 'Walk'],
    ] as const
  ).entries()) {
    await box(page).press('End')
    await box(page).pressSequentially(line)
    await expect(ridges).toHaveCount(index + 2)
  }
  const before = await last()
  await goals(page).fill('Walk to the river and back')
  await expect.poll(last).not.toBe(before)
  const written = await last()
  await page.reload()
  await page.mouse.move(50, 50)
  await expect.poll(last).toBe(written)
})

test("a visitor writes, presses Let's Go, signs up and gets the letter", async ({ page }) => {
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  expect(await stored(page, 'landingGratitude')).toBe(rain.gratitudeText)
  expect(await stored(page, 'landingGoals')).toBe(rain.goalsText)
  await expectWaiting(page, rain)
  await expectAccessible(page)
  await fillSignUp(page, somebody())
  for (const name of ['terms', 'privacy policy'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await expectWritten(page, rain)
})

for (const when of ['before the scripts', 'after the scripts']) {
  test(`a link that says Sign In opens the tab Login, also beside a page that waits, ${when}`, async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await write(page, rain)
    if (when === 'after the scripts') await scripts.release()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await scripts.release()
    await expect(page.getByRole('heading', { name: 'Your page is waiting' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await expectWaiting(page, rain)
  })
}

test("Let's Go without a text says what is missing, and Sign In opens the tab Login", async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page.getByRole('status')).toHaveText('Both boxes are still empty. One line is enough to begin.')
  await expect(gratitude(page)).toBeFocused()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'A page of your own' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
})

test('with one section the lines of the other one stay empty, and long texts are shown in part', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await gratitude(page).fill(`${'rain'.repeat(60)}\nTea\nA letter\nA river\nA walk`)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page.getByRole('region', { name: 'Gratitude' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('and 2 more lines')).toBeVisible()
  await expect(page.getByRole('region', { name: "Today's Goals" }).getByRole('listitem')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

for (const width of [390, 1280]) {
  test(`nothing moves when /auth is opened by its address with a page that waits, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      const shifts: number[] = Object.assign(window, { shifts: [] }).shifts
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await write(page, rain)
    const scripts = await holdScripts(page)
    await page.goto('/auth', { waitUntil: 'commit' })
    // Hidden for three seconds at most, so no role is asked for.
    await expect(page.locator('[role=tab]').first()).toBeAttached()
    await scripts.release()
    await expectWaiting(page, rain)
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
  })
}

test('the page links to Sign In and to the preview, which has the texts', async ({ page }) => {
  await page.goto('/')
  await gratitude(page).fill('The first coffee')
  await page.getByRole('link', { name: 'See a preview' }).click()
  await expect(page).toHaveURL('/preview')
  expect(await stored(page, 'landingGratitude')).toBe('The first coffee')
  await page.goBack()
  await expect(gratitude(page)).toHaveValue('The first coffee')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth')
})

test('a text beyond the limit is counted, and refused by both ways on', async ({ page }) => {
  await page.goto('/')
  await gratitude(page).fill('a'.repeat(3_900))
  await expect(page.getByText('3,900 of 4,000 characters')).toBeVisible()
  await gratitude(page).fill('a'.repeat(4_002))
  await expect(page.getByText('2 characters more than can be saved')).toBeVisible()
  for (const way of [
    page.getByRole('button', { name: "Let's Go" }),
    page.getByRole('link', { name: 'See a preview' }),
  ]) {
    await way.click()
    await expect(gratitude(page)).toBeFocused()
    await expect(page).toHaveURL('/')
    await goals(page).focus()
  }
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('2 characters more than can be saved')).toBeVisible()
  await gratitude(page).fill('Rain')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
})

test('text typed before the scripts are loaded is kept', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await gratitude(page).fill('Rain')
  await goals(page).pressSequentially('Walk')
  await scripts.release()
  await expect(gratitude(page)).toHaveValue('Rain')
  await expect(goals(page)).toHaveValue('Walk')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  expect(await stored(page, 'landingGratitude')).toBe('Rain')
  expect(await stored(page, 'landingGoals')).toBe('Walk')
})

test('after a reload the text is there before the scripts are, and more is added to it', async ({ page }) => {
  await page.goto('/')
  await gratitude(page).fill('Rain')
  const scripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(gratitude(page)).toHaveValue('Rain')
  await gratitude(page).press('End')
  await gratitude(page).pressSequentially(', and snow')
  await scripts.release()
  await expect(gratitude(page)).toHaveValue('Rain, and snow')
  expect(await stored(page, 'landingGratitude')).toBe('Rain, and snow')
})

test('text typed while React waits for the script of the landing page is kept', async ({ page }) => {
  await page.route('**/assets/landing-*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  // React listens to every event of the document now, and stops the input events of a page that it cannot hydrate yet.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')))
  await gratitude(page).fill('Rain')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  expect(await stored(page, 'landingGratitude')).toBe('Rain')
})

test("Let's Go pressed before the scripts are loaded is pressed again if the page of its address does not come", async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.route('**/auth', (route) => route.abort('aborted'), { times: 1 })
  await page.goto('/', { waitUntil: 'commit' })
  await write(page, rain)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth'))
  await page.getByRole('button', { name: "Let's Go" }).click()
  await ended
  await expect(page).toHaveURL('/')
  await scripts.release()
  await expectWaiting(page, rain)
})

test("Let's Go pressed before the scripts are loaded loses nothing", async ({ page }) => {
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await gratitude(page).fill('Rain')
  await goals(page).fill('Walk')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  expect(await stored(page, 'landingGratitude')).toBe('Rain')
  expect(await stored(page, 'landingGoals')).toBe('Walk')
})
