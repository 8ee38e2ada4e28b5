import { addAuthenticator } from './authenticator.ts'
import { fillSignUp, logIn, openLogin } from './forms.ts'
import { goalsOf, storeGoal } from './goals.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import { day } from './journals.ts'
import {
  cutOff,
  diary,
  expectBoxes,
  expectWritten,
  goals,
  gratitude,
  rain,
  send,
  snow,
  store,
  stored,
  write,
  today,
} from './mornings.ts'
import { signUp, somebody, type Person } from './people.ts'

test.use({ timezoneId: 'America/New_York' })

const empty = { gratitudeText: '', goalsText: '' }
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const notice = (page: Page) => page.getByRole('status', { name: 'The person on this device has changed' })

async function signOut(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
}

/** Opens Settings and waits for its calls, which a sign-out would refuse. */
async function openSettings(page: Page): Promise<void> {
  const open = new Set<object>()
  page.on('request', (request) => void open.add(request))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  await navigation(page).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('region', { name: 'Devices' }).getByText('This device')).toBeVisible()
  await expect.poll(() => open.size).toBe(0)
}

async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await openLogin(page)
  await logIn(page, username, password)
  await expect(page).not.toHaveURL('/auth')
}

/** Makes the session of this browser another person's, as a call from elsewhere does it. */
async function replaceSession(page: Page, { username, password }: Person): Promise<void> {
  expect((await page.request.post('/api/login', { data: { username, password } })).ok()).toBe(true)
}

/** What the page of a person with Premium reads when it is seen. A read under way would fail when its session ends. */
async function readsBesideDay(page: Page): Promise<void> {
  const answered = (path: string) =>
    page.waitForResponse((reply) => reply.ok() && new URL(reply.url()).pathname === path)
  await Promise.all([answered('/api/entries/on-this-day'), answered('/api/goals')])
}

/** Two accounts; the browser is signed in as Ada. */
async function twoPeople(page: Page, plan: 'free' | 'premium' = 'free'): Promise<{ ada: Person; ben: Person }> {
  const ben = await signUp(page, plan, somebody('Ben Hill'))
  const ada = await signUp(page, plan, somebody('Ada Field'))
  return { ada, ben }
}

