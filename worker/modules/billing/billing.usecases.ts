import { billingOf, type Billing, type BillingMail } from '#domain/billing'
import { answers } from '#domain/texts'
import type { Services } from './billing.services.ts'
import { log } from '../../core/logging.ts'
import { notConfigured, paymentsUnavailable, VendorFault, AppError, conflict } from '../../core/errors.ts'
import { requireOrigin } from '../../core/config.ts'
import type { PaymentEvent, Payments } from '../../providers/payments/payments.ts'
import type { UserRepository, UserRow } from '../account/user/user.repository.ts'

/** Sent for each subscription of a customer who is deleted at Stripe. */
const deleted = 'customer.subscription.deleted'

/** The events that are handled, each with the mail about it. What they contain is not used. */
const handled = new Map<string, BillingMail | undefined>([
  ['customer.subscription.created', undefined],
  ['customer.subscription.updated', undefined],
  [deleted, undefined],
  ['customer.subscription.paused', undefined],
  ['customer.subscription.resumed', undefined],
  ['customer.subscription.trial_will_end', 'trialEnding'],
  ['invoice.paid', undefined],
  ['invoice.payment_failed', 'paymentFailed'],
  ['invoice.payment_action_required', 'paymentFailed'],
])

/**
 * Reads the subscription from Stripe and stores it, once for each event. The order of events does not matter, since
 * none of them says what is stored.
 */
export async function receiveEvent(
  services: Services,
  { id, type, customerId, invoiceId }: PaymentEvent,
): Promise<void> {
  const { payments, billing, users, queue, now } = services
  if (!payments || !handled.has(type) || !customerId || (await billing.hasEvent(id))) return
  const user = (await users.findByCustomer(customerId)) ?? (await linkLostCustomer({ payments, users }, { customerId }))
  if (!user || user.deletionRequestedAt !== null) return
  const readAt = now()
  const subscriptions = await payments.listSubscriptions(customerId)
  if (!subscriptions && type !== deleted) return
  const read = billingOf(subscriptions ?? [])
  const name = handled.get(type)
  // Stripe tries the payment of an invoice several times; the person is told once.
  const mail = name && shouldMail(name, read) ? { name, subject: invoiceId ?? id } : undefined
  const isFirst = await billing.storeWithEvent(user.id, { billing: read, readAt }, { id, mail })
  // The sweep finds what the queue did not take.
  if (isFirst && mail) await queue.send({ job: 'sendBillingMail', eventId: id }).catch(() => {})
}

/** A first payment that was declined is shown in the form; a trial that was cancelled is not charged. */
function shouldMail(mail: BillingMail, read: ReturnType<typeof billingOf>): boolean {
  if (mail === 'trialEnding') return read.billingStatus === 'trialing' && !read.cancelAtPeriodEnd
  return read.billingStatus === 'past_due'
}

/** A customer that was created, and whose id was lost before it was stored. */
async function linkLostCustomer(
  { payments, users }: { payments: Payments; users: UserRepository },
  { customerId }: { customerId: string },
): Promise<UserRow | undefined> {
  const userId = await payments.ownerOf(customerId)
  const user = userId ? await users.linkCustomer(userId, { customerId, known: null }) : undefined
  return user?.stripeCustomerId === customerId ? user : undefined
}

/** Reads a person's subscription from Stripe, so that nobody waits for a webhook. */
export async function refreshBilling(
  { payments, billing, now }: Services,
  { user }: { user: UserRow },
): Promise<UserRow> {
  if (!payments) throw notConfigured('payments')
  if (!user.stripeCustomerId) return user
  const readAt = now()
  const subscriptions = await unlessFault(payments.listSubscriptions(user.stripeCustomerId))
  // With the key of another account Stripe finds none of our customers, and nobody must lose Premium for that.
  if (!subscriptions) {
    log('billing.unknown_customer', { userId: user.id })
    return user
  }
  const read = billingOf(subscriptions)
  if (isStored(user, read)) return user
  return (await billing.store(user.id, { billing: read, readAt })) ?? user
}

/** The daily run writes only what differs: each write has the messages of the person planned again. */
function isStored(user: UserRow, { hadTrial, ...read }: Billing): boolean {
  const isSame = (Object.keys(read) as (keyof typeof read)[]).every((name) => user[name] === read[name])
  return isSame && (user.hadTrial || !hadTrial)
}

/** The address of the page for payment methods, invoices and the end of the subscription. */
export async function openPortal(services: Services, { user }: { user: UserRow }): Promise<string> {
  const { payments, config } = services
  if (!payments) throw notConfigured('payments')
  if (!user.stripeCustomerId) throw noCustomer()
  const portal = async (customerId: string) => {
    await payments.changeCustomer(customerId, { name: user.name, email: user.email })
    return payments.openPortal(customerId, `${requireOrigin(config)}/subscription`)
  }
  return unlessFault(portal(user.stripeCustomerId))
}

async function unlessFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (fault) {
    throw fault instanceof VendorFault ? paymentsUnavailable(fault) : fault
  }
}

export const alreadySubscribed = () => conflict('billing.already_active', answers.billing.alreadyActive)
const noCustomer = () => new AppError(404, 'billing.no_customer', answers.billing.noCustomer)
export const unsignedEvent = () => new AppError(400, 'billing.unsigned', 'This request is not signed as it should be.')
