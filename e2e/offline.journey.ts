import { markNames } from '#domain/entry-marks'
import { premiumSections } from '#domain/entry-sections'
import { goalTextNames } from '#domain/goal-texts'
import { screens } from '#domain/screens'
import { addDays } from '#domain/time/local-date'
import { common } from '#domain/texts'
import { fillLogin } from './forms.ts'
import { frontOf } from './front.ts'
import { storeGoal } from './goals.ts'
import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import { daysUpTo, fillJournal, search } from './journals.ts'
import {
  comeBack,
  comeBackToServer,
  expectBoxes,
  expectWritten,
  gratitude,
  inNewYork,
  lookAt,
  rain,
  saved,
  send,
  store,
  stored,
  today,
  write,
  yesterday,
} from './mornings.ts'
import { kept, removeFromKept } from './kept.ts'
import { ownProduct } from './own-product.ts'
import { partsOf } from './parts.ts'
import { signUp, somebody } from './people.ts'

const firstPort = Number(process.env.JOURNEYS_PORT || '8790') + 6
const front = frontOf({ port: firstPort + 1, productPort: firstPort })
const settings = { name: 'offline', portOffset: 6 }
const product = ownProduct(settings)
let stop: () => Promise<void>

// One product, so one after the other.
test.describe.configure({ mode: 'default' })

test.use({ baseURL: front.origin, serviceWorkers: 'allow' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stop = await product.start()
})
test.beforeEach(async ({ expectInConsole }) => {
  await front.connect()
  // A connection that is refused, or that the server closes.
  expectInConsole(
    /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED|INTERNET_DISCONNECTED)/,
  )
})
test.afterAll(async () => {
  await front.cut()
  await stop()
})

/** The paths of the files in each cache of the service worker. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.map((requests) => requests.map(({ url }) => new URL(url).pathname))
  })

/** Until the app opens without a connection. */
async function untilStored(page: Page): Promise<void> {
  const patience = { timeout: 60_000 }
  await expect.poll(async () => (await storedFiles(page)).at(-1)?.includes('/shell'), patience).toBe(true)
  await expect.poll(() => kept(page, 'wholeAt'), patience).toBeTruthy()
}

const keptPerson = async (page: Page) => (await kept<{ name: string }>(page, 'user'))?.name ?? ''

async function install(page: Page): Promise<void> {
  await page.goto('/')
  await untilStored(page)
}

/** Closes the page and opens the app in another one. */
async function openAgain(page: Page, path = '/'): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  await next.goto(path)
  return next
}

const entriesOf = async (page: Page) => (await page.request.get('/api/entries?limit=10')).json()

test('opens without a server, keeps what is written there, and sends it once when the server is back', async ({
  page,
}) => {
  await signUp(page)
  await install(page)
  await stop()
  const offline = await openAgain(page)
  await expect(offline.getByRole('heading', { level: 1 })).toBeVisible()
  await write(offline, rain)
  await send(offline).click()
  await expect(offline.getByText('It will be sent when the connection is back.', { exact: false })).toBeVisible()
  const again = await openAgain(offline)
  await expectBoxes(again, rain)
  stop = await product.start()
  await comeBackToServer(again)
  await expectWritten(again, rain)
  expect(await entriesOf(again)).toEqual([expect.objectContaining(rain)])
})

test('a page that does not come in time is replaced by the app of this device', async ({ page }) => {
  await signUp(page)
  await install(page)
  front.holdPages(true)
  const shell = (await page.goto('/'))!
  expect(shell.fromServiceWorker()).toBe(true)
  expect(shell.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'x-content-type-options': 'nosniff',
  })
  await expect(gratitude(page)).toBeVisible()
  expect(await shell.text()).not.toContain('first-data')
  await write(page, rain)
  await send(page).click()
  await expectToast(page, ...saved)
})

test('no word of a person is in what the service worker stores', async ({ page, expectInConsole }) => {
  // The screen of employees.
  expectInConsole(/status of 404 .*\/operator/)
  const canary = 'canary-of-the-morning'
  await signUp(page, 'premium', somebody(canary))
  await store(page, { gratitudeText: canary, goalsText: canary })
  await install(page)
  for (const { path } of screens) {
    if (path.includes(':')) continue
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
  }
  await page.goto('/history')
  await expect(page.getByText(canary).first()).toBeVisible()
  const bodies = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push({ path: new URL(request.url).pathname, text: await (await cache.match(request))!.text() })
    }
    return found
  })
  expect(bodies.length).toBeGreaterThan(100)
  expect(bodies.filter(({ path }) => !path.startsWith('/assets/')).map(({ path }) => path)).toEqual(['/shell'])
  expect(bodies.filter(({ text }) => text.includes(canary))).toEqual([])
})

