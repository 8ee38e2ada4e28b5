import { describe, expect, it } from 'vitest'
import { findStripeFault } from '../../testing/stripe-shape.ts'
import { readStripeForm } from './local-stripe.ts'

const subscription =
  'customer=cus_1&items[0][price]=price_1&payment_behavior=default_incomplete&trial_period_days=7' +
  '&trial_settings[end_behavior][missing_payment_method]=cancel&expand[0]=pending_setup_intent'
const faultOf = (form: string) => findStripeFault('POST /v1/subscriptions', readStripeForm(form))

describe("the description of Stripe's API", () => {
  it('names everything that we send', () => {
    expect(faultOf(subscription)).toBeUndefined()
  })

  it.each([
    ['a name', 'payment_behavior', 'payment_behaviour'],
    ['a name inside', '[missing_payment_method]', '[missing_method]'],
    ['a value', 'default_incomplete', 'default_complete'],
    ['a value inside', '=cancel', '=stop'],
    ['a number', 'trial_period_days=7', 'trial_period_days=seven'],
    ['a list', 'items[0][price]', 'items[price]'],
    ['a required part', 'trial_settings[end_behavior][missing_payment_method]=cancel', 'payment_settings[x]=1'],
  ])('refuses %s that is wrong', (_, right, wrong) => {
    expect(subscription).toContain(right)
    expect(faultOf(subscription.replace(right, wrong))).toBeDefined()
  })

  it('refuses a call that is not described', () => {
    expect(findStripeFault('POST /v1/charges', {})).toBeDefined()
  })
})
