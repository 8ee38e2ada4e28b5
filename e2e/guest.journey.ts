import { preview } from '#domain/texts'
import { addDays, longDate } from '#domain/time/local-date'
import { fillSignUp, logIn, openLogin } from './forms.ts'
import { browserSays, expect, expectAccessible, expectToast, test, type Page } from './journey.ts'
import {
  countCalls,
  cutOff,
  diary,
  expectBoxes,
  expectQuestionBeforeClosing,
  expectWritten,
  fillStorage,
  goals,
  gratitude,
  inNewYork,
  letter,
  rain,
  send,
  snow,
  store,
  stored,
  today,
  write,
} from './mornings.ts'
import { signUp, somebody } from './people.ts'
import { expectWaiting } from './waiting.ts'
import { holdCalls, holdScripts } from './held-calls.ts'

// Who signs up here lives where the browser is.
test.use({ timezoneId: 'America/New_York' })

const kept = (page: Page) =>
  page.evaluate(() => ['landingGratitude', 'landingGoals', 'guestDiaryText'].map((key) => sessionStorage.getItem(key)))
const nothingKept = [null, null, null]

async function signUpHere(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await fillSignUp(page, somebody())
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** As if the visitor had typed and sent it. */
async function keepAsGuest(
  page: Page,
  texts: { gratitudeText?: string; goalsText?: string; diaryText?: string },
): Promise<void> {
  await page.evaluate(({ gratitudeText = '', goalsText = '', diaryText = '' }) => {
    sessionStorage.setItem('landingGratitude', gratitudeText)
    sessionStorage.setItem('landingGoals', goalsText)
    if (diaryText) sessionStorage.setItem('guestDiaryText', diaryText)
    sessionStorage.setItem('guestTextsSent', JSON.stringify([gratitudeText, goalsText, diaryText]))
  }, texts)
}

const welcome = ['Welcome, June', 'What you wrote before is now the page of today.'] as const

test('guest texts become the first entry after sign-up, diary included', async ({ page }) => {
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await page.waitForURL('**/auth')
  await page.goto('/today')
  await diary(page).fill('The kettle sang.')
  await expect(page.getByText('16 of 10,000 characters')).toBeVisible()
  await page.getByRole('link', { name: 'Sign up and save it' }).click()
  await signUpHere(page)
  await expectToast(page, ...welcome)
  await expectWritten(page, rain)
  await expect.poll(() => kept(page)).toEqual(nothingKept)
  expect(await stored(page)).toMatchObject({ ...rain, diaryText: 'The kettle sang.' })
  await page.reload()
  await expectWritten(page, rain)
})

test('guest texts become today’s entry after signing in to an account without one', async ({ page, context }) => {
  const person = await signUp(page)
  await context.clearCookies()
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await openLogin(page)
  await logIn(page, person.username, person.password)
  await expectToast(page, ...welcome)
  await expectWritten(page, rain)
  await expect.poll(() => kept(page)).toEqual(nothingKept)
})

test('guest texts are not sent by themselves where the clock of the device shows another day', async ({ page }) => {
  const tomorrow = addDays(today(), 1)
  await page.clock.setFixedTime(inNewYork(tomorrow, '09:00'))
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await signUpHere(page)
  await page.getByRole('button', { name: `Write for ${longDate(today())}` }).click()
  await expectBoxes(page, rain)
  await send(page).click()
  await expectWritten(page, rain)
  await expect.poll(() => kept(page)).toEqual(nothingKept)
  expect(await stored(page)).toMatchObject(rain)
  expect(await stored(page, tomorrow)).toBeUndefined()
})

test('a page that joins from the preview becomes today’s entry', async ({ page }) => {
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('link', { name: 'See a preview' }).click()
  await page.getByRole('link', { name: 'Join' }).click()
  await signUpHere(page)
  await expectWritten(page, rain)
})

test('what a visitor only typed is not sent for who signs in in another tab, and is offered in its tab only', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await write(page, rain)
  await expect.poll(() => kept(page)).toEqual([rain.gratitudeText, rain.goalsText, null])
  const other = await context.newPage()
  await signUp(other)
  await other.goto('/')
  const offered = page.getByRole('region', { name: 'Written here before you signed in' })
  await expect(offered).toContainText('A letter from Ida')
  await expectBoxes(page, { gratitudeText: '', goalsText: '' })
  await expectAccessible(page)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A letter from Ida')
  await offered.getByRole('button', { name: 'Discard It' }).click()
  await expect(offered).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.reload()
  await expectBoxes(other, { gratitudeText: '', goalsText: '' })
  await offered.getByRole('button', { name: 'Put It on My Page' }).click()
  for (const tab of [page, other]) await expectBoxes(tab, rain)
  await expect(offered).toHaveCount(0)
  expect(await stored(page)).toBeUndefined()
  expect(await kept(page)).toEqual(nothingKept)
})

