import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { localDate } from '#domain/time/local-date'
import { requireOrigin } from '../core/config.ts'
import { notFound } from '../core/errors.ts'
import { laterOf } from '../core/later.ts'
import { accept } from '../core/validation.ts'
import type { LocalEvent, LocalStripe } from '../providers/payments/local-stripe.ts'
import type { AppServices } from '../services.ts'
import { devPage } from './dev-page.ts'

const confirmation = z.object({
  clientSecret: z.string(),
  card: z.enum(['accepted', 'declined', 'authentication_failed']),
  webhook: z.enum(['at-once', 'late', 'lost']),
})

const messages = {
  accepted: '',
  declined: 'Your card was declined.',
  authentication_failed: 'We are unable to authenticate your payment method. Please choose another one and try again.',
}

const tenSeconds = 10_000

/** What people see of Stripe in a local run: the simulated form confirms here, and the portal is a page. */
export const stripeRoutes = (services: AppServices) =>
  new Hono()
    .post('/stripe/confirm', accept('json', confirmation), async (c) => {
      const { clientSecret, card, webhook } = c.req.valid('json')
      const stripe = stripeOf(services)
      const { isConfirmed, events } = await stripe.confirm(clientSecret, card)
      if (webhook === 'at-once') await deliver(services, events)
      if (webhook === 'late') {
        const deliverLater = async () => {
          await services.pause(tenSeconds)
          await deliver(services, events)
        }
        laterOf(c)(deliverLater())
      }
      return c.json({ isConfirmed, message: messages[card] })
    })
    .get('/billing-portal', async (c) => {
      const customerId = c.req.query('customer') ?? ''
      const { customer, subscriptions } = await stripeOf(services).find(customerId)
      const [subscription] = subscriptions
      if (!subscription) throw notFound()
      const end = subscription.cancel_at ?? subscription.items.data[0]!.current_period_end
      return c.html(
        devPage(
          'Billing portal (simulation)',
          html`<p>${customer.name ?? customer.email ?? customer.id}</p>
            <article>
              <h2>Firstlight Premium, $9.99 a month</h2>
              <p>${subscription.status}${subscription.cancel_at ? ', cancelled' : ''}, until ${dateOf(end)}</p>
              ${subscription.cancel_at ? button('keep', 'Do not cancel', customerId) : button('cancel', 'Cancel plan', customerId)}
            </article>
            <article>
              <h2>Invoices</h2>
              <p>${dateOf(subscription.created)}: ${subscription.trial_start ? '$0.00' : '$9.99'}</p>
            </article>
            <article>
              <h2>What time does</h2>
              ${button('charge', 'The trial ends, and the payment succeeds', customerId)}
              ${button('decline', 'The next payment is declined', customerId)}
              ${button('end', 'The subscription ends', customerId)}
            </article>
            <p><a href="/subscription">Return to Firstlight</a></p>`,
        ),
      )
    })
    .post('/billing-portal', async (c) => {
      const { customer = '', action = '' } = await c.req.parseBody<Record<string, string>>()
      const stripe = stripeOf(services)
      const events = await act(stripe, customer, action)
      await deliver(services, events)
      return c.redirect(`/dev/billing-portal?customer=${encodeURIComponent(customer)}`, 303)
    })

/** What each button changes; `end` is that of the paid period. */
const changes: Record<string, (end: number | null) => Parameters<LocalStripe['change']>[1]> = {
  cancel: (end) => ({ cancel_at: end }),
  keep: () => ({ cancel_at: null }),
  charge: () => ({ status: 'active' }),
  decline: () => ({ status: 'past_due' }),
  end: () => ({ status: 'canceled' }),
}

async function act(stripe: LocalStripe, customer: string, action: string): Promise<LocalEvent[]> {
  const { subscriptions } = await stripe.find(customer)
  const change = changes[action]?.(subscriptions[0]?.items.data[0]?.current_period_end ?? null)
  if (!change) throw notFound()
  const changed = await stripe.change(customer, change)
  return action === 'decline' ? [changed, stripe.failedPayment(customer)] : [changed]
}

/** Calls the webhook as Stripe does. */
async function deliver({ config, local }: AppServices, events: LocalEvent[]): Promise<void> {
  for (const event of events) {
    const { body, signature } = await local.stripe!.sign(event)
    const reply = await fetch(`${requireOrigin(config)}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    })
    if (!reply.ok) throw new Error(`The webhook answered ${reply.status}`)
  }
}

function stripeOf({ local }: AppServices): LocalStripe {
  if (!local.stripe) throw notFound()
  return local.stripe
}

const dateOf = (seconds: number) => localDate(seconds * 1000, 'UTC')

const button = (action: string, label: string, customer: string) =>
  html`<form method="post" action="/dev/billing-portal">
    <input type="hidden" name="customer" value="${customer}" />
    <p><button name="action" value="${action}">${label}</button></p>
  </form>`
