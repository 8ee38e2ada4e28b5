import { addDays, longDate, shortDate } from '#domain/time/local-date'
import { monthOf, monthTitle } from '#domain/time/month'
import { common } from '#domain/texts'
import { expectFieldError } from './forms.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page, unreachable } from './journey.ts'
import { goals, gratitude, letter, rain, send, store, today } from './mornings.ts'
import { signUp } from './people.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const editName = (page: Page) => page.getByRole('button', { name: 'Edit name' })

test('the name is edited in place and saved with Enter', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await editName(page).click()
  await expect(name(page)).toBeFocused()
  await name(page).fill('June Meadow')
  await name(page).press('Enter')
  await expectToast(page, 'Settings updated', 'Your preferences have been saved.')
  await expect(editName(page)).toBeFocused()
  await page.reload()
  await expect(page.getByText('June Meadow')).toBeVisible()
})

test('the username is edited in place, and one that is taken stays in the field', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  const other = await signUp(page)
  await page.context().clearCookies()
  const person = await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Edit username' }).click()
  const field = page.getByLabel('Username', { exact: true })
  await expect(field).toBeFocused()
  await field.fill(other.username)
  await page.keyboard.press('Enter')
  await expectFieldError(field, 'This username is taken. Please choose another.')
  await expect(field).toHaveValue(other.username)
  await expectAccessible(page)
  await field.fill(`${person.username}-two`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${person.username}-two`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit username' })).toBeFocused()
})

test('Escape cancels the edit of the name', async ({ page }) => {
  const person = await signUp(page)
  await page.goto('/settings')
  await editName(page).click()
  await name(page).fill('Somebody else')
  await name(page).press('Escape')
  await expect(name(page)).toHaveCount(0)
  await expect(page.getByText(person.name)).toBeVisible()
})

test('an invalid name and a lost connection are reported beside the field, which keeps its text', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  await signUp(page)
  await page.goto('/settings')
  await editName(page).click()
  await name(page).fill('  ')
  await name(page).press('Enter')
  await expectFieldError(name(page), 'Name is required')
  await name(page).fill('June Meadow')
  await context.setOffline(true)
  await name(page).press('Enter')
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible()
  await expectToast(page, 'Update failed')
  await context.setOffline(false)
  await expect(name(page)).toHaveValue('June Meadow')
  await name(page).press('Enter')
  await expectToast(page, 'Settings updated', 'Your preferences have been saved.')
})

test('sign-out requires confirmation and ends the session', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign Out' })
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' })
  await signOut.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/settings')
  await signOut.click()
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await expectToast(page, 'Logged out')
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth')
})

test('a sign-out that the server does not answer is said, and is carried out when it does', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.offline)
  await signUp(page)
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' })
  await expect(yes).toBeVisible()
  await context.setOffline(true)
  await yes.click()
  await expectToast(page, 'Logged out', common.errors.endsLater)
  await expect(page.getByText('Keep my days on this device')).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
})

test('the theme follows the system until one is chosen, and the chosen theme applies before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUp(page)
  await page.goto('/settings')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(background).not.toBe(light)
  const dark = await background()

  // The color in the first frame: frames wait for the style sheet, and the scripts of the app come later.
  await page.addInitScript(() => {
    const look = () => {
      if (!document.body) requestAnimationFrame(look)
      else document.documentElement.dataset.firstBackground = getComputedStyle(document.body).backgroundColor
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.firstBackground)).toBe(dark)
  expect(await background()).toBe(dark)

  await page.getByRole('radio', { name: 'System' }).check({ force: true })
  await expect.poll(background).toBe(light)
})

for (const role of ['free', 'premium', 'employee', 'lapsed'] as const) {
  const subscribed = role === 'premium'
  test(`Ad-Free Experience ${subscribed ? 'has no upgrade link' : 'links to the plans'} for ${role}`, async ({
    page,
  }) => {
    await signUp(page, role)
    await page.goto('/settings')
    await expect(page.getByText('Ad-Free Experience')).toBeVisible()
    const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade' })
    if (subscribed) return expect(upgrade).toHaveCount(0)
    await upgrade.click()
    await expect(page).toHaveURL('/subscription')
  })
}

test('Settings links back, to the legal pages and to contact', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  const main = page.getByRole('main')
  for (const heading of ['Profile', 'Subscription', 'App Experience', 'Data & Privacy']) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  }
  for (const path of ['/privacy', '/terms', '/accessibility', '/contact']) {
    await main.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await main.getByRole('link', { name: 'Back' }).first().click()
    await expect(page).toHaveURL('/settings')
  }
  await main.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('a theme that is chosen in one tab is shown in the others', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUp(page)
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/contact')
  await page.goto('/settings')
  const choose = (name: string) => page.getByText(name, { exact: true }).click()
  const theme = () => other.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const light = await theme()
  const bars = () =>
    other.locator('meta[name=theme-color]').evaluateAll((all) => all.map((bar) => (bar as HTMLMetaElement).media))
  await choose('Dark')
  await expect.poll(theme).not.toBe(light)
  expect(await bars()).toEqual(['not all', 'all'])
  await choose('System')
  await expect.poll(theme).toBe(light)
  expect(await bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('the first day of the week is chosen once, and every calendar begins with it', async ({ page }) => {
  await signUp(page, 'premium')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Edit first day of the week' }).click()
  await page.getByLabel('First day of the week').selectOption('Monday')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings updated', 'Your preferences have been saved.')
  const weekdays = page.getByRole('columnheader')
  await page.goto('/history')
  await expect(weekdays).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  await page.goto('/weekly-highlights')
  await expect(page.getByRole('list', { name: 'The days of the week' }).getByRole('listitem').first()).toContainText(
    /^Mon/,
  )
  await page.getByRole('button', { name: /^Week of/ }).click()
  await expect(page.getByRole('grid').getByRole('columnheader', { includeHidden: true }).first()).toHaveText('Mo')
})

test.describe('on a device of another region', () => {
  test.use({ locale: 'en-DE' })

  test('its form of dates and times is offered, and every screen follows', async ({ page }) => {
    await signUp(page, 'premium')
    await store(page, rain)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Edit first day of the week' }).click()
    await expect(page.getByLabel('First day of the week')).toContainText('Monday, as on this device')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit dates and times' }).click()
    const form = page.getByLabel('Dates and times')
    await expect(form.getByRole('option')).toHaveText([
      'Nov 28, 2026, 7:10 PM',
      '28 Nov 2026, 19:10, as on this device',
    ])
    await expect(form).toHaveValue('US')
    await form.selectOption('DE')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Settings updated', 'Your preferences have been saved.')
    await expect(page.getByText('28 Nov 2026, 19:10')).toBeVisible()
    await expect(page.getByText(/^0?6:00$/)).toBeVisible()

    const day = `${Number(today().slice(8))} ${monthTitle(monthOf(today()))}`
    // The Worker writes it too, before the scripts run.
    expect(await (await page.request.get('/')).text()).toContain(day)
    await page.goto('/')
    await expect(page.getByText(/^Welcome, June Field/)).toContainText(day)
    await expect(letter(page).getByText(/^Written at \d?\d:\d\d$/)).toBeVisible()
    await page.goto(`/history?entry=${today()}`)
    await expect(page.getByRole('dialog').getByRole('heading', { name: day })).toBeVisible()
    await page.goto('/goals/new?step=3')
    const target = page.getByRole('button', { name: 'Target Completion Date' })
    await target.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true }).click()
    await expect(target).toContainText(new RegExp(`${today().slice(8)} [A-Z][a-z]+ \\d{4}`))
  })
})

test('who is away says until when, reads it on Today, and is back by a press or by a page', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Edit away until' }).click()
  await page.getByRole('button', { name: /^Away until/ }).click()
  await page.getByRole('button', { name: longDate(addDays(today(), 3)) }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Settings updated', 'Your preferences have been saved.')
  await expect(page.getByText(shortDate(addDays(today(), 3)))).toBeVisible()
  const line = page.getByText(`You are away until ${shortDate(addDays(today(), 3))}.`)
  await page.goto('/')
  await expect(line).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I am back' }).click()
  await expect(line).toHaveCount(0)
  await page.request.patch('/api/user/settings', { data: { awayUntil: addDays(today(), 3) } })
  await page.reload()
  await expect(line).toBeVisible()
  await gratitude(page).fill(rain.gratitudeText)
  await goals(page).fill(rain.goalsText)
  await send(page).click()
  await expect(letter(page)).toBeVisible()
  await expect(line).toHaveCount(0)
})
