import type { LocalEvent } from '../providers/payments/local-stripe.ts'
import type { TestApp } from './test-app.ts'
import type { TestPerson } from './people.ts'

/** Posts a body to the webhook as Stripe does. */
export function postEvent(app: TestApp, { body, signature }: { body: BodyInit; signature: string }): Promise<Response> {
  return app.fetch(
    new Request(`${app.origin}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    }),
  )
}

export async function deliver(app: TestApp, event: LocalEvent): Promise<Response> {
  return postEvent(app, await app.services.local.stripe!.sign(event))
}

/** Goes through the checkout with a card that is accepted. Returns the events that Stripe then sends. */
export async function checkOut(app: TestApp, { client }: TestPerson): Promise<LocalEvent[]> {
  const { clientSecret } = await (await client.post('/api/subscription/create')).json<{ clientSecret: string }>()
  const { events } = await app.services.local.stripe!.confirm(clientSecret, 'accepted')
  return events
}

export async function rowOf(app: TestApp, { user }: TestPerson) {
  return (await app.services.users.find(user.id))!
}
