import type { BrowserContext, Worker } from '@playwright/test'
import { addDays } from '#domain/time/local-date'
import type { PushContent } from '../domain/push.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, test, type Page } from './journey.ts'
import { rain, send, today, write } from './mornings.ts'
import { readOutbox } from './outbox.ts'
import { startOwnProduct } from './own-product.ts'
import { signUp, somebody } from './people.ts'

// Cron runs here an hour ahead, which would end the codes of the other journeys.
const product = startOwnProduct({ name: 'push', portOffset: 4 })

// One product, so one after the other.
test.describe.configure({ mode: 'default' })

test.use({
  baseURL: product.origin,
  permissions: ['notifications'],
  serviceWorkers: 'allow',
  // The one without windows has no notifications.
  launchOptions: chromiumLaunch(),
})

/** What this file uses of a service worker; the types of pages lack it. */
type Tab = { url: string }
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<null> }
  WindowClient: { prototype: { focus(this: Tab): Promise<Tab> } }
  NotificationEvent: new (
    type: string,
    init: { notification: Notification; action: string },
  ) => Event & { waitUntil(work: Promise<unknown>): void }
}

/** Without a network the browser reaches no push service, so it subscribes at the stand-in. */
async function useLocalPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    PushManager.prototype.subscribe = async (options) => {
      const body = options!.applicationServerKey as string
      const address = await (await fetch('/dev/push/browsers', { method: 'POST', body })).json()
      return { toJSON: () => address } as PushSubscription
    }
  })
}

const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Morning prompt on this device' })

async function arrived(page: Page): Promise<PushContent[]> {
  return (await readOutbox<{ content?: PushContent }>(page)).flatMap(({ content }) => content ?? [])
}

/** Gives pushes to the service worker of this page, as the browser does. */
async function deliverTo(page: Page) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return (content: PushContent) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: product.origin,
      registrationId,
      data: JSON.stringify(content),
    })
}
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map((notification) => ({
      title: notification.title,
      body: notification.body,
      actions: (notification as { actions?: { action: string }[] }).actions?.map(({ action }) => action),
      isSilent: notification.silent,
    }))
  })

/** Presses a button of the notification, or the notification itself. Returns the tab or window that it leads to. */
async function press(worker: Worker, action: string): Promise<string[]> {
  return worker.evaluate(async (pressed) => {
    const scope = self as unknown as WorkerScope
    const ledTo: string[] = []
    // Both need a press of the person.
    scope.clients.openWindow = async (url) => (ledTo.push(`opens ${url}`), null)
    scope.WindowClient.prototype.focus = async function focus() {
      ledTo.push(`focuses ${new URL(this.url).pathname}`)
      return this
    }
    const [notification] = await scope.registration.getNotifications()
    const waited: Promise<unknown>[] = []
    const click = new scope.NotificationEvent('notificationclick', { notification: notification!, action: pressed })
    click.waitUntil = (work) => void waited.push(work)
    scope.dispatchEvent(click)
    await Promise.all(waited)
    return ledTo
  }, action)
}

async function switchOn(page: Page): Promise<Worker> {
  await page.goto('/settings')
  const worker = page.context().waitForEvent('serviceworker')
  await pushSwitch(page).click()
  await expectToast(page, 'Settings updated')
  await expect(pushSwitch(page)).toBeChecked()
  return worker
}

const minute = 60_000

/** A zone in which it is the hour after noon, so that an hour later is the same day. */
function noonZoneAt(instant: number): string {
  const hour = new Date(instant).getUTCHours()
  return `Etc/GMT${hour >= 12 ? '+' : '-'}${Math.abs(hour - 12)}`
}

test('the prompt comes to the device, once more when asked to, and not on a day that is written', async ({
  page,
  context,
}) => {
  await useLocalPushService(context)
  await signUp(page)
  const worker = await switchOn(page)
  const deliver = await deliverTo(page)
  await expect(page.getByText(/^Next: (today|tomorrow) at 6:00 AM/).last()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const due = Math.ceil(Date.now() / minute) * minute + minute
  const preferredTime = `12:${String(new Date(due).getUTCMinutes()).padStart(2, '0')}`
  const settings = { timezone: noonZoneAt(due), preferredTime, promptByEmail: false }
  expect((await page.request.patch('/api/user/settings', { data: settings })).ok()).toBe(true)
  await product.runCron(page, due - minute)
  await product.runCron(page, due)
  await expect.poll(async () => (await arrived(page)).length).toBe(1)
  const [prompt] = await arrived(page)
  await deliver(prompt!)
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: prompt!.title, body: prompt!.body, actions: ['write', 'later'], isSilent: false }])

  expect(await press(worker, 'write')).toEqual(['opens /?respond=true'])
  await expect.poll(() => shown(page)).toEqual([])
  await page.goto('/')
  await deliver(prompt!)
  await expect.poll(async () => (await shown(page)).length).toBe(1)
  expect(await press(worker, '')).toEqual(['focuses /'])

  await deliver(prompt!)
  await expect.poll(async () => (await shown(page)).length).toBe(1)
  expect(await press(worker, 'later')).toEqual([])
  await product.runCron(page, Date.now() + 59 * minute)
  expect(await arrived(page)).toHaveLength(1)
  await product.runCron(page, Date.now() + 61 * minute)
  await expect.poll(async () => (await arrived(page)).length).toBe(2)
  const [again] = await arrived(page)
  await deliver(again!)
  await expect.poll(async () => (await shown(page))[0]?.actions).toEqual(['write'])

  // The page is written after the push was sent, and before it arrives.
  const { date } = again as { date: string }
  expect((await page.request.post('/api/entries', { data: { date, ...rain } })).ok()).toBe(true)
  await deliver(again!)
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Today’s page is written', body: '', actions: [], isSilent: true }])
})

