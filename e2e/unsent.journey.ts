import { longDate } from '#domain/time/local-date'
import { goalsOf, storeGoal } from './goals.ts'
import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import { cutOff, diary, gratitude, rain, snow, store, stored, today, write, yesterday } from './mornings.ts'
import { putOn, signUp } from './people.ts'

const line = (page: Page) => page.getByText(/changes? (is|are) not sent yet\.$/)
const list = (page: Page) => page.getByRole('region', { name: 'What is not sent' })
const card = (page: Page, name: string) => list(page).getByRole('region', { name })
const words = (page: Page, name: string) => card(page, name).getByRole('definition')
const press = (page: Page, name: string, button: string) =>
  card(page, name).getByRole('button', { name: button }).click()
const dayPage = `/?date=${yesterday()}&respond=true`
const ownPage = `Your page for ${longDate(yesterday())}`
const edit = `What you wrote for ${longDate(yesterday())}`
const device = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('change:')))

async function openList(page: Page, sentence: string): Promise<void> {
  await page.goto('/')
  await expect(line(page)).toHaveText(sentence)
  await page.getByRole('button', { name: 'Show' }).click()
}

/** The words of the change stay while the person discards it and takes that back. */
async function discardAndTakeBack(page: Page, name: string): Promise<void> {
  await press(page, name, 'Discard It')
  await expect(card(page, name)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, name)).toBeVisible()
}

/** A page of yesterday that was typed and not sent. */
async function begin(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() - 24 * 3_600_000)
  await page.goto('/')
  await write(page, snow)
  await page.clock.setFixedTime(Date.now())
}

async function editYesterday(page: Page, words: string): Promise<void> {
  await page.goto(dayPage)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Gratitude' }).fill(words)
}

