import { addDays, longDate } from '#domain/time/local-date'
import { expectSessionEnded, logIn } from './forms.ts'
import { holdCalls } from './held-calls.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import {
  countCalls,
  cutOff,
  diary,
  expectBoxes,
  expectQuestionBeforeClosing,
  expectWritten,
  fillStorage,
  gratitude,
  inNewYork,
  letter,
  lookAt,
  loseAnswers,
  rain,
  saved,
  send,
  snow,
  store,
  stored,
  today,
  write,
  withoutMarks,
} from './mornings.ts'
import { signUp } from './people.ts'

const failed = 'Failed to save entry'
const waiting = (page: Page) => page.getByText('Saved on this device. It will be sent when the connection is back.')
const toasts = (page: Page) => page.locator('.toast').filter({ hasText: saved[0] })

test('every keystroke is stored on the device: after a reload, after a crash and in a second tab', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await page.reload()
  await expectBoxes(page, rain)
  const other = await context.newPage()
  await other.goto('/')
  await expectBoxes(other, rain)
  await gratitude(other).fill('Rain, still')
  await expect(gratitude(page)).toHaveValue('Rain, still')
  // Without a word of farewell, as a crash does it.
  await page.close({ runBeforeUnload: false })
  await other.close({ runBeforeUnload: false })
  const third = await context.newPage()
  await third.goto('/')
  await expectBoxes(third, { ...rain, gratitudeText: 'Rain, still' })
})

test('a draft is shown only to its writer', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await context.clearCookies()
  await signUp(page)
  await page.goto('/')
  await expectBoxes(page, { gratitudeText: '', goalsText: '' })
})

test('an entry stored in another tab is shown in this one, with one toast', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await write(other, rain)
  await send(other).click()
  await expectWritten(other, rain)
  await expectWritten(page, rain)
  await expect(toasts(page)).toHaveCount(0)
})

test('a text typed in one tab while the other sends is not lost', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/', { waitUntil: 'networkidle' })
  await write(page, rain)
  const held = await holdCalls(page, '**/api/entries')
  await send(page).click()
  await expect(page.getByText('Sending', { exact: true })).toBeVisible()
  await gratitude(other).fill('One thing more')
  held.release()
  for (const tab of [page, other]) {
    await expectWritten(tab, rain)
    await expect(tab.getByRole('region', { name: /something else you wrote/ })).toContainText('One thing more')
  }
})

test('leaving a page with a draft shows no dialog', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  page.on('dialog', (dialog) => {
    throw new Error(`Asked: ${dialog.type()}`)
  })
  await page.goto('/settings')
  await page.goto('/')
  await expectBoxes(page, rain)
})

test('an entry sent without a connection is sent once when the connection is back', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  await signUp(page)
  await page.goto('/')
  await gratitude(page).fill('Ra')
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Saved on this device.')).toBeVisible()
  await write(page, rain)
  await send(page).click()
  await expect(waiting(page)).toBeVisible()
  // At once, since a toast closes by itself.
  expect(await page.locator('.toast').count()).toBe(0)
  await expectBoxes(page, rain)
  await expectAccessible(page)
  const posts = countCalls(page, 'POST', '/api/entries')
  await context.setOffline(false)
  await expectToast(page, ...saved)
  await expectWritten(page, rain)
  expect(posts()).toBe(1)
  expect(await stored(page)).toMatchObject(rain)
})

test('with two tabs an entry is sent once, with a toast in one tab', async ({ page, context, expectInConsole }) => {
  expectInConsole(cutOff)
  await signUp(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/', { waitUntil: 'networkidle' })
  await page.bringToFront()
  const posts = [countCalls(page, 'POST', '/api/entries'), countCalls(other, 'POST', '/api/entries')]
  const sum = () => posts.reduce((total, count) => total + count(), 0)
  await write(page, rain)
  await context.setOffline(true)
  await send(page).click()
  await expect(waiting(page)).toBeVisible()
  await expect(waiting(other)).toBeVisible()
  const before = sum()
  await context.setOffline(false)
  await expectWritten(page, rain)
  await expectWritten(other, rain)
  expect(sum() - before).toBe(1)
  await expect.poll(async () => (await toasts(page).count()) + (await toasts(other).count())).toBe(1)
})

test('an entry sent without a connection is sent later from another screen', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  await signUp(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await write(page, rain)
  await context.setOffline(true)
  await send(page).click()
  await expect(waiting(page)).toBeVisible()
  await page.goBack()
  await context.setOffline(false)
  await expectToast(page, ...saved)
  await expect(page).toHaveURL('/settings')
  expect(await stored(page)).toMatchObject(rain)
})

test('an entry whose response is lost is stored once, and the next attempt finds it', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await loseAnswers(page, '**/api/entries')
  await send(page).click()
  await expect(waiting(page)).toBeVisible()
  await expectBoxes(page, rain)
  await page.unroute('**/api/entries')
  await page.reload()
  await expectToast(page, ...saved)
  await expectWritten(page, rain)
  expect(await stored(page)).toMatchObject({ ...rain, version: 1 })
})

