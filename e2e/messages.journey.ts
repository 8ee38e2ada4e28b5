import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import { logIn } from './forms.ts'
import { expectWritten, letter, rain, withoutMarks } from './mornings.ts'
import { confirmEmail, linkIn, mailTo, nextMinute, runMinute } from './outbox.ts'
import { signUp } from './people.ts'

test('a test message arrives and is listed', async ({ page }) => {
  const person = await signUp(page)
  await confirmEmail(page, person)
  await page.goto('/settings')
  const log = page.getByRole('region', { name: 'Last messages' })
  await log.getByRole('button', { name: 'Show' }).click()
  await expect(log.getByText('Nothing yet')).toBeVisible()
  await log.getByRole('button', { name: 'Send me a test' }).click()
  await expect(log.getByRole('status')).toContainText('The test is sent.')
  await expect(log.getByText(/^Today at .* · Sent$/)).toBeVisible()
  await mailTo(page, person.email, 'A test, as you asked')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the answer to the morning mail becomes the page of the day, and the letter comes back by mail', async ({
  page,
}) => {
  const person = await signUp(page)
  await confirmEmail(page, person)
  const { time, at } = nextMinute()
  expect((await page.request.patch('/api/user/settings', { data: { preferredTime: time } })).ok()).toBe(true)
  await runMinute(page)
  await runMinute(page, at)
  const prompt = page
    .getByRole('article')
    .filter({ hasText: person.email })
    .filter({ hasText: 'You can also answer this mail' })
  // The queue sends it.
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(prompt).toHaveCount(1, { timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await prompt
    .getByRole('textbox')
    .fill(`${rain.gratitudeText}\n\n${rain.goalsText}\n\nOn Saturday Firstlight wrote:\n> Three small wins.`)
  await prompt.getByRole('button', { name: 'Send the answer' }).click()
  const reply = await mailTo(page, person.email, 'is written$')
  await page.goto(linkIn(reply))
  await expectWritten(page, rain)
  await expect(page.getByText('Three small wins.')).toHaveCount(0)
  const [, firstLine] = reply.text.split(/\n+/)
  await expect(letter(page)).toContainText(withoutMarks(firstLine!))
})

test('the weekly mail is switched on and off in Settings, also for weeks without a page', async ({ page }) => {
  const person = await signUp(page, 'premium')
  await page.goto('/settings')
  const weekly = page.getByRole('switch', { name: 'Weekly highlights by e-mail' })
  const empty = page.getByRole('switch', { name: 'Also after a week without a page' })
  await expect(weekly).toHaveAccessibleDescription('Begins once you have confirmed your e-mail.')
  await page.getByRole('link', { name: 'confirmed your e-mail' }).first().click()
  await expect(page.getByRole('button', { name: 'Confirm for this email address' })).toBeFocused()
  await confirmEmail(page, person)
  await page.reload()
  await expect(weekly).toHaveAccessibleDescription(/^Next: (on Sunday, .*|today|tomorrow) at 6:00 AM\.$/)
  await expect(weekly).toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await empty.focus()
  await page.keyboard.press('Space')
  await expectToast(page, 'Settings updated')
  await expect(empty).toHaveAccessibleDescription('Then no mail comes.')
  await weekly.click()
  await expect(weekly).toHaveAccessibleDescription('Off')
  await expect(empty).toHaveCount(0)
  const { weeklyByEmail, weeklyWhenEmpty } = await (await page.request.get('/api/user')).json()
  expect([weeklyByEmail, weeklyWhenEmpty]).toEqual([false, false])
})

test('Settings says to a free person that the weekly mail is part of Premium', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByText('Your week in a short letter, on Sundays. Part of Premium.')).toBeVisible()
  await expect(notifications.getByRole('switch', { name: 'Weekly highlights by e-mail' })).toHaveCount(0)
  await notifications.getByRole('link', { name: 'See Premium' }).click()
  await expect(page).toHaveURL('/subscription')
})

test.describe('a device in another time zone', () => {
  test.use({ timezoneId: 'Europe/Lisbon' })
  const notice = (page: Page) => page.getByRole('region', { name: 'Time zone' })
  const zoneOf = async (page: Page) => (await (await page.request.get('/api/user')).json()).timezone

  test('offers its zone on Today and in Settings, and remembers that the other one is kept', async ({ page }) => {
    await signUp(page)
    for (const path of ['/', '/settings']) {
      await page.goto(path)
      await expect(notice(page)).toContainText('This device is on Lisbon time. Your days follow New York.')
      await expectAccessible(page)
    }
    await notice(page).getByRole('button', { name: 'Keep New York' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    expect(await zoneOf(page)).toBe('America/New_York')
  })

  test('offers its zone to the next person too, after one has kept the other zone', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/')
    await notice(page).getByRole('button', { name: 'Keep New York' }).click()
    await expect(notice(page)).toHaveCount(0)
    await context.clearCookies()
    await signUp(page)
    await page.goto('/')
    await expect(notice(page)).toContainText('This device is on Lisbon time.')
  })

  test('becomes the zone of the person', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    await notice(page).getByRole('button', { name: 'Change to Lisbon' }).click()
    await expectToast(page, 'Settings updated')
    await expect(notice(page)).toHaveCount(0)
    expect(await zoneOf(page)).toBe('Europe/Lisbon')
  })
})

test('an address for calendars needs a recent sign-in, and signing in again leads back to Settings', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(403))
  const person = await signUp(page, 'premium')
  const message = 'Please sign in again.'
  await page.route('**/api/calendar', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { error: { code: 'session.sign_in_again', message } } })
      : route.fallback(),
  )
  await page.goto('/settings')
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await calendar.getByRole('button', { name: 'Show' }).click()
  await calendar.getByRole('button', { name: 'Make an address' }).click()
  await expect(calendar.getByText(message)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await calendar.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL('/auth')
  await page.unroute('**/api/calendar')
  await logIn(page, person.username, person.password)
  await expect(page).toHaveURL('/settings')
  await calendar.getByRole('button', { name: 'Show' }).click()
  await calendar.getByRole('button', { name: 'Make an address' }).click()
  await expect(calendar.getByRole('textbox', { name: 'Address for your calendar' })).toBeVisible()
})

test('goals come into a calendar by a secret address, until it is switched off', async ({ page }) => {
  await signUp(page, 'premium')
  await page.request.post('/api/goals', { data: { title: 'Run the river loop', targetDate: '2030-12-05' } })
  await page.goto('/settings')
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await calendar.getByRole('button', { name: 'Show' }).click()
  await calendar.getByRole('button', { name: 'Make an address' }).click()
  const address = await calendar.getByRole('textbox', { name: 'Address for your calendar' }).inputValue()
  const feed = () => page.request.get(address)
  expect(await (await feed()).text()).toContain('SUMMARY:Run the river loop')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await calendar.getByRole('button', { name: 'Switch off' }).click()
  await expect(calendar.getByRole('button', { name: 'Make an address' })).toBeVisible()
  await expect(calendar).toBeFocused()
  await expect(calendar.getByRole('textbox')).toHaveCount(0)
  expect((await feed()).status()).toBe(404)
})

test('a dead link that stops mails says so before anything is pressed', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(404))
  await page.goto('/unsubscribe?message=none')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is too old, or not complete.')
  await expect(page.getByRole('button', { name: 'Stop these mails' })).toHaveCount(0)
})
