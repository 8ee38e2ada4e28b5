import { Hono } from 'hono'
import type { Services } from './billing.services.ts'
import { notConfigured } from '../../core/errors.ts'
import { requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { userJson } from '../account/user/user.json.ts'
import { unsignedEvent, openPortal, receiveEvent, refreshBilling } from './billing.usecases.ts'
import { startCheckout } from './checkout.usecases.ts'

export const billingRoutes = (services: Services) =>
  new Hono<SessionEnv>()
    .post('/subscription/create', async (c) => {
      const { user } = await requirePerson(c)
      const checkout = await startCheckout(services, { user })
      // Without a key the simulated form is shown, which exists in a local run only.
      return c.json({ ...checkout, publishableKey: services.config.stripe?.publishableKey ?? null })
    })
    .post('/subscription/refresh', async (c) => {
      const { user } = await requirePerson(c)
      return c.json(userJson(services, await refreshBilling(services, { user })))
    })
    .get('/billing/portal', async (c) => {
      const { user } = await requirePerson(c)
      return c.json({ url: await openPortal(services, { user }) })
    })
    .post('/stripe/webhook', async (c) => {
      if (!services.payments) throw notConfigured('payments')
      const event = await services.payments.readEvent({
        body: await c.req.arrayBuffer(),
        signature: c.req.header('Stripe-Signature'),
      })
      if (!event) throw unsignedEvent()
      await receiveEvent(services, event)
      return c.body(null, 200)
    })
