import { addDays, longDate } from '#domain/time/local-date'
import {
  browserSays,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
  type Page,
} from './journey.ts'
import { comeBack, today } from './mornings.ts'
import { signUp } from './people.ts'

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe to Premium' })
const manage = (page: Page) => page.getByRole('button', { name: 'Manage Billing' })

async function openCheckout(page: Page, start = 'Start Premium Trial'): Promise<void> {
  await page.goto('/subscription')
  await page.getByRole('link', { name: start, exact: true }).click()
  await expect(page).toHaveURL('/subscription/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Subscription' })).toBeVisible()
  await expect(subscribe(page)).toBeEnabled()
}

async function pay(page: Page, { card = 'Accepted', webhook = 'At once' } = {}): Promise<void> {
  await page.getByLabel('Card').selectOption(card)
  await page.getByLabel('Webhook').selectOption(webhook)
  await subscribe(page).click()
}

async function expectPremium(page: Page): Promise<void> {
  await expectToast(page, 'Payment Successful', 'Welcome to Firstlight Premium!')
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible()
  await expect(page).toHaveURL('/subscription')
}

/** Opens the portal in its tab, presses a button there, and comes back to the first tab. */
async function inPortal(page: Page, action: string): Promise<void> {
  const [portal] = await Promise.all([page.waitForEvent('popup'), manage(page).click()])
  await expect(portal.getByRole('heading', { name: 'Billing portal (simulation)' })).toBeVisible()
  await Promise.all([
    portal.waitForResponse((reply) => reply.request().method() === 'POST'),
    portal.getByRole('button', { name: action }).click(),
  ])
  await expect(portal.getByRole('heading', { name: 'Billing portal (simulation)' })).toBeVisible()
  await portal.close()
  await comeBack(page)
}

test('the plans are compared, and the terms of the trial name what is charged and when', async ({ page }) => {
  await signUp(page)
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: 'Free' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible()
  await expect(page.getByText('$0', { exact: true })).toBeVisible()
  await expect(page.getByText('$9.99', { exact: true })).toBeVisible()
  await expect(page.getByText(`is charged on ${longDate(addDays(today(), 7))}`)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

for (const webhook of ['At once', 'Ten seconds later', 'Never'])
  test(`a free person becomes Premium with a webhook that comes: ${webhook}`, async ({ page }) => {
    await signUp(page)
    await openCheckout(page)
    await expectAccessible(page)
    await pay(page, { webhook })
    await expectPremium(page)
    await expect(page.getByText(`Your trial lasts until ${longDate(addDays(today(), 7))}.`)).toBeVisible()
    await page.goto('/history')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Journey' })).toBeVisible()
  })

test('a declined card says so, and the next try succeeds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await openCheckout(page)
  await pay(page, { card: 'Declined' })
  await expectToast(page, 'Payment Failed', 'Your card was declined.')
  // The button that the person may press again is free.
  const [toast, button] = [await page.locator('.toast').boundingBox(), await subscribe(page).boundingBox()]
  expect(toast!.y + toast!.height < button!.y || toast!.y > button!.y + button!.height).toBe(true)
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).first()).toBeVisible()
  await expect(page).toHaveURL('/subscription/checkout')
  await pay(page)
  await expectPremium(page)
})

test('a card that needs authentication succeeds or fails as the person answers', async ({ page }) => {
  await signUp(page)
  await openCheckout(page)
  await pay(page, { card: 'Needs authentication' })
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expectToast(page, 'Payment Failed')
  await subscribe(page).click()
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await expectPremium(page)
})

test('the address of a successful payment opens nothing by itself', async ({ page }) => {
  await signUp(page)
  await page.goto('/subscription?success=true')
  await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible()
  const again = page.getByRole('button', { name: 'Look again' })
  const asked = page.waitForResponse('**/api/subscription/refresh')
  await again.click()
  await asked
  await expect(again).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeHidden()
  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1, name: 'Complete History Access' })).toBeVisible()
})

test('a cancelled subscription stays open until its date, and can be kept', async ({ page }) => {
  await signUp(page)
  await openCheckout(page)
  await pay(page)
  await expectPremium(page)
  await inPortal(page, 'Cancel plan')
  await expect(page.getByText(`stays open until ${longDate(addDays(today(), 7))}.`)).toBeVisible()
  await expectAccessible(page)
  await inPortal(page, 'Do not cancel')
  await expect(page.getByText('Your trial lasts until')).toBeVisible()
})

test('a payment that fails is reported, Premium ends, and begins again without a second trial', async ({ page }) => {
  await signUp(page)
  await openCheckout(page)
  await pay(page)
  await expectPremium(page)
  await inPortal(page, 'The next payment is declined')
  await expect(page.getByText('The last payment did not go through')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Premium Active' })).toBeVisible()
  await expectAccessible(page)
  await inPortal(page, 'The subscription ends')
  await expect(page.getByText('Premium has ended')).toBeVisible()
  await expect(page.getByText('$9.99 today, then every month until you cancel.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'See your invoices' })).toBeVisible()
  await openCheckout(page, 'Start Premium')
  await pay(page)
  await expectPremium(page)
  await expect(page.getByText('The next $9.99 is charged on')).toBeVisible()
})

test('a checkout that cannot begin says so and offers another try', async ({ page, expectInConsole }) => {
  expectInConsole(browserSays.reply(503))
  await signUp(page)
  const body = { error: { code: 'payments.unavailable', message: 'Payments cannot be reached just now.' } }
  await page.route('**/api/subscription/create', (route) => route.fulfill({ status: 503, json: body }))
  await page.goto('/subscription/checkout')
  await expectToast(page, 'Error', 'Payments cannot be reached just now.')
  await expect(page.getByText('Nothing was charged.')).toBeVisible()
  await page.unroute('**/api/subscription/create')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(subscribe(page)).toBeEnabled()
  await page.getByRole('link', { name: 'Back to the plans' }).click()
  await expect(page).toHaveURL('/subscription')
})