test('a reply that breaks off is requested again', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  let cuts = 0
  await page.route('**/api/entries', async (route) => {
    cuts += 1
    if (cuts > 1) return route.continue()
    await route.fetch()
    await route.fulfill({
      status: 201,
      contentType: 'text/event-stream',
      body: 'event: piece\ndata: "Half a "\n\nevent: piece\ndata: "sent',
    })
  })
  await send(page).click()
  await expectToast(page, ...saved)
  await expectWritten(page, rain)
  const reply = (await stored(page))?.aiResponse ?? 'no reply'
  for (const paragraph of reply.split('\n\n')) await expect(letter(page)).toContainText(withoutMarks(paragraph))
})

test('a reply that breaks off with the connection stays visible, and the rest follows', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(cutOff)
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  let cuts = 0
  await page.route('**/api/entries', async (route) => {
    cuts += 1
    if (cuts > 1) return route.abort('connectionfailed')
    await route.fetch()
    await route.fulfill({
      status: 201,
      contentType: 'text/event-stream',
      body: 'event: piece\ndata: "Half a reply"\n\n',
    })
  })
  await send(page).click()
  await expect(letter(page)).toContainText('Half a reply')
  await expect(letter(page)).toContainText(
    'The connection broke off. The rest of your reply will appear here when it is back.',
  )
  await expectAccessible(page)
  await page.unroute('**/api/entries')
  await context.setOffline(true)
  await context.setOffline(false)
  await expectWritten(page, rain)
})

test('after the session has ended, the draft is there again after signing in', async ({
  page,
  context,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(401))
  const person = await signUp(page)
  await page.goto('/?respond=true')
  await write(page, rain)
  await context.clearCookies()
  await send(page).click()
  await expectSessionEnded(page)
  await expectToast(page, 'Failed to save entry', 'Nothing is lost. Please sign in, and go on from there.')
  await expect(page.getByText('What you wrote is safe on this device.')).toBeVisible()
  await logIn(page, person.username, person.password)
  await expect(page).toHaveURL('/?respond=true')
  await expectBoxes(page, rain)
  await send(page).click()
  await expectWritten(page, rain)
})

test('a refused entry is reported with the message of the server, and the draft stays', async ({
  page,
  expectInConsole,
}) => {
  expectInConsole(browserSays.reply(403))
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await page.route('**/api/entries', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'x', message: 'Please come back in a minute.' } } }),
  )
  await send(page).click()
  await expectToast(page, failed, 'Please come back in a minute.')
  await expect(page.getByText('This could not be sent. Your page is saved on this device')).toBeVisible()
  await expectBoxes(page, rain)
  await expect(send(page)).toBeEnabled()
})

test('an entry that the server sends as JSON, where a stream was asked for, is shown', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  const posts = countCalls(page, 'POST', '/api/entries')
  await page.route('**/api/entries', (route) =>
    route.continue({ headers: { ...route.request().headers(), accept: 'application/json' } }),
  )
  await send(page).click()
  await expectToast(page, ...saved)
  await expectWritten(page, rain)
  expect(posts()).toBe(1)
})

test('a response of the network in place of the server is treated as a lost connection', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await page.route('**/api/entries', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Please sign in to this hotel</h1>' }),
  )
  await send(page).click()
  await expect(waiting(page)).toBeVisible()
  await expectBoxes(page, rain)
})

