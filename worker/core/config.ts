import * as z from 'zod/mini'
import { notConfigured } from './errors.ts'
import { identityVariables, readIdentityConfig, type IdentityConfig } from './identity-config.ts'

/**
 * Everything that can be set from outside, read once per isolate. What is missing in production
 * leaves the default here; a part that cannot work without its secret says so when it is used.
 */
const limits = z.object({
  /** Failures of one address with one account before sign-in waits. */
  signInPerAccount: z._default(z.number(), 5),
  signInPerAddress: z._default(z.number(), 30),
  signUpPerAddress: z._default(z.number(), 10),
  contactPerAddress: z._default(z.number(), 5),
  /** Visitors' replies that may cost something, within a day: from one address, and from all. */
  demoPerAddress: z._default(z.number(), 5),
  demoPerDay: z._default(z.number(), 500),
  /** Replies that may cost something, for one person within a day; an edit asks for another. */
  coachPerPerson: z._default(z.number(), 20),
  /** The same within a day for all accounts together whose address is not proven. */
  coachUnproven: z._default(z.number(), 500),
  /** What one person may store within a day: days of an import, new entries for past days, and changes. */
  importedDaysPerPerson: z._default(z.number(), 30_000),
  pastEntriesPerPerson: z._default(z.number(), 100),
  changesPerPerson: z._default(z.number(), 1_000),
  /** The text of all entries of one person. */
  journalKilobytesPerPerson: z._default(z.number(), 50_000),
  resetPerAddress: z._default(z.number(), 20),
  resetPerAccount: z._default(z.number(), 3),
  /** Codes that one person may ask for within an hour. */
  codesPerPerson: z._default(z.number(), 5),
  /** Sign-ins begun with Google, Apple or a passkey, within ten minutes. */
  otherSignInPerAddress: z._default(z.number(), 30),
})

const variables = z.object({
  APP_ENV: z._default(z.enum(['production', 'local', 'test']), 'production'),
  APP_ORIGIN: z.optional(z.url()),
  SUPPORT_EMAIL: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  LIMITS: z._default(z.string(), '{}'),
  AD_UNIT_ID: z._default(z.string(), ''),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(z.url()),
  OPENAI_MODEL: z._default(z.string(), 'gpt-6-luna'),
  OPENAI_PREMIUM_MODEL: z._default(z.string(), 'gpt-6-sol'),
  OPENAI_REASONING_EFFORT: z.optional(z.enum(['none', 'minimal', 'low', 'medium', 'high'])),
  ...identityVariables,
})

export type Config = {
  environment: 'production' | 'local' | 'test'
  /** Parts that play a vendor, and everything below /dev, exist only here. */
  simulated: boolean
  /** Where people reach us. Links and the allowed origin come from here, never from a request. */
  origin: string | undefined
  supportEmail: string | undefined
  /** The sender of every mail, on a domain that was set up for it. */
  mailFrom: string | undefined
  limits: z.infer<typeof limits>
  adUnitId: string
  /** Without a key there is none, and the composer answers. */
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
} & IdentityConfig

export function readConfig(env: object): Config {
  // A variable that was left empty is one that was not set.
  const read = variables.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  return {
    environment: read.APP_ENV,
    simulated: read.APP_ENV !== 'production',
    origin: read.APP_ORIGIN && new URL(read.APP_ORIGIN).origin,
    supportEmail: read.SUPPORT_EMAIL,
    mailFrom: read.MAIL_FROM,
    limits: limits.parse(JSON.parse(read.LIMITS)),
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
    ...readIdentityConfig(read),
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