test('a page that was not sent is sent from the line on Today', async ({ page }) => {
  await signUp(page)
  await begin(page)
  await openList(page, '1 change is not sent yet.')
  await expect(words(page, ownPage)).toHaveText([snow.gratitudeText, snow.goalsText])
  await expect(card(page, ownPage)).toContainText('It was not sent. Your words are saved on this device.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await discardAndTakeBack(page, ownPage)
  await press(page, ownPage, 'Send It')
  await expectToast(page, 'Entry saved!')
  await expect(line(page)).toBeHidden()
  expect(await stored(page, yesterday())).toMatchObject(snow)
})

test('a page whose day has an entry now is offered with both texts', async ({ page }) => {
  await signUp(page)
  await begin(page)
  await store(page, rain, yesterday())
  await openList(page, '1 change is not sent yet.')
  await expect(words(page, ownPage)).toHaveText([snow.gratitudeText, snow.goalsText])
  await expect(card(page, ownPage)).toContainText('This day has an entry now. Nothing is replaced until you choose.')
  await expect(card(page, ownPage).getByRole('button', { name: 'Send It' })).toHaveCount(0)
  await card(page, ownPage).getByRole('link', { name: 'See both and choose' }).click()
  const conflict = page.getByRole('region', { name: /something else you wrote/ })
  // The own words come first.
  await expect(conflict.getByRole('heading', { level: 4 }).first()).toHaveText('What you wrote here')
  await conflict.getByRole('button', { name: 'Keep both' }).click()
  await expect
    .poll(() => stored(page, yesterday()))
    .toMatchObject({ gratitudeText: `${rain.gratitudeText}\n${snow.gratitudeText}` })
  await expect.poll(() => device(page)).toEqual([])
})

test('a change of a page that was deleted elsewhere is offered, and becomes a new page', async ({ page }) => {
  await signUp(page)
  const { id } = await store(page, rain, yesterday())
  await editYesterday(page, 'Rain, still')
  expect((await page.request.delete(`/api/entries/${id}`)).ok()).toBe(true)
  await openList(page, '1 change is not sent yet.')
  await expect(words(page, edit)).toHaveText(['Rain, still'])
  await expect(card(page, edit)).toContainText('The page of this day was deleted. Your words are saved on this device.')
  await discardAndTakeBack(page, edit)
  await card(page, edit).getByRole('link', { name: 'Go on with it' }).click()
  await expect(gratitude(page)).toHaveValue('Rain, still')
  await expect(page.getByText('The page of this day was deleted elsewhere.')).toBeVisible()
  await write(page, { gratitudeText: 'Rain, still', goalsText: 'Walk' })
  await page.getByRole('button', { name: 'Send My Response' }).click()
  await expectToast(page, 'Entry saved!')
  await expect.poll(() => device(page)).toEqual([])
})

test('an edit of a page that another device deletes meanwhile stays, and the page says so', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(404))
  await signUp(page)
  const { id } = await store(page, rain)
  await page.goto('/')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Gratitude' }).fill('Rain, still')
  await page.request.delete(`/api/entries/${id}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Update Failed')
  await expect(gratitude(page)).toHaveValue('Rain, still')
  await expect(page.getByText('The page of this day was deleted elsewhere.')).toBeVisible()
})

test('a diary that Premium no longer opens is listed with its words, for yesterday and for today', async ({ page }) => {
  await signUp(page, 'premium')
  for (const date of [yesterday(), today()]) {
    await store(page, rain, date)
    await page.goto(`/?date=${date}`)
    await diary(page).fill(`The kettle sang on ${date}.`)
  }
  await putOn(page, 'lapsed')
  await openList(page, '2 changes are not sent yet.')
  for (const date of [yesterday(), today()]) {
    const name = `What you wrote for ${longDate(date)}`
    await expect(words(page, name)).toHaveText([`The kettle sang on ${date}.`])
    await expect(card(page, name)).toContainText('Your plan has no Premium now, and the diary is part of it.')
    await expect(card(page, name).getByRole('link', { name: 'See Premium' })).toBeVisible()
    await expect(card(page, name).getByRole('button', { name: 'Save It' })).toHaveCount(0)
  }
  await discardAndTakeBack(page, edit)
  await press(page, edit, 'Discard It')
  await expect(line(page)).toHaveText('1 change is not sent yet.')
})

test('a mood and ticks that wait are counted, and are listed when their page was deleted elsewhere', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  expectInConsole(browserSays.reply(404))
  await signUp(page)
  const { id } = await store(page, rain, yesterday())
  await page.goto('/')
  await page.goto(`/?date=${yesterday()}`)
  const suns = page.getByRole('group', { name: 'How does this day feel?' })
  await suns.scrollIntoViewIfNeeded()
  await page.route('**/api/entries/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  )
  await suns.getByText('Bright', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Call home' }).check()
  await expect(page.getByText('It will be sent when the connection is back.', { exact: false }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expect(line(page)).toHaveText('2 changes are not sent yet.')
  expect((await page.request.delete(`/api/entries/${id}`)).ok()).toBe(true)
  await page.unroute('**/api/entries/**')
  await context.setOffline(false)
  await expect.poll(() => device(page)).toHaveLength(2)
  await page.reload()
  await openList(page, '2 changes are not sent yet.')
  const mood = `What you said of ${longDate(yesterday())}`
  const wins = `Your small wins of ${longDate(yesterday())}`
  await expect(words(page, mood)).toHaveText(['Bright'])
  await expect(words(page, wins)).toHaveText(['Call home'])
  await expect(card(page, mood)).toContainText('The page of this day was deleted, so there is nothing to mark.')
  await discardAndTakeBack(page, mood)
  await press(page, mood, 'Discard It')
  await press(page, wins, 'Discard It')
  await expect(line(page)).toBeHidden()
  await expect.poll(() => device(page)).toEqual([])
})

test('a goal that was begun and a changed one are created and saved from Today', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, rain)
  const { id } = await storeGoal(page)
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Description (optional)').fill('For the autumn')
  await page.goto('/goals/new')
  await page.getByLabel('Select Goal').selectOption('Call home')
  await openList(page, '2 changes are not sent yet.')
  const changed = 'What you wrote for “Run the river loop”'
  await expect(words(page, 'A goal that you began')).toHaveText(['Call home'])
  await expect(words(page, changed)).toHaveText(['For the autumn'])
  await expectAccessible(page)
  await discardAndTakeBack(page, changed)
  await press(page, changed, 'Save It')
  await expectToast(page, 'Goal updated')
  await press(page, 'A goal that you began', 'Create It')
  await expectToast(page, 'Goal created successfully!')
  await expect(line(page)).toBeHidden()
  expect((await goalsOf(page)).map(({ title, description }) => [title, description]).sort()).toEqual([
    ['Call home', ''],
    ['Run the river loop', 'For the autumn'],
  ])
})

test('a changed goal says that it was changed or deleted elsewhere, or that Premium has ended', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.goto(`/goals/${id}/edit`)
  await page.getByLabel('Description (optional)').fill('For the autumn')
  await page.request.patch(`/api/goals/${id}`, { data: { description: 'For the winter' } })
  const changed = 'What you wrote for “Run the river loop”'
  await openList(page, '1 change is not sent yet.')
  await expect(card(page, changed)).toContainText(
    'This goal was changed elsewhere too. Nothing is replaced until you choose.',
  )
  await putOn(page, 'lapsed')
  await openList(page, '1 change is not sent yet.')
  await expect(words(page, changed)).toHaveText(['For the autumn'])
  await expect(card(page, changed)).toContainText('Your plan has no Premium now, and goals are part of it.')
  await putOn(page, 'premium')
  await page.request.delete(`/api/goals/${id}`)
  await openList(page, '1 change is not sent yet.')
  await expect(card(page, changed)).toContainText('it was deleted elsewhere')
  await press(page, changed, 'Create It Again')
  await expectToast(page, 'Goal created successfully!')
  await expect(line(page)).toBeHidden()
})

test('settings that could not be saved are kept, and saved from Today', async ({ page, context, expectInConsole }) => {
  expectInConsole(browserSays.offline)
  await signUp(page)
  await page.goto('/settings')
  const edit = page.getByRole('button', { name: 'Edit name' })
  const name = page.getByRole('textbox', { name: 'Name' })
  await edit.click()
  await name.fill('June Meadow')
  await context.setOffline(true)
  await name.press('Enter')
  await expectToast(page, 'Update failed')
  await page.getByRole('switch', { name: 'Morning prompt by e-mail' }).click()
  await expect.poll(() => device(page)).toHaveLength(1)
  await context.setOffline(false)
  await page.reload()
  // The row opens with what was typed.
  await edit.click()
  await expect(name).toHaveValue('June Meadow')
  await openList(page, '1 change is not sent yet.')
  await expect(words(page, 'Your settings')).toHaveText(['June Meadow', /^(On|Off)$/])
  await discardAndTakeBack(page, 'Your settings')
  await press(page, 'Your settings', 'Save It')
  await expectToast(page, 'Settings updated')
  await expect(line(page)).toBeHidden()
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ name: 'June Meadow' })
  await expect.poll(() => device(page)).toEqual([])
})

test('what Today shows itself makes no line', async ({ page }) => {
  await signUp(page, 'premium')
  await page.goto('/')
  await write(page, rain)
  await expect(line(page)).toHaveCount(0)
  await store(page, rain)
  await page.goto('/')
  await diary(page).fill('The kettle sang.')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Gratitude' }).fill('Rain, still')
  expect(await device(page)).toHaveLength(1)
  await expect(line(page)).toHaveCount(0)
})

test('what is being sent makes no line, unless it takes long', async ({ page }) => {
  await signUp(page, 'premium')
  const { id } = await storeGoal(page)
  await page.clock.install()
  await page.goto(`/goals/${id}/view`)
  await page.route(`**/api/goals/${id}`, () => {})
  const asked = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('slider', { name: 'Progress' }).press('ArrowRight')
  await asked
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expect(gratitude(page)).toBeVisible()
  expect(await device(page)).toHaveLength(1)
  await expect(line(page)).toHaveCount(0)
  await page.clock.runFor(6_000)
  await expect(line(page)).toHaveText('1 change is not sent yet.')
})