test('while today is not written the app has a badge, where notifications are on', async ({ page, context }) => {
  const badges: string[] = []
  await context.exposeFunction('onBadge', (change: string) => void badges.push(change))
  await context.addInitScript(() => {
    const told = window as unknown as { onBadge: (change: string) => Promise<void> }
    navigator.setAppBadge = () => told.onBadge('set')
    navigator.clearAppBadge = () => told.onBadge('cleared')
    // The stand-in of the push service leaves no subscription in the browser.
    PushManager.prototype.getSubscription = async () => {
      await told.onBadge('asked')
      return localStorage.getItem('pushes') ? ({ unsubscribe: async () => true } as PushSubscription) : null
    }
  })
  await useLocalPushService(context)
  await signUp(page)
  const worker = await switchOn(page)
  badges.length = 0
  await page.goto('/')
  await expect.poll(() => badges).toEqual(['asked'])
  await page.evaluate(() => localStorage.setItem('pushes', 'on'))
  await page.goto('/')
  await expect.poll(() => badges).toEqual(['asked', 'asked', 'set'])
  await write(page, rain)
  await send(page).click()
  await expect.poll(() => badges.at(-1)).toBe('cleared')

  await worker.evaluate(() => {
    const scope = self as unknown as { badges: string[]; navigator: Navigator }
    scope.badges = []
    scope.navigator.setAppBadge = async () => void scope.badges.push('set')
    scope.navigator.clearAppBadge = async () => void scope.badges.push('cleared')
  })
  const deliver = await deliverTo(page)
  const { id: person } = await (await page.request.get('/api/user')).json()
  const prompt = { kind: 'prompt' as const, message: 'an id', person, title: 'Good morning', body: '', path: '/' }
  const changes = expect.poll(() => worker.evaluate(() => (self as unknown as { badges: string[] }).badges))
  await deliver({ ...prompt, date: addDays(today(), 1), offersLater: false })
  await changes.toEqual(['set'])
  await deliver({ ...prompt, date: today(), offersLater: false })
  await changes.toEqual(['set', 'cleared'])

  badges.length = 0
  await page.goto('/settings')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  expect(badges).toContain('cleared')
})

test('a test arrives and is listed, and switching off ends it', async ({ page, context }) => {
  await useLocalPushService(context)
  await signUp(page)
  await switchOn(page)
  const deliver = await deliverTo(page)
  const before = (await arrived(page)).length
  const log = page.getByRole('region', { name: 'Last messages' })
  await log.getByRole('button', { name: 'Show' }).click()
  await log.getByRole('button', { name: 'Send me a test' }).click()
  await expect(log.getByText('The test is sent. It should appear within a minute')).toBeVisible()
  await expect(log.getByText('Test on your devices')).toBeVisible()
  await expectAccessible(page)
  const pushes = await arrived(page)
  expect(pushes).toHaveLength(before + 1)
  await deliver(pushes[0]!)
  await expect.poll(async () => (await shown(page))[0]?.title).toBe('A test, as you asked')

  await page.reload()
  await expect(pushSwitch(page)).toBeChecked()
  await pushSwitch(page).click()
  await expectToast(page, 'Settings updated')
  await expect(pushSwitch(page)).not.toBeChecked()
  await page.reload()
  await expect(pushSwitch(page)).not.toBeChecked()
})

test('a browser that blocks notifications, and an iPhone without the app, are told what to do', async ({ page }) => {
  await signUp(page)
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/settings')
  await expect(page.getByRole('status').getByText('This browser blocks notifications from Firstlight.')).toBeVisible()
  await expect(pushSwitch(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.addInitScript(() => {
    delete (window as { PushManager?: unknown }).PushManager
    Object.defineProperty(navigator, 'standalone', { value: false })
  })
  await page.reload()
  await expect(page.getByText('notifications need Firstlight on the home screen')).toBeVisible()
  await expect(pushSwitch(page)).toHaveCount(0)
})

test('a push for the person before shows nothing of it to the next one', async ({ page, context }) => {
  await useLocalPushService(context)
  await signUp(page)
  await switchOn(page)
  const deliver = await deliverTo(page)
  await page.request.post('/api/messages/test?channel=push')
  const [push] = await arrived(page)
  await page.request.post('/api/logout')
  await signUp(page, 'free', somebody('Ben Field'))
  await page.goto('/settings')
  await expect(pushSwitch(page)).not.toBeChecked()
  await deliver(push!)
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title))
    .toEqual(['Notifications are off on this device'])
})
