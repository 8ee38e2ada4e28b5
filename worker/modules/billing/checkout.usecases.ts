import { billingOf, isBegun, trialDaysFor, type Subscription } from '#domain/billing'
import { localDate } from '#domain/time/local-date'
import type { Services } from './billing.services.ts'
import { notConfigured, notSignedIn, paymentsUnavailable, VendorFault } from '../../core/errors.ts'
import type { Checkout, Payments } from '../../providers/payments/payments.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { alreadySubscribed } from './billing.usecases.ts'

/** The trial of an abandoned checkout began with it, so one that is older is begun again. */
const trialCheckoutLives = 60 * 60_000
/** Stripe ends a subscription whose first payment does not come within 23 hours. */
const paymentCheckoutLives = 22 * 60 * 60_000

/**
 * The secret with which the browser asks for a payment method. Many calls at once, or a call again after a crash, find
 * the same customer and the same subscription: what was begun goes on, and what is made has a key.
 */
export async function startCheckout(services: Services, { user }: { user: UserRow }): Promise<Checkout> {
  const { payments, users } = services
  if (!payments) throw notConfigured('payments')
  try {
    const customerId = await customerOf({ ...services, payments }, { user })
    return await checkoutOf({ ...services, payments }, { user, customerId })
  } catch (fault) {
    if (!(fault instanceof VendorFault)) throw fault
    await users.countBillingFault(user.id)
    throw paymentsUnavailable(fault)
  }
}

type Ready = Services & { payments: Payments }

async function customerOf({ payments, users, billing, now }: Ready, { user }: { user: UserRow }): Promise<string> {
  const { stripeCustomerId: known, billingFaults, name, email } = user
  // A customer that was deleted at Stripe is replaced.
  if (known && (await payments.changeCustomer(known, { name, email }))) return known
  const created = await payments.createCustomer(user.id, `customer:${user.id}:${known ?? 'none'}:${billingFaults}`)
  const linked = await users.linkCustomer(user.id, { customerId: created, known })
  if (linked?.stripeCustomerId) {
    await payments.changeCustomer(linked.stripeCustomerId, { name, email })
    return linked.stripeCustomerId
  }
  // The account was deleted meanwhile.
  await billing.addEnding(created, now())
  throw notSignedIn()
}

async function checkoutOf(
  { payments, billing, config, now }: Ready,
  { user, customerId }: { user: UserRow; customerId: string },
): Promise<Checkout> {
  const readAt = now()
  const subscriptions = (await payments.listSubscriptions(customerId)) ?? []
  const known = billingOf(subscriptions)
  if (known.subscriptionStatus === 'active') {
    // A webhook was late or lost.
    await billing.store(user.id, { billing: known, readAt })
    throw alreadySubscribed()
  }
  for (const begun of subscriptions.filter(isBegun)) {
    const checkout = isFresh(begun, now()) ? await payments.findCheckout(begun.id) : undefined
    if (checkout) return checkout
    await payments.endSubscription(begun.id)
  }
  const trialDays = trialDaysFor({ hadTrial: user.hadTrial || known.hadTrial }, config.trialDays)
  const newest = subscriptions[0]?.id ?? 'none'
  // Stripe repeats a refusal for the same key. On the next day it may be set up correctly.
  const today = localDate(now(), 'UTC')
  const key = `subscription:${customerId}:${newest}:${trialDays}:${user.billingFaults}:${today}`
  return payments.startSubscription({ customerId, trialDays }, key)
}

function isFresh({ createdAt, hasTrial }: Subscription, now: number): boolean {
  return now - createdAt < (hasTrial ? trialCheckoutLives : paymentCheckoutLives)
}
