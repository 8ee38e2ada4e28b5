import { expect, test } from './journey.ts'
import { startOwnProduct } from './own-product.ts'
import { signUp } from './people.ts'
import { standInForStripe } from './stripe.ts'

/** With the settings of an account at Stripe, so that the page loads Stripe's script under the policy for it. */
const publishableKey = 'pk_test_journey'
const product = startOwnProduct({
  name: 'stripe',
  portOffset: 3,
  env: {
    STRIPE_SECRET_KEY: 'sk_test_journey',
    STRIPE_WEBHOOK_SECRET: 'whsec_journey',
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_PRICE_ID: 'price_journey',
    // Nothing answers there: the Worker's own calls to Stripe have tests of their own.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  },
})

test.use({ baseURL: product.origin })

test('the form of Stripe and its authentication work under the policy of the checkout', async ({ page }) => {
  await standInForStripe(page)
  await signUp(page)
  await page.route('**/api/subscription/create', (route) =>
    route.fulfill({ json: { clientSecret: 'seti_1_secret', intent: 'setup', trialDays: 7, publishableKey } }),
  )
  await page.goto('/subscription/checkout')
  await page.frameLocator('[title="Secure payment input frame"]').getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
  await page.frameLocator('[title="Authentication"]').getByRole('button', { name: 'Yes, it is me' }).click()
  await expect(page).toHaveURL('/subscription?success=true')
  await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible()
})