test('a new release leaves the open page alone, which keeps its files without a server', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await install(page)
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  const loads: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())))
  front.change('/push-worker.js', (text) => text.replace(/"version":"[^"]*"/, '"version":"next"'))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(async () => (await storedFiles(page)).map((files) => files.includes('/shell')))
    .toEqual([true, true])
  await front.cut()
  // A part of the first release that this page has not loaded before.
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Gratitude' }).fill('Rain, still')
  expect(loads).toEqual([])
  const offline = await openAgain(page)
  await expect(offline.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a file that is damaged on the device comes from the server', async ({ page }) => {
  await signUp(page)
  await install(page)
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!)
    for (const { url } of await cache.keys())
      if (url.endsWith('.js'))
        await cache.put(url, new Response('throw Error()', { headers: { 'Content-Type': 'text/javascript' } }))
  })
  await page.goto('/')
  await write(page, rain)
  await send(page).click()
  await expectToast(page, ...saved)
})

test('OFFLINE=off removes the files, the service worker and the kept days from a device', async ({ page }) => {
  await signUp(page)
  await install(page)
  await stop()
  stop = await ownProduct({ ...settings, env: { OFFLINE: 'off' } }).start()
  const isThere = () =>
    page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length])
  await page.goto('/')
  await expect.poll(isThere).toEqual([[], 0])
  await expect.poll(() => keptPerson(page)).toBe('')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await isThere()).toEqual([[], 0])
  await write(page, rain)
  await send(page).click()
  await expectToast(page, ...saved)
  await stop()
  stop = await product.start()
})

test('a device without room works as before', async ({ page }) => {
  await signUp(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: front.origin, quotaSize: 100_000 })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload({ waitUntil: 'networkidle' })
  expect((await storedFiles(page)).flat()).not.toContain('/shell')
  await write(page, rain)
  await send(page).click()
  await expectToast(page, ...saved)
})

test('after signing out the device has forgotten the person, and shows the next one nothing of them', async ({
  page,
  expectInConsole,
}) => {
  // A visitor's app that was opened without a server asks who is signed in when it is back.
  expectInConsole(browserSays.reply(401))
  const ada = somebody('Ada Cutter')
  await signUp(page, 'free', ada)
  await install(page)
  expect(await keptPerson(page)).toBe('Ada Cutter')
  await page.goto('/settings')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect.poll(() => keptPerson(page)).toBe('')
  await front.cut()
  const visitor = await openAgain(page)
  await expect(visitor.getByRole('button', { name: "Let's Go" })).toBeVisible()
  await expect(visitor.getByText('Ada')).toHaveCount(0)
  await front.connect()
  await signUp(visitor, 'free', somebody('Ben Field'))
  await install(visitor)
  await front.cut()
  const ben = await openAgain(visitor, '/settings')
  await expect(ben.getByText('Ben Field')).toBeVisible()
  await expect(ben.getByText('Ada')).toHaveCount(0)
})

test('a session that has ended makes the device forget at the next contact', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(401))
  await signUp(page)
  await install(page)
  await page.request.post('/api/logout')
  await front.cut()
  const offline = await openAgain(page)
  await expect(gratitude(offline)).toBeVisible()
  await front.connect()
  await comeBack(offline)
  await expect.poll(() => keptPerson(offline)).toBe('')
  await expect(offline.getByRole('button', { name: "Let's Go" })).toBeVisible()
})

const win = (page: Page, name: string) => page.getByRole('checkbox', { name })
const line = (page: Page) => page.getByText('There is no connection to Firstlight.')