test("what was changed after Let's Go is not sent, and is added to a page that is written", async ({
  page,
  context,
}) => {
  const person = await signUp(page)
  await store(page, snow)
  await context.clearCookies()
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page.getByText('Sign up, and its letter is written.')).toBeVisible()
  await page.goBack()
  await goals(page).fill('Swim')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByText('It is not sent yet. Sign up, and go on with it.')).toBeVisible()
  await logIn(page, person.username, person.password)
  const both = page.getByRole('region', { name: /something else you wrote/ })
  await expect(both).toContainText('A letter from Ida')
  await expect(both).not.toContainText('Swim')
  await both.getByRole('button', { name: 'Use the saved version' }).click()
  await page.getByRole('button', { name: 'Put It on My Page' }).click()
  await expect(page.getByRole('textbox', { name: "Today's Goals" })).toHaveValue(`${snow.goalsText}\nSwim`)
  expect(await stored(page)).toMatchObject(snow)
})

test('guest texts and today’s entry are both shown after signing in', async ({ page, context }) => {
  const person = await signUp(page, 'premium')
  await store(page, snow)
  await context.clearCookies()
  await page.goto('/')
  await write(page, rain)
  await keepAsGuest(page, { ...rain, diaryText: 'The kettle sang.' })
  await page.getByRole('button', { name: "Let's Go" }).click()
  await openLogin(page)
  await logIn(page, person.username, person.password)
  await expectWritten(page, snow)
  await expect(page.getByRole('region', { name: /something else you wrote/ })).toContainText('A letter from Ida')
  await expect.poll(() => kept(page)).toEqual(nothingKept)
  expect(await stored(page)).toMatchObject({ ...snow, diaryText: 'The kettle sang.' })
  await expect(diary(page)).toHaveValue('The kettle sang.')
})

test('a guest’s diary is added to the stored diary as a draft', async ({ page }) => {
  await signUp(page, 'premium')
  await store(page, rain)
  await page.request.post('/api/save-guest-data', {
    data: { gratitudeText: '', goalsText: '', diaryText: 'Stored before.' },
  })
  await page.goto('/privacy')
  await keepAsGuest(page, { diaryText: 'Written as a guest.' })
  await page.goto('/')
  await expect(diary(page)).toHaveValue('Stored before.\n\nWritten as a guest.')
  await expect(page.getByText('On this device until it is saved')).toBeVisible()
  await expect.poll(() => kept(page)).toEqual(nothingKept)
})

test('guest texts become today’s entry after a sign-in that loads the page again', async ({ page }) => {
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  await signUp(page)
  await page.goto('/')
  await expectToast(page, ...welcome)
  await expectWritten(page, rain)
  await expect.poll(() => kept(page)).toEqual(nothingKept)
})

test('with an empty section the form is prefilled, and the guest texts are removed after the transfer', async ({
  page,
}) => {
  await page.goto('/privacy')
  await keepAsGuest(page, { gratitudeText: rain.gratitudeText, diaryText: 'The kettle sang.' })
  await signUp(page)
  await page.goto('/')
  await expectBoxes(page, { ...rain, goalsText: '' })
  await gratitude(page).fill('Rain, corrected')
  await page.reload()
  await expectBoxes(page, { gratitudeText: 'Rain, corrected', goalsText: '' })
  expect(await kept(page)).toEqual([rain.gratitudeText, '', 'The kettle sang.'])
  await goals(page).fill('Walk')
  await send(page).click()
  await expectWritten(page, { gratitudeText: 'Rain, corrected', goalsText: 'Walk' })
  await expect.poll(() => kept(page)).toEqual(nothingKept)
  await expect(page.getByRole('region', { name: /something else you wrote/ })).toBeHidden()
  expect(await stored(page)).toMatchObject({ diaryText: 'The kettle sang.' })
})

