import * as z from 'zod/mini'
import { environments, findConfigFaults, reasoningEfforts } from './config-check.ts'
import { notConfigured } from './errors.ts'
import { identityVariables, readIdentityConfig, type IdentityConfig } from './identity-config.ts'
import { readLimits, type Limits } from './limits.ts'
import { pushVariables, readPushConfig, type PushConfig } from './push-config.ts'
import { paymentsVariables, readPaymentsConfig, type PaymentsConfig } from './payments-config.ts'
import { readSmsConfig, smsVariables, type SmsConfig } from './sms-config.ts'

/**
 * Everything that can be set from outside, read once per isolate. What is missing in production
 * leaves the default here; a part that cannot work without its secret says so when it is used.
 */
const variables = z.object({
  APP_ENV: z._default(z.enum(environments), 'production'),
  APP_ORIGIN: z.optional(z.string()),
  SUPPORT_EMAIL: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  RESEND_API_KEY: z.optional(z.string()),
  RESEND_API_BASE: z._default(z.string(), 'https://api.resend.com'),
  LIMITS: z._default(z.string(), '{}'),
  AD_UNIT_ID: z._default(z.string(), ''),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.string()),
  OPENAI_MODEL: z._default(z.string(), 'gpt-6-luna'),
  OPENAI_PREMIUM_MODEL: z._default(z.string(), 'gpt-6-sol'),
  OPENAI_REASONING_EFFORT: z.optional(z.enum(reasoningEfforts)),
  WORKERS_AI_MODEL: z._default(z.string(), '@cf/google/gemma-4-26b-a4b-it'),
  WORKERS_AI_PREMIUM_MODEL: z.optional(z.string()),
  ...identityVariables,
  ...smsVariables,
  ...pushVariables,
  ...paymentsVariables,
})

export type Config = {
  environment: (typeof environments)[number]
  /** Stand-ins of vendors, and everything below /dev, exist only here. */
  simulated: boolean
  /** Where people reach us. Links and the allowed origin come from here, never from a request. */
  origin: string | undefined
  supportEmail: string | undefined
  /** The sender of every mail, on a domain that was set up for it. */
  mailFrom: string | undefined
  /** With a key every mail goes through Resend. */
  resend: { apiKey: string; baseUrl: string } | undefined
  limits: Limits
  adUnitId: string
  /** Without a key there is none, and Workers AI or the composer answers. */
  openAi:
    | {
        apiKey: string
        baseUrl: string | undefined
        model: string
        premiumModel: string
        /** Instead of the effort that suits the model. */
        reasoningEffort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined
      }
    | undefined
  /** Asked through the binding `AI`, where a deployment has it, if there is no key for OpenAI. */
  workersAi: { model: string; premiumModel: string }
} & IdentityConfig &
  SmsConfig &
  PushConfig &
  PaymentsConfig

export function readConfig(env: object): Config {
  const faulty = new Set(findConfigFaults(env).map(({ variable }) => variable))
  faulty.delete('LIMITS')
  // Without its address a vendor could be asked elsewhere than intended.
  if (faulty.has('OPENAI_BASE_URL')) faulty.add('OPENAI_API_KEY')
  if (faulty.has('TWILIO_API_BASE')) faulty.add('TWILIO_AUTH_TOKEN')
  if (faulty.has('STRIPE_API_BASE')) faulty.add('STRIPE_SECRET_KEY')
  if (faulty.has('RESEND_API_BASE')) faulty.add('RESEND_API_KEY')
  // A provider with a wrong address refuses the sign-in; its secrets must not go to another address.
  for (const name of faulty) if (/^(GOOGLE|APPLE)_/.test(name)) faulty.delete(name)
  // A variable that is empty or cannot be used is one that is not set.
  const usable = Object.entries(env).filter(([variable, value]) => value !== '' && !faulty.has(variable))
  const read = variables.parse(Object.fromEntries(usable))
  return {
    environment: read.APP_ENV,
    simulated: read.APP_ENV !== 'production',
    origin: read.APP_ORIGIN && new URL(read.APP_ORIGIN).origin,
    supportEmail: read.SUPPORT_EMAIL,
    mailFrom: read.MAIL_FROM,
    resend: read.RESEND_API_KEY ? { apiKey: read.RESEND_API_KEY, baseUrl: read.RESEND_API_BASE } : undefined,
    limits: readLimits(read.LIMITS).limits,
    adUnitId: read.AD_UNIT_ID,
    openAi: read.OPENAI_API_KEY
      ? {
          apiKey: read.OPENAI_API_KEY,
          baseUrl: read.OPENAI_BASE_URL,
          model: read.OPENAI_MODEL,
          premiumModel: read.OPENAI_PREMIUM_MODEL,
          reasoningEffort: read.OPENAI_REASONING_EFFORT,
        }
      : undefined,
    workersAi: {
      model: read.WORKERS_AI_MODEL,
      premiumModel: read.WORKERS_AI_PREMIUM_MODEL ?? read.WORKERS_AI_MODEL,
    },
    ...readIdentityConfig(read),
    ...readSmsConfig(read),
    ...readPushConfig(read),
    ...readPaymentsConfig(read),
  }
}

export function requireOrigin(config: Config): string {
  if (!config.origin) throw notConfigured('address')
  return config.origin
}

export function requireSupportEmail(config: Config): string {
  if (!config.supportEmail) throw notConfigured('support mailbox')
  return config.supportEmail
}
