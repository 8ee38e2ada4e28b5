import { addDays } from '#domain/time/local-date'
import { fillLogin } from './forms.ts'
import { frontOf, type Sickness } from './front.ts'
import { goalsOf, storeGoal } from './goals.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { daysUpTo, fillJournal } from './journals.ts'
import { kept } from './kept.ts'
import {
  comeBackToServer,
  diary,
  expectBoxes,
  expectWritten,
  rain,
  send,
  snow,
  store,
  stored,
  today,
  write,
  yesterday,
} from './mornings.ts'
import { signUp } from './people.ts'

const productPort = Number(process.env.JOURNEYS_PORT || '8790')
const front = frontOf({ port: productPort + 8, productPort })

// One front, so one after the other.
test.describe.configure({ mode: 'default' })

test.use({ baseURL: front.origin })
test.beforeEach(async ({ expectInConsole }) => {
  await front.connect()
  expectInConsole(/status of 500|net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/)
})
test.afterAll(() => front.cut())

const silent = 'Firstlight does not answer right now.'
const reads = /^GET \/api\//
const line = (page: Page) => page.getByText('There is no connection to Firstlight.')
const unknown = (page: Page) => page.getByText('This day could not be looked up')
const win = (page: Page, name: string) => page.getByRole('checkbox', { name })
const screen = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const changes = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('change:')).length)

/** After the pause between two tries, again and again: one that is due while the one before is under way is left out. */
const later =
  <Found>(page: Page, read: () => Promise<Found>) =>
  async () => {
    await page.clock.runFor(31_000)
    return read()
  }

/** Until this device keeps the days of the person. */
async function keepDays(page: Page): Promise<void> {
  await page.goto('/settings')
  await expect.poll(() => kept(page, 'wholeAt')).toBeTruthy()
}

test('a call that hangs ends, and what waits behind it is sent', async ({ page, context }) => {
  await signUp(page, 'premium')
  await store(page, rain)
  const other = await context.newPage()
  await page.clock.install()
  await page.goto('/')
  await other.goto('/')
  front.sicken('hangs', /^PATCH .*\/marks/)
  const asked = page.waitForRequest(/\/marks/)
  await win(page, 'Call home').check()
  await asked
  await diary(other).fill('The kettle sang.')
  await other.getByRole('button', { name: 'Save Diary' }).click()
  // It waits behind the call that hangs.
  await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).pending!.length)).toBe(1)
  await page.clock.runFor(15_000)
  await expectToast(other, 'Diary saved')
  expect(await stored(page)).toMatchObject({ diaryText: 'The kettle sang.', doneItems: [] })
  front.heal()
  await expect.poll(later(page, () => stored(page))).toMatchObject({ doneItems: ['Call home'] })
})

for (const sickness of ['hangs', 'fails', 'captive portal'] satisfies Sickness[])
  test(`${sickness}: the screens show what the device keeps, until it is well`, async ({ page }) => {
    await signUp(page, 'premium')
    await fillJournal(page, daysUpTo(yesterday(), 3))
    await store(page, rain)
    await storeGoal(page)
    await keepDays(page)
    await page.reload()
    await page.clock.install()
    front.sicken(sickness, reads)
    await screen(page, 'Today').click()
    await page.clock.runFor(3_500)
    await expectWritten(page, rain)
    await expect(line(page)).toBeVisible()
    await screen(page, 'History').click()
    await expect(page.getByText('Morning 2 ').first()).toBeVisible()
    await screen(page, 'Goals').click()
    await expect(page.getByText('Run the river loop').first()).toBeVisible()
    await screen(page, 'Highlights').click()
    await expect(page.getByRole('region', { name: /^Highlights of/ })).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(line(page)).toBeVisible()
    front.heal()
    await expect.poll(later(page, () => line(page).count())).toBe(0)
  })

test('a page without its data opens with what the device keeps', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, rain)
  await keepDays(page)
  front.change('/', (text) => text.replace(/<script[^>]*id="first-data".*?<\/script>/s, ''))
  front.sicken('fails', reads)
  await page.goto('/')
  await expectWritten(page, rain)
  await expect(line(page)).toBeVisible()
})