test('guest texts are added to a draft, which only the person sends', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await write(page, snow)
  await keepAsGuest(page, rain)
  await page.reload()
  await expectBoxes(page, {
    gratitudeText: `${snow.gratitudeText}\n${rain.gratitudeText}`,
    goalsText: `${snow.goalsText}\n${rain.goalsText}`,
  })
  expect(await stored(page)).toBeUndefined()
})

test('a transfer that is interrupted loses no text and is completed later', async ({ page, expectInConsole }) => {
  expectInConsole(cutOff)
  await page.goto('/privacy')
  await keepAsGuest(page, { ...rain, diaryText: 'The kettle sang.' })
  await signUp(page)
  await page.route('**/api/entries', (route) => route.abort('connectionfailed'))
  await page.route('**/api/save-guest-data', (route) => route.abort('connectionfailed'))
  await page.goto('/')
  await expectBoxes(page, rain)
  expect(await kept(page)).toEqual([rain.gratitudeText, rain.goalsText, 'The kettle sang.'])
  await page.unroute('**/api/entries')
  await page.reload()
  await expectWritten(page, rain)
  expect(await kept(page)).toEqual([rain.gratitudeText, rain.goalsText, 'The kettle sang.'])
  await page.unroute('**/api/save-guest-data')
  await page.reload()
  await expect.poll(() => kept(page)).toEqual(nothingKept)
  expect(await stored(page)).toMatchObject({ ...rain, diaryText: 'The kettle sang.' })
})

test('guest texts are transferred once', async ({ page }) => {
  await page.goto('/privacy')
  await keepAsGuest(page, rain)
  await signUp(page)
  const entries = countCalls(page, 'POST', '/api/entries')
  const handovers = countCalls(page, 'POST', '/api/save-guest-data')
  await page.goto('/')
  await expect.poll(() => kept(page)).toEqual(nothingKept)
  await page.reload()
  await expectWritten(page, rain)
  expect([entries(), handovers()]).toEqual([1, 1])
})

test('a text typed before the scripts load is in the entry', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await write(page, rain)
  await page.getByRole('button', { name: "Let's Go" }).click()
  await expect(page).toHaveURL('/auth')
  await scripts.release()
  await signUpHere(page)
  await expectWritten(page, rain)
})

for (const when of ['before', 'after'] as const) {
  test(`guest texts are transferred in a browser without room, sent ${when} the scripts have run`, async ({ page }) => {
    await fillStorage(page)
    const scripts = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await write(page, rain)
    if (when === 'after') await scripts.release()
    await page.getByRole('button', { name: "Let's Go" }).click()
    await scripts.release()
    await signUpHere(page)
    await expectWritten(page, rain)
    expect(await stored(page)).toMatchObject(rain)
  })
}

