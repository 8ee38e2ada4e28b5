import type { BillingStatus, User } from './user.ts'

export const defaultTrialDays = 7

/** A subscription as Stripe has it. Times are UTC milliseconds. */
export type Subscription = {
  id: string
  status: BillingStatus
  createdAt: number
  /** Of the period that is paid for, or of the trial. */
  periodStart: number | null
  periodEnd: number | null
  /** False while a trial waits for the payment method that is charged at its end. */
  hasPaymentMethod: boolean
  hasTrial: boolean
  /** When it ends because it was cancelled; null while it goes on. */
  endsAt: number | null
  endedAt: number | null
}

/** What is stored of a person's subscriptions. */
export type Billing = Pick<
  User,
  'subscriptionStatus' | 'billingStatus' | 'cancelAtPeriodEnd' | 'subscriptionEndDate' | 'billingPeriodEnd' | 'hadTrial'
> & { stripeSubscriptionId: string | null }

/** What is told by mail about a subscription. */
export type BillingMail = 'trialEnding' | 'paymentFailed'

const openStatuses: readonly BillingStatus[] = ['active', 'trialing', 'past_due']

/** Whether a subscription opens Premium. Stripe starts a trial before the payment method is known. */
function opensPremium({ status, hasPaymentMethod }: Subscription): boolean {
  return openStatuses.includes(status) && (status !== 'trialing' || hasPaymentMethod)
}

/** Whether a checkout was begun and not completed, so that it can go on. */
export function isBegun({ status, hasPaymentMethod }: Subscription): boolean {
  return status === 'incomplete' || (status === 'trialing' && !hasPaymentMethod)
}

const neverOpened = (subscription: Subscription) =>
  isBegun(subscription) || subscription.status === 'incomplete_expired' || abandonedTrial(subscription)

/** A trial that was cancelled before a payment method was known. */
const abandonedTrial = ({ status, hasTrial, hasPaymentMethod }: Subscription) =>
  status === 'canceled' && hasTrial && !hasPaymentMethod

/** The days of Premium before this person's first payment: a trial is given once. */
export function trialDaysFor({ hadTrial }: Pick<User, 'hadTrial'>, trialDays: number): number {
  return hadTrial ? 0 : trialDays
}

/** The newest subscription that opens Premium counts, so that the end of an old one does not close a newer one. */
export function billingOf(subscriptions: Subscription[]): Billing {
  const opened = subscriptions.filter((one) => !neverOpened(one)).sort((one, other) => other.createdAt - one.createdAt)
  const hadTrial = opened.some(({ hasTrial }) => hasTrial)
  const subscription = opened.find(opensPremium) ?? opened[0]
  const isOpen = subscription !== undefined && opensPremium(subscription)
  const { createdAt = null, periodStart = null, periodEnd = null, endsAt = null, endedAt = null } = subscription ?? {}
  return {
    subscriptionStatus: isOpen ? 'active' : 'free',
    billingStatus: subscription?.status ?? null,
    cancelAtPeriodEnd: isOpen && endsAt !== null,
    // A subscription that was not paid ended with the last period that was.
    subscriptionEndDate: isOpen ? endsAt : (endedAt ?? periodStart ?? createdAt),
    stripeSubscriptionId: subscription?.id ?? null,
    billingPeriodEnd: isOpen ? (endsAt ?? periodEnd) : null,
    hadTrial,
  }
}