test('without room in the browser no text is lost, and the person is told', async ({ page }) => {
  await fillStorage(page)
  await signUp(page)
  await page.goto('/')
  await write(page, rain)
  await expect(
    page.getByText(
      'This browser has no room for your words: they are only in this page. Keep it open until they are sent.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expectBoxes(page, rain)
  await expectQuestionBeforeClosing(page)
  await send(page).click()
  await expectToast(page, ...saved)
  await expectWritten(page, rain)
  // Nothing is left that only this page has.
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('the clock of the device is named before a page is saved under another day, and the page can go to the right one', async ({
  page,
}) => {
  await signUp(page)
  const tomorrow = addDays(today(), 1)
  await page.clock.setFixedTime(inNewYork(tomorrow, '09:00'))
  await page.goto('/')
  await write(page, rain)
  const notice = page.getByText('The clock of this device seems to be wrong')
  await expect(notice).toBeVisible()
  await expect(page.getByText(`It says ${longDate(tomorrow)}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Write for ${longDate(today())}` }).click()
  await expect(notice).toBeHidden()
  await expectBoxes(page, rain)
  await page.reload()
  await expectBoxes(page, rain)
  await send(page).click()
  await expectWritten(page, rain)
  expect(await stored(page)).toMatchObject(rain)
  expect(await stored(page, tomorrow)).toBeUndefined()
})

test('a clock that is found to be wrong while the person writes takes nothing away', async ({ page }) => {
  await signUp(page)
  const yesterday = addDays(today(), -1)
  await page.clock.setFixedTime(inNewYork(yesterday, '09:00'))
  // As without a connection: nobody has said what time it is.
  await page.route('/', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replace(/"now":\d+,/, '') })
  })
  await page.goto('/')
  await write(page, rain)
  const notice = page.getByText('The clock of this device seems to be wrong')
  await expect(notice).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(notice).toBeVisible()
  await expectBoxes(page, rain)
  await page.getByRole('button', { name: `Write for ${longDate(today())}` }).click()
  await expectBoxes(page, rain)
  await send(page).click()
  await expectWritten(page, rain)
  expect(await stored(page)).toMatchObject(rain)
})

test('a page left open overnight changes to the new day when it becomes visible, and offers the draft of yesterday', async ({
  page,
}) => {
  await signUp(page)
  await page.clock.install()
  await page.goto('/')
  const before = today()
  await write(page, rain)
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000)
  await expectBoxes(page, rain)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectBoxes(page, { gratitudeText: '', goalsText: '' })
  await page.getByRole('button', { name: 'Show' }).click()
  const offer = page.getByRole('region', { name: `Your page for ${longDate(before)}` })
  await expect(offer).toContainText('It was not sent. Your words are saved on this device.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(offer).toBeHidden()
  await page.clock.runFor(500)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toBeVisible()
  await page.getByRole('link', { name: 'Go on with it' }).click()
  await expectBoxes(page, rain)
  await send(page).click()
  await expectWritten(page, rain)
  expect(await stored(page, before)).toMatchObject(rain)
})

for (const plan of ['free', 'premium'] as const) {
  test(`what a ${plan} person typed late for a written day and did not save is offered after midnight`, async ({
    page,
  }) => {
    await signUp(page, plan)
    await store(page, rain)
    const before = today()
    await page.clock.setFixedTime(inNewYork(before, '23:58'))
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Looking Back' }).fill('The walk at dusk')
    if (plan === 'premium') {
      await diary(page).fill('The kettle sang.')
      // The look back is saved when its writer turns to the diary.
      await expect(page.getByRole('region', { name: 'Looking Back' }).getByRole('status')).toHaveText('Saved')
    }
    await lookAt(page, addDays(before, 1), '00:02')
    await expectBoxes(page, { gratitudeText: '', goalsText: '' })

    const [name, saved] = plan === 'premium' ? ['Daily Diary', 'Diary saved'] : ['Looking Back', 'Look back saved']
    await page.getByRole('button', { name: 'Show' }).click()
    const offer = page.getByRole('region', { name: `What you wrote for ${longDate(before)}` })
    await expect(offer.getByRole('term')).toHaveText(name)
    await expect(offer).toContainText('It is not sent yet. Your words are saved on this device.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(offer).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Go to that day' }).click()
    await page.getByRole('region', { name }).getByRole('button', { name: /^Save/ }).click()
    await expectToast(page, saved)
    await expect
      .poll(() => stored(page, before))
      .toMatchObject({
        ...rain,
        eveningText: 'The walk at dusk',
        diaryText: plan === 'premium' ? 'The kettle sang.' : '',
      })
    await page.goto('/')
    await expect(gratitude(page)).toBeEditable()
    await expect(offer).toBeHidden()
  })
}

test('an edit of a written day that was not saved is offered on the next day, and opened there', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  const before = today()
  await page.goto('/')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Gratitude' }).fill('Rain, still')
  await lookAt(page, addDays(before, 1), '00:02')
  await page.getByRole('button', { name: 'Show' }).click()
  const offer = page.getByRole('region', { name: `What you wrote for ${longDate(before)}` })
  await expect(offer.getByRole('definition')).toHaveText(['Rain, still'])
  await page.getByRole('link', { name: 'Go to that day' }).click()
  await expect(page.getByRole('textbox', { name: 'Gratitude' })).toHaveValue('Rain, still')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Entry Updated')
  expect(await stored(page, before)).toMatchObject({ gratitudeText: 'Rain, still' })
})

test('a page that stays visible overnight changes by itself, but not while the person writes', async ({ page }) => {
  await signUp(page)
  await page.clock.install()
  await page.goto('/')
  await write(page, snow)
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000)
  await gratitude(page).press('End')
  await page.clock.runFor(5 * 60_000)
  await expectBoxes(page, snow)
  await page.clock.runFor(10 * 60_000)
  await expectBoxes(page, { gratitudeText: '', goalsText: '' })
})