test('a year of days reads without a server, and what is ticked there is stored later', async ({ page }) => {
  await signUp(page, 'premium')
  const days = daysUpTo(yesterday(), 365)
  await fillJournal(page, days)
  await store(page, rain)
  await storeGoal(page)
  await install(page)
  await front.cut()
  const offline = await openAgain(page, '/history')
  await expect(line(offline)).toBeVisible()
  await expect(offline.getByText('Morning 3 ').first()).toBeVisible()
  await expect(offline.getByText('366', { exact: true }).first()).toBeVisible()
  await search(offline).fill('morning 364')
  await expect(offline.getByText('Morning 364').first()).toBeVisible()
  await search(offline).fill('nowhere')
  await expect(offline.getByText('No entries found matching your search.', { exact: true })).toBeVisible()
  await expectAccessible(offline)
  await expectNoSidewaysScroll(offline)
  await offline.goto('/goals')
  await expect(offline.getByText('Run the river loop').first()).toBeVisible()
  await offline.goto('/')
  await win(offline, 'Call home').check()
  const again = await openAgain(offline)
  await expect(win(again, 'Call home')).toBeChecked()
  await front.connect()
  await comeBackToServer(again)
  // A look that fails is made again after half a minute.
  await expect(line(again)).toHaveCount(0, { timeout: 45_000 })
  await expect.poll(async () => (await stored(again))?.doneItems).toEqual(['Call home'])
})

test('the app opens what an earlier release has kept, without the texts and marks that it did not have', async ({
  page,
}) => {
  await signUp(page, 'premium')
  await store(page, rain)
  const { id } = await storeGoal(page)
  await install(page)
  await removeFromKept(page, 'goals', goalTextNames)
  await removeFromKept(page, `entry:${today()}`, [...premiumSections, 'eveningText', ...markNames])
  await front.cut()
  const goal = await openAgain(page, `/goals/${id}/view`)
  await expect(goal.getByRole('heading', { name: 'Run the river loop' })).toBeVisible()
  const day = await openAgain(goal)
  await expect(win(day, 'Call home')).not.toBeChecked()
  const entry = await openAgain(day, `/history?entry=${today()}`)
  await expect(entry.getByRole('dialog').getByText('Rain on the roof')).toBeVisible()
})

test('what a release has kept that was taken back is fetched again', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await install(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kept', 99)
        opening.addEventListener('success', () => {
          opening.result.close()
          resolve()
        })
      }),
  )
  await page.reload()
  await expect.poll(async () => (await page.evaluate(() => indexedDB.databases()))[0]?.version).not.toBe(99)
  await page.reload()
  await expect.poll(() => keptPerson(page)).not.toBe('')
})

test('a page that loses its server goes on with what the device keeps', async ({ page }) => {
  await signUp(page, 'premium')
  await fillJournal(page, daysUpTo(yesterday(), 3))
  await install(page)
  await front.cut()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /History/ })
    .click()
  await expect(page.getByText('Morning 2 ').first()).toBeVisible()
  await expect(line(page)).toBeVisible()
  await front.connect()
  await comeBackToServer(page)
  await expect(line(page)).toHaveCount(0)
})

test('a return while a look at the server is under way is followed by another look', async ({ page }) => {
  await signUp(page)
  await install(page)
  await front.cut()
  const offline = await openAgain(page)
  await expect(line(offline)).toBeVisible()
  await front.connect()
  front.sicken('hangs')
  const isAsked = offline.waitForRequest('**/api/user')
  await comeBack(offline)
  await isAsked
  await comeBack(offline)
  // What hangs is cut off.
  await front.connect()
  await expect(line(offline)).toHaveCount(0)
})

test('what another app shares is kept without a server, and however long it is', async ({ page }) => {
  await signUp(page)
  await install(page)
  await front.cut()
  const offline = await openAgain(page, '/share?text=Snow')
  await expect(gratitude(offline)).toHaveValue('Snow')
  await front.connect()
  // Servers refuse such an address.
  const long = 'rain '.repeat(5_000).trim()
  const again = await openAgain(offline, `/share?text=${encodeURIComponent(long)}`)
  await expect(gratitude(again)).toHaveValue(`Snow\n${long}`)
})

test('on the day after, the app that opened without a server begins a new page', async ({ page }) => {
  await signUp(page)
  await store(page, rain)
  await install(page)
  await front.cut()
  const offline = await openAgain(page)
  await expect(win(offline, 'Call home')).toBeVisible()
  await lookAt(offline, addDays(today(), 1), '07:00')
  await expect(gratitude(offline)).toHaveValue('')
  await expect(win(offline, 'Call home')).toHaveCount(0)
})