test('the preview shows its waiting state, the reply and the link to join', async ({ page }) => {
  await page.goto('/')
  await write(page, rain)
  const held = await holdCalls(page, '**/api/demo-response')
  const asked = page.waitForRequest('**/api/demo-response')
  await page.getByRole('link', { name: 'See a preview' }).click()
  await expect(page.getByRole('heading', { name: 'Your Gratitude' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Goals' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'A letter from Ida' })).toBeVisible()
  await expect(page.getByText('Generating your personalized motivation...')).toBeVisible()
  expect((await asked).postDataJSON()).toEqual({ ...rain, userName: 'Friend', date: today() })
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible()
  await expectAccessible(page)
  held.release()
  await expect(page.getByText('Generating your personalized motivation...')).toBeHidden()
  await expect(letter(page).getByRole('paragraph').first()).not.toBeEmpty()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Join' }).click()
  await expect(page).toHaveURL('/auth')
  await expectWaiting(page, rain)
  await page.goBack()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
  await expectBoxes(page, rain)
})

test('a demo reply that the server sends as JSON, where a stream was asked for, is shown', async ({ page }) => {
  await page.goto('/privacy')
  await keepAsGuest(page, rain)
  await page.route('**/api/demo-response', (route) => route.fulfill({ json: { response: 'A reply in one piece.' } }))
  await page.goto('/preview')
  await expect(letter(page).getByText('A reply in one piece.', { exact: true })).toBeVisible()
})

test('the preview opened by its address hydrates with the texts of this tab', async ({ page }) => {
  // Before that it says nothing of what was written.
  expect(await (await page.request.get('/preview')).text()).not.toContain('Nothing written yet.')
  await page.goto('/privacy')
  await keepAsGuest(page, rain)
  await page.goto('/preview')
  await expect(page.getByRole('listitem').filter({ hasText: 'A letter from Ida' })).toBeVisible()
  await expect(letter(page)).toHaveAttribute('aria-busy', 'false')
})

for (const [how, path, fallback] of [
  ['preview', '/preview', preview.fallback],
  ['guest’s today', '/today', preview.today.fallback],
] as const) {
  for (const fault of ['refused', 'lost', 'broken off'] as const) {
    test(`on the ${how} a demo reply that is ${fault} is replaced by the fallback`, async ({
      page,
      expectInConsole,
    }) => {
      expectInConsole(browserSays.reply(500))
      expectInConsole(cutOff)
      await page.goto('/privacy')
      await keepAsGuest(page, rain)
      await page.route('**/api/demo-response', (route) => {
        if (fault === 'refused') return route.fulfill({ status: 500, body: 'no' })
        if (fault === 'lost') return route.abort('connectionfailed')
        return route.fulfill({ contentType: 'text/event-stream', body: 'event: piece\ndata: "Half"\n\n' })
      })
      await page.goto(path)
      await expect(letter(page).getByText(fallback, { exact: true })).toBeVisible()
    })
  }
}

test('the guest’s today shows the texts, a reply, a diary stored in this tab and the link to sign up', async ({
  page,
}) => {
  await page.goto('/privacy')
  await keepAsGuest(page, rain)
  await page.goto('/today')
  await expect(page.getByText(/^Welcome, Friend/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'A letter from Ida' })).toBeVisible()
  await expect(letter(page)).toHaveAttribute('aria-busy', 'false')
  await diary(page).fill('Only mine')
  await expectAccessible(page)
  await page.reload()
  await expect(diary(page)).toHaveValue('Only mine')
})

for (const path of ['/preview', '/today']) {
  test(`texts beyond the limit are refused with words at ${path}`, async ({ page }) => {
    const calls = countCalls(page, 'POST', '/api/demo-response')
    await page.goto('/privacy')
    await keepAsGuest(page, { ...rain, gratitudeText: 'a'.repeat(4_001) })
    await page.goto(path)
    await expect(page.getByText('This is longer than a page can hold')).toBeVisible()
    await expect(page.getByText('Gratitude may have 4,000 characters.')).toBeVisible()
    await expect(letter(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Shorten it on the front page' }).click()
    await expect(gratitude(page)).toHaveValue('a'.repeat(4_001))
    expect(calls()).toBe(0)
  })
}

test('the preview and the navigation lead a visitor to the page of today', async ({ page }) => {
  await page.goto('/')
  await write(page, rain)
  await page.getByRole('link', { name: 'See a preview' }).click()
  await page.getByRole('link', { name: 'See it as your page of today' }).click()
  await expect(page).toHaveURL('/today')
  await expect(letter(page)).toHaveAttribute('aria-busy', 'false')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Goals' }).click()
  await expect(page).toHaveURL('/goals')
  await main.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL('/today')
  await expect(main.locator('[aria-current=page]')).toContainText('Today')
})

test('a visitor without guest texts is asked to sign in', async ({ page }) => {
  await page.goto('/today')
  await expect(page.getByRole('heading', { name: 'Please log in to continue' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth')
})

test('without room in the browser the guest’s diary says where its text is', async ({ page }) => {
  await page.goto('/privacy')
  await keepAsGuest(page, rain)
  await page.goto('/today')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room left', 'QuotaExceededError')
    }
  })
  await diary(page).fill('Only mine')
  await expect(page.getByText(/^This browser has no room for your words/)).toBeVisible()
  await expectQuestionBeforeClosing(page)
})