test.describe('in two tabs', () => {
  test('a tab that was open learns that another person has signed in, and starts again for that person', async ({
    page,
    context,
    expectInConsole,
  }) => {
    // The answer to the question who is signed in, after a sign-out.
    expectInConsole(browserSays.reply(401))
    const { ada, ben } = await twoPeople(page)
    await page.goto('/')
    await write(page, rain)
    const other = await context.newPage()
    await other.goto('/')
    await signOut(other)
    await signIn(other, ben)
    await expect(gratitude(other)).toHaveValue('')

    await expect(notice(page)).toBeVisible()
    await expectBoxes(page, empty)
    await expect(page.getByText(/^Welcome, Ben/)).toBeVisible()
    await expectAccessible(page)
    await write(page, snow)
    await send(page).click()
    await expectWritten(page, snow)
    expect(await stored(page)).toMatchObject(snow)

    await signOut(other)
    await signIn(other, ada)
    await expectBoxes(other, rain)
    await expectBoxes(page, rain)
    expect(await stored(page)).toBeUndefined()
  })

  test('a tab that was not told stores nothing for the other person, and keeps the page for its writer', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.reply(409))
    const { ada, ben } = await twoPeople(page)
    await page.goto('/')
    await write(page, rain)
    await replaceSession(page, ben)
    await send(page).click()
    await expect(notice(page)).toBeVisible()
    await expectBoxes(page, empty)
    expect(await stored(page)).toBeUndefined()
    await replaceSession(page, ada)
    await page.goto('/')
    await expectWritten(page, rain)
  })

  test('a diary and an edit of one person are never stored in the entry of another', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.reply(409))
    const { ada, ben } = await twoPeople(page, 'premium')
    await store(page, rain)
    const readsOfAda = readsBesideDay(page)
    await page.goto('/')
    await diary(page).fill('The diary of Ada')
    await readsOfAda
    await replaceSession(page, ben)
    await store(page, snow)
    const readsOfBen = readsBesideDay(page)
    await page.getByRole('button', { name: 'Save Diary' }).click()
    await expect(notice(page)).toBeVisible()
    await readsOfBen
    await expectWritten(page, snow)
    await expect(diary(page)).toHaveValue('')
    expect(await stored(page)).toMatchObject({ ...snow, diaryText: '' })
    await replaceSession(page, ada)
    await page.goto('/')
    await expect(diary(page)).toHaveValue('The diary of Ada')
  })

  test('a change that waits for its turn is not sent for the person who came meanwhile', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.reply(409))
    const { ada, ben } = await twoPeople(page, 'premium')
    await store(page, rain)
    const readsOfAda = readsBesideDay(page)
    await page.goto('/')
    await diary(page).fill('The diary of Ada')
    await readsOfAda
    // As if another tab was sending.
    const lock = await page.evaluateHandle(
      () =>
        new Promise<{ release: () => void }>((taken) => {
          void navigator.locks.request('outbox', () => new Promise<void>((release) => taken({ release })))
        }),
    )
    await page.getByRole('button', { name: 'Save Diary' }).click()
    await replaceSession(page, ben)
    await store(page, snow)
    const readsOfBen = readsBesideDay(page)
    await page.evaluate((event) => window.dispatchEvent(new Event(event)), 'firstlight:other-person')
    await expect(notice(page)).toBeVisible()
    await readsOfBen
    await lock.evaluate(({ release }) => release())
    // After what waited.
    await page.evaluate(() => navigator.locks.request('outbox', () => {}))
    expect(await stored(page)).toMatchObject({ ...snow, diaryText: '' })
    await replaceSession(page, ada)
    await page.goto('/')
    await expect.poll(async () => (await stored(page))?.diaryText).toBe('The diary of Ada')
  })

  test('goals, their changes and the draft of a goal are never shown to or stored for another person', async ({
    page,
    expectInConsole,
  }) => {
    expectInConsole(browserSays.reply(409))
    const { ada, ben } = await twoPeople(page, 'premium')
    await store(page, rain)
    const { id } = await storeGoal(page, { title: 'The goal of Ada', milestones: ['One', 'Two'] })
    await page.goto('/goals/new')
    await page.getByLabel('Select Goal').selectOption('Walk to the river')
    await page.goto(`/goals/${id}/edit`)
    await page.getByLabel('Description (optional)').fill('The description of Ada')
    await page.goto('/goals')
    await replaceSession(page, ben)
    const { id: idOfBen } = await storeGoal(page, { title: 'The goal of Ben', milestones: ['One', 'Two'] })
    await page.getByRole('checkbox', { name: 'Two' }).click()
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'The goal of Ben' })).toBeVisible()
    await expect(page.getByText('The goal of Ada')).toBeHidden()
    await expect(page.getByRole('checkbox', { name: 'Two' })).not.toBeChecked()
    expect(await goalsOf(page)).toMatchObject([{ id: idOfBen, milestonesDone: [], version: 1 }])
    await page.goto(`/goals/${id}/view`)
    await expect(page.getByRole('heading', { name: 'Goal Not Found' })).toBeVisible()
    await page.goto('/goals/new')
    await expect(page.getByLabel('Select Goal')).toContainText('No goals from daily reflection found')

    await replaceSession(page, ada)
    await page.goto('/goals/new')
    await expect(page.getByLabel('Select Goal')).toHaveValue('Walk to the river')
    await page.goto(`/goals/${id}/edit`)
    await expect(page.getByLabel('Description (optional)')).toHaveValue('The description of Ada')
    await page.goto(`/goals/${id}/view`)
    await expect(page.getByRole('checkbox', { name: 'Two' })).toBeChecked()
    await expect.poll(() => goalsOf(page)).toMatchObject([{ id, milestonesDone: ['Two'] }])
  })

  test('what one person sent without a connection waits until that person is back', async ({
    page,
    context,
    expectInConsole,
  }) => {
    expectInConsole(cutOff)
    expectInConsole(browserSays.reply(409))
    const { ada, ben } = await twoPeople(page)
    await page.goto('/')
    await write(page, rain)
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByText('It will be sent when the connection is back.', { exact: false }).first()).toBeVisible()
    await replaceSession(page, ben)
    await context.setOffline(false)
    await expect(notice(page)).toBeVisible()
    await expectBoxes(page, empty)
    expect(await stored(page)).toBeUndefined()
    await replaceSession(page, ada)
    await page.goto('/')
    await expectWritten(page, rain)
    expect(await stored(page)).toMatchObject(rain)
  })

  test('a tab that comes back into view learns that the person has changed', async ({ page, context }) => {
    const { ben } = await twoPeople(page)
    await page.goto('/')
    await write(page, rain)
    // As a browser does it that held the tab back, so that no message reached the tab.
    await page.evaluate(() => {
      BroadcastChannel.prototype.dispatchEvent = () => true
    })
    const other = await context.newPage()
    await other.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => {}
    })
    await other.goto('/')
    await signOut(other)
    await signIn(other, ben)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(notice(page)).toBeVisible()
    await expectBoxes(page, empty)
  })

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
    const passkeys = page.getByRole('region', { name: 'Signing in' })
    await addAuthenticator(page)
    await page.goto('/settings')
    await expect(devices.getByText('Firefox on Android').first()).toBeVisible()
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByRole('button', { name: /^Remove/ })).toBeVisible()
    await signOut(page)
    await signIn(page, ben)
    await navigation(page).getByRole('link', { name: 'Settings' }).click()
    await expect(devices.getByText('This device')).toBeVisible()
    await expect(devices.getByText('Firefox on Android')).toHaveCount(0)
    await expect(passkeys.getByText('Sign in without a password')).toBeVisible()
    await expect(passkeys.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
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
    await expect(gratitude(page)).toBeVisible()
    // Longer than the query cache keeps what no screen shows.
    await page.clock.fastForward('10:00')
    await navigation(page).getByRole('link', { name: 'Settings' }).click()
    await expect(devices.getByText('This device')).toBeVisible()
    await expect(devices.getByText('Firefox on Android')).toHaveCount(0)
    await phone.dispose()
  })

  test('guest texts stay with the first person who signs in after they were typed', async ({ page, context }) => {
    const { ada, ben } = await twoPeople(page, 'premium')
    await context.clearCookies()
    await page.goto('/')
    await gratitude(page).fill(rain.gratitudeText)
    await page.getByRole('button', { name: "Let's Go" }).click()
    await expect(page).toHaveURL('/auth')
    await page.evaluate(() => {
      sessionStorage.setItem('guestDiaryText', 'The diary of Ada')
      const sent: string[] = JSON.parse(sessionStorage.getItem('guestTextsSent')!)
      sessionStorage.setItem('guestTextsSent', JSON.stringify([...sent, 'The diary of Ada']))
    })
    await signIn(page, ada)
    await expectBoxes(page, { ...rain, goalsText: '' })
    await signOut(page)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('The diary of Ada')
    await signIn(page, ben)
    await expectBoxes(page, empty)
    await write(page, snow)
    await send(page).click()
    await expectWritten(page, snow)
    await expect(diary(page)).toHaveValue('')
    expect(await stored(page)).toMatchObject({ ...snow, diaryText: '' })
    await signOut(page)
    await signIn(page, ada)
    await expectBoxes(page, { ...rain, goalsText: '' })
    await goals(page).fill('Walk')
    await send(page).click()
    await expectWritten(page, { ...rain, goalsText: 'Walk' })
    await expect(diary(page)).toHaveValue('The diary of Ada')
  })

  test('a visitor after a person who signed out sees no text of that person', async ({ page, context }) => {
    const ada = await signUp(page)
    await context.clearCookies()
    await page.goto('/')
    await gratitude(page).fill(rain.gratitudeText)
    await page.getByRole('button', { name: "Let's Go" }).click()
    await signIn(page, ada)
    await expectBoxes(page, { ...rain, goalsText: '' })
    await signOut(page)
    await page.goto('/')
    await expectBoxes(page, empty)
  })

  test('signing out says that drafts stay on this device and removes them on request', async ({ page }) => {
    const { ada } = await twoPeople(page)
    await page.goto('/')
    await write(page, rain)
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' })
    const ask = async () => {
      await openSettings(page)
      await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
      await expect(question.getByText(/^A draft that you have not sent stays on this device/)).toBeVisible()
    }
    await ask()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    await signIn(page, ada)
    await expectBoxes(page, rain)
    await ask()
    await question.getByRole('checkbox', { name: 'Remove it from this device' }).check()
    await question.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Rain on the roof')
    await signIn(page, ada)
    await expectBoxes(page, empty)
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

  test('guest texts are transferred on the screen on which the person arrives', async ({ page, context }) => {
    const ada = await signUp(page)
    await context.clearCookies()
    await page.goto('/')
    await write(page, rain)
    await page.getByRole('button', { name: "Let's Go" }).click()
    await expect(page).toHaveURL('/auth')
    await page.goto('/settings')
    await expect(page).toHaveURL('/auth')
    await signIn(page, ada)
    await expect(page).toHaveURL('/settings')
    await expectToast(page, 'Welcome, June', 'What you wrote before is now the page of today.')
    expect(await stored(page)).toMatchObject(rain)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('guestDataSaved'))).toBe('true')
  })

  test('guest texts are posted to the server once a session', async ({ page }) => {
    await signUp(page, 'premium')
    await store(page, rain)
    await page.goto('/privacy')
    let posts = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/save-guest-data') posts += 1
    })
    for (const text of ['First', 'Second']) {
      await page.evaluate((value) => {
        sessionStorage.setItem('guestDiaryText', value)
        sessionStorage.setItem('guestTextsSent', JSON.stringify([value]))
      }, text)
      await page.goto('/')
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('guestDiaryText'))).toBe(null)
    }
    expect(posts).toBe(1)
    await expect(diary(page)).toHaveValue('First\n\nSecond')
  })
})

test('a contact message that was not sent is not shown to the next person, also in a tab that is loaded again', async ({
  page,
  context,
  expectInConsole,
}) => {
  // This tab asks who is signed in when the other one signs out.
  expectInConsole(browserSays.reply(401))
  await signUp(page)
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Only for the support')
  await page.reload()
  await expect(message).toHaveValue('Only for the support')
  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)
  await signUp(other)
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue('')
  await expect(message).toHaveValue('')
})