for (const [name, daysLater, parts] of [
  ['the page that is kept', 0, 'p[role=status], h1, h2, time, .own-words, .choice, .letter-words > p'],
  ['the form of the day after', 1, 'h1, time, .lined-box, .empty-letter p, p.line-clamp-2'],
] as const)
  test(`${name} is seen before the app starts, where the app shows it`, async ({ page, expectInConsole }) => {
    expectInConsole(/Failed to fetch dynamically imported module/)
    await signUp(page)
    // Dates in another form than the first one that the shell has.
    expect((await page.request.patch('/api/user/settings', { data: { region: 'GB' } })).ok()).toBe(true)
    await store(page, rain)
    await install(page)
    await front.cut()
    await page.clock.setFixedTime(inNewYork(addDays(today(), daysLater), '09:00'))
    await page.reload()
    await expect(daysLater ? gratitude(page) : win(page, 'Call home')).toBeVisible()
    const inApp = await partsOf(page, parts)
    // The app cannot start without this file.
    await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0]!)
      for (const file of await cache.keys()) if (file.url.includes('/entry.client-')) await cache.delete(file)
    })
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    const hasFailed = page.waitForEvent('pageerror')
    await page.reload()
    await hasFailed
    await expect(page.locator('.first-content h1')).toBeVisible()
    const before = await partsOf(page, parts)
    expect(before.length).toBeGreaterThan(3)
    expect(before).toEqual(inApp.slice(0, before.length))
  })

test('a device in another zone opens on the day of its person', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' })
  const page = await context.newPage()
  await signUp(page)
  await store(page, rain)
  await install(page)
  await front.cut()
  const offline = await openAgain(page)
  await expect(win(offline, 'Call home')).toBeVisible()
  await context.close()
})

test('a device whose person does not want it keeps nothing', async ({ page }) => {
  await signUp(page, 'free', somebody('Ada Cutter'))
  await install(page)
  await page.goto('/settings')
  const choice = page.getByRole('switch', { name: 'Keep my days on this device' })
  await choice.click()
  await expect(choice).not.toBeChecked()
  await expectAccessible(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await keptPerson(page)).toBe('')
  await front.cut()
  const offline = await openAgain(page)
  await expect(offline.getByText('We could not find out who is here')).toBeVisible()
  await expect(offline.getByText('Ada')).toHaveCount(0)
})

test('a device that is shared, as its person says at sign-in, keeps nothing', async ({ page }) => {
  const ada = await signUp(page, 'free', somebody('Ada Cutter'))
  await page.request.post('/api/logout')
  await page.goto('/auth')
  await fillLogin(page, ada.username, ada.password)
  await page.getByRole('checkbox', { name: 'Others use this device too' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expectToast(page, 'Welcome back!')
  await expect.poll(async () => (await storedFiles(page)).at(-1)?.includes('/shell')).toBe(true)
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await expect(page.getByRole('switch', { name: 'Keep my days on this device' })).not.toBeChecked()
  expect(await keptPerson(page)).toBe('')
})

test('a sign-out without a server is carried out at the first contact, before anything is shown', async ({
  page,
  expectInConsole,
}) => {
  // The open page asks who is here when the connection is back, at times before it is left.
  expectInConsole(/status of 401 .*\/api\/user\)/)
  await signUp(page, 'free', somebody('Ada Cutter'))
  await store(page, rain)
  const { cookies } = await page.context().storageState()
  await page.goto('/settings')
  await untilStored(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(win(other, 'Call home')).toBeVisible()
  await front.cut()
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expectToast(page, 'Logged out', common.errors.endsLater)
  await expect(page).toHaveURL('/auth')
  await expect.poll(() => keptPerson(page)).toBe('')
  // The other tab forgets the person too.
  await expect(other.getByText('Call home')).toHaveCount(0)
  await other.close()
  const offline = await openAgain(page)
  await expect(offline.getByRole('button', { name: "Let's Go" })).toBeVisible()
  await expect(offline.getByText('Ada')).toHaveCount(0)
  await front.connect()
  const served = await (await offline.goto('/'))!.text()
  expect(served).toContain('"user":null')
  expect(served).not.toMatch(/Ada|Call home/)
  await expect(offline.getByRole('button', { name: "Let's Go" })).toBeVisible()
  // The session has ended, also for whoever has its cookie.
  await offline.context().clearCookies()
  await offline.context().addCookies(cookies)
  expect((await offline.request.get('/api/user')).status()).toBe(401)
})

test('the app of this device has the texts of the language of its pages', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'en-XA', url: front.origin }])
  await signUp(page)
  await install(page)
  await front.cut()
  const offline = await openAgain(page, '/goals')
  await expect(offline.locator('html')).toHaveAttribute('lang', 'en-XA')
  await expect(offline.getByRole('heading', { level: 1, name: 'Göálš' })).toBeVisible()
})
