import { holdScripts } from './held-scripts.ts'
import { expect, expectAccessible, test, type Page } from './journey.ts'
import { fillSignUp } from './forms.ts'
import { somebody } from './people.ts'

const gratitude = (page: Page) => page.getByRole('textbox', { name: "What are 3 things you're grateful for today?" })
const goals = (page: Page) => page.getByRole('textbox', { name: 'What are 3 small wins to move your day forward?' })
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page shows its heading and both boxes, and links to Sign In', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(gratitude(page)).toBeEditable()
    await expect(goals(page)).toBeEditable()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test("a visitor writes, presses Let's Go, signs up and sees the first page", async ({ page }) => {
  await page.goto('/')
  await gratitude(page).fill('Rain\nTea\nA letter')
  await goals(page).fill('Walk\nCall home\nRead')
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  expect(await stored(page, 'landingGratitude')).toBe('Rain\nTea\nA letter')
  expect(await stored(page, 'landingGoals')).toBe('Walk\nCall home\nRead')

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, somebody())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

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
  await expect(page.getByText('2 characters more than can be kept')).toBeVisible()
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
  await expect(page.getByText('2 characters more than can be kept')).toBeVisible()
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
