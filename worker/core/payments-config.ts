import * as z from 'zod/mini'
import { defaultTrialDays } from '#domain/billing'

export type StripeConfig = {
  secretKey: string
  /** Signs Stripe's calls to us. */
  webhookSecret: string
  publishableKey: string
  /** The price of Premium for a month. */
  priceId: string
  baseUrl: string
}

export type PaymentsConfig = {
  /** Undefined while a part of what it needs is missing. */
  stripe: StripeConfig | undefined
  /** Days before the first payment, once per person; 0 for none. */
  trialDays: number
}

const setting = z.optional(z.string())

export const paymentsVariables = {
  STRIPE_SECRET_KEY: setting,
  STRIPE_WEBHOOK_SECRET: setting,
  STRIPE_PUBLISHABLE_KEY: setting,
  STRIPE_PRICE_ID: setting,
  STRIPE_API_BASE: z._default(z.string(), 'https://api.stripe.com'),
  TRIAL_DAYS: z._default(z.string(), String(defaultTrialDays)),
}

type Read = { [Name in keyof typeof paymentsVariables]?: string | undefined }

export function readPaymentsConfig({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_PRICE_ID: priceId,
  STRIPE_API_BASE: baseUrl = '',
  TRIAL_DAYS: trialDays,
}: Read): PaymentsConfig {
  const isComplete = secretKey && webhookSecret && publishableKey && priceId
  return {
    stripe: isComplete ? { secretKey, webhookSecret, publishableKey, priceId, baseUrl } : undefined,
    trialDays: Number(trialDays),
  }
}