test('a day of which nobody knows says so, and keeps a way to write', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(409))
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Keep my days on this device' }).click()
  await page.reload()
  await store(page, rain)
  front.sicken('fails', reads)
  await screen(page, 'Today').click()
  await expect(unknown(page)).toBeVisible()
  await write(page, snow)
  await expectAccessible(page)
  // A past day, without the data that a page would bring.
  await page.evaluate(
    (date) => {
      history.pushState({}, '', `/?date=${date}`)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    addDays(today(), -3),
  )
  await expect(send(page)).toHaveCount(0)
  await expect(unknown(page)).toBeVisible()
  await expect(page.getByText('No entry found for this date.')).toHaveCount(0)
  await page.goBack()
  await expectBoxes(page, snow)
  front.heal()
  await send(page).click()
  // Nothing is replaced, and nothing is lost.
  await expect(page.getByRole('region', { name: /something else you wrote/ })).toContainText(snow.gratitudeText)
  expect(await stored(page)).toMatchObject(rain)
})

test('a session that has ended leads from every screen to the sign-in, which says why', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(401))
  await signUp(page, 'premium')
  const cookies = await context.cookies()
  for (const name of ['Today', 'Goals', 'Highlights', 'History']) {
    await context.addCookies(cookies)
    await page.goto('/subscription', { waitUntil: 'networkidle' })
    await context.clearCookies()
    await screen(page, name).click()
    await expect(page, name).toHaveURL('/auth?session_ended')
    await expect(page.getByText('Your session has ended')).toBeVisible()
  }
})

test('ticks, the diary and edits wait for a server that fails', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, rain)
  await page.clock.install()
  await page.goto('/')
  front.sicken('fails')
  await win(page, 'Call home').check()
  await diary(page).fill('The kettle sang.')
  await page.getByRole('button', { name: 'Save Diary' }).click()
  await expectToast(page, 'Failed to save diary', `${silent} Nothing is lost: please try again in a moment.`)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Gratitude' }).fill('Rain, still')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Update Failed')
  await expect(page.getByText('It will be sent when the connection is back.', { exact: false }).first()).toBeVisible()
  front.heal()
  await expect
    .poll(later(page, () => stored(page)))
    .toMatchObject({ doneItems: ['Call home'], diaryText: 'The kettle sang.', gratitudeText: 'Rain, still' })
  await expect.poll(() => changes(page)).toBe(0)
})

test('a page waits for a server that fails, and the message says who does not answer', async ({ page }) => {
  await signUp(page)
  await page.clock.install()
  await page.goto('/')
  await write(page, rain)
  front.sicken('captive portal')
  await send(page).click()
  await page.clock.runFor(1_000)
  await expectToast(
    page,
    'Failed to save entry',
    `${silent} Your page is saved on this device and will be sent when the connection is back.`,
  )
  await expectBoxes(page, rain)
  front.heal()
  await expect.poll(later(page, () => stored(page))).toMatchObject(rain)
})

test('a goal and settings whose answers were lost are not called unsent', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, rain)
  await page.goto('/goals/new?step=1')
  await page.getByLabel('Select Goal').selectOption('Call home')
  for (let step = 2; step <= 5; step++) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(`/goals/new?step=${step}`)
  }
  front.sicken('loses the answer', /^(POST|PATCH)/)
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await expectToast(page, 'Failed to create goal')
  // What looks at the server loads after its screen.
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('June Meadow')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expectToast(page, 'Update failed')
  expect(await changes(page)).toBe(2)
  expect(await goalsOf(page)).toHaveLength(1)
  front.heal()
  await comeBackToServer(page)
  await screen(page, 'Goals').click()
  await expect(page.getByText('Call home').first()).toBeVisible()
  await expect.poll(() => changes(page)).toBe(0)
})

test('a browser that blocks cookies is told so at the sign-in', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(401))
  const person = await signUp(page)
  await page.context().clearCookies()
  front.dropCookies()
  await page.goto('/auth')
  await fillLogin(page, person.username, person.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('main').getByText('Please allow cookies for this site', { exact: false })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toHaveCount(0)
  await expect(page.getByLabel('Username or email')).toHaveValue(person.username)
})
