import { describe, expect, it } from 'vitest'
import { billingOf, type Subscription } from './billing.ts'

const day = 86_400_000
const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: 10 * day,
  periodStart: 10 * day,
  periodEnd: 40 * day,
  hasPaymentMethod: true,
  hasTrial: false,
  endsAt: null,
  endedAt: null,
  ...changes,
})

describe('the plan of a person', () => {
  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['paused', false],
    ['unpaid', false],
    ['canceled', false],
    ['incomplete', false],
    ['incomplete_expired', false],
  ] as const)('with a subscription that is %s is Premium: %s', (status, isPremium) => {
    expect(billingOf([subscription({ status })]).subscriptionStatus).toBe(isPremium ? 'active' : 'free')
  })

  it('is free without a subscription', () => {
    expect(billingOf([])).toMatchObject({ subscriptionStatus: 'free', billingStatus: null, subscriptionEndDate: null })
  })

  it('is free, and was never Premium, while a trial waits for a payment method', () => {
    const waiting = subscription({ status: 'trialing', hasTrial: true, hasPaymentMethod: false })
    const free = { subscriptionStatus: 'free', subscriptionEndDate: null, hadTrial: false }
    expect(billingOf([waiting])).toMatchObject(free)
    expect(billingOf([{ ...waiting, status: 'canceled', endedAt: 17 * day }])).toMatchObject(free)
  })

  it('is Premium until the date for which it was cancelled', () => {
    expect(billingOf([subscription({ endsAt: 40 * day })])).toMatchObject({
      subscriptionStatus: 'active',
      cancelAtPeriodEnd: true,
      subscriptionEndDate: 40 * day,
      billingPeriodEnd: 40 * day,
    })
  })

  it('has ended when the subscription ended, or with the last period that was paid', () => {
    expect(billingOf([subscription({ status: 'canceled', endedAt: 40 * day })])).toMatchObject({
      subscriptionStatus: 'free',
      cancelAtPeriodEnd: false,
      subscriptionEndDate: 40 * day,
      billingPeriodEnd: null,
    })
    expect(billingOf([subscription({ status: 'unpaid', periodStart: 40 * day, periodEnd: 70 * day })])).toMatchObject({
      subscriptionEndDate: 40 * day,
    })
  })

  it('is that of the newer subscription, also if an older one has ended', () => {
    const old = subscription({ id: 'sub_old', status: 'canceled', createdAt: 1 * day, endedAt: 30 * day })
    for (const subscriptions of [
      [old, subscription()],
      [subscription(), old],
    ])
      expect(billingOf(subscriptions)).toMatchObject({ subscriptionStatus: 'active', stripeSubscriptionId: 'sub_1' })
  })

  it('is that of the open subscription while a later checkout was not completed', () => {
    const begun = subscription({ id: 'sub_2', status: 'incomplete', createdAt: 20 * day })
    expect(billingOf([begun, subscription()])).toMatchObject({ stripeSubscriptionId: 'sub_1' })
  })

  it('remembers that there was a trial', () => {
    expect(billingOf([subscription({ status: 'canceled', hasTrial: true, endedAt: 17 * day })]).hadTrial).toBe(true)
  })
})
