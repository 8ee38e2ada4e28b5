import { fillLogin, fillSignUp } from './forms.ts'
import { expect, expectToast, test, type Page } from './journey.ts'
import { day, today } from './journals.ts'
import { gratitude, rain, store } from './mornings.ts'
import { signUp, somebody, type Person } from './people.ts'

test.use({ timezoneId: 'America/New_York' })

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function signOut(page: Page): Promise<void> {
  await navigation(page).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
}

async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await fillLogin(page, username, password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).not.toHaveURL('/auth')
}

/** Two accounts; the browser is signed in as Ada. */
async function twoPeople(page: Page, plan: 'free' | 'premium' = 'free'): Promise<{ ada: Person; ben: Person }> {
  const ben = await signUp(page, plan, somebody('Ben Hill'))
  const ada = await signUp(page, plan, somebody('Ada Field'))
  return { ada, ben }
}

test.describe('in two tabs', () => {
  test('an edit in one tab shows in the other on the list, in the dialog and on Today', async ({ page, context }) => {
    await signUp(page, 'premium')
    await store(page, rain)
    await page.goto('/history')
    await expect(page.getByRole('listitem').getByText('Rain on the roof')).toBeVisible()
    const other = await context.newPage()
    await other.goto(`/history?entry=${today()}`)
    const dialog = other.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByRole('textbox', { name: 'Gratitude' }).fill('From the other tab')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(other, 'Entry Updated')
    await expect(page.getByRole('listitem').getByText('From the other tab')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Today' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'From the other tab' })).toBeVisible()
  })
})

test.describe('in one tab', () => {
  test('Settings shows the devices and passkeys of the person who is signed in', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { ada, ben } = await twoPeople(page)
    const phone = await playwright.request.newContext({
      baseURL: baseURL!,
      userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    })
    expect((await phone.post('/api/login', { data: { username: ada.username, password: ada.password } })).ok()).toBe(
      true,
    )
    const devices = page.getByRole('region', { name: 'Devices' })
    await page.goto('/settings')
    await expect(devices.getByText('Firefox on Android').first()).toBeVisible()
    await signOut(page)
    await signIn(page, ben)
    await navigation(page).getByRole('link', { name: 'Settings' }).click()
    await expect(devices.getByText('This device')).toBeVisible()
    await expect(devices.getByText('Firefox on Android')).toHaveCount(0)
    await phone.dispose()
  })

  test('a device that was ended does not appear again', async ({ page, playwright, baseURL }) => {
    const ada = await signUp(page)
    const phone = await playwright.request.newContext({
      baseURL: baseURL!,
      userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    })
    await phone.post('/api/login', { data: { username: ada.username, password: ada.password } })
    const devices = page.getByRole('region', { name: 'Devices' })
    await page.clock.install()
    await page.goto('/settings')
    await devices.getByRole('button', { name: /Sign out of Firefox/ }).click()
    await expect(devices.getByText('Firefox on Android')).toHaveCount(0)
    await navigation(page).getByRole('link', { name: 'Today' }).click()
    // Longer than the query cache keeps what nothing shows.
    await page.clock.fastForward('10:00')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await navigation(page).getByRole('link', { name: 'Settings' }).click()
    await expect(devices.getByText('This device')).toBeVisible()
    await expect(devices.getByText('Firefox on Android')).toHaveCount(0)
    await phone.dispose()
  })

  test('Today shows the entry of a day that was imported while its form was open', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    await expect(gratitude(page)).toBeVisible()
    await navigation(page).getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Import' }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'firstlight.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ entries: [day(today())] })),
    })
    await page.getByRole('button', { name: /^Bring 1 day/ }).click()
    await expect(page.getByText('They stand in your journal under their dates.')).toBeVisible()
    await page.keyboard.press('Escape')
    await navigation(page).getByRole('link', { name: 'Today' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Warm bread' })).toBeVisible()
  })

  test('no call for an entry that does not exist follows a sign-up or a sign-in', async ({ page }) => {
    const missing: string[] = []
    page.on('response', (reply) => reply.status() === 404 && missing.push(reply.url()))
    const person = somebody()
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await fillSignUp(page, person)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(gratitude(page)).toBeVisible()
    await signOut(page)
    await signIn(page, person)
    await expect(gratitude(page)).toBeVisible()
    expect(missing).toEqual([])
  })
})
