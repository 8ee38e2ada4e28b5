import { readLimits } from './limits.ts'

export type ConfigFault = { variable: string; problem: string }

export const environments = ['production', 'local', 'test'] as const
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high'] as const

const isAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')
const isOneOf = (names: readonly string[]) => (value: string) =>
  names.includes(value) ? [] : [`is none of ${names.join(', ')}`]
const isMailbox = (value: string) => /^[^\s@]+@[^\s@]+$/.test(value)

const checks: Record<string, (value: string) => string[]> = {
  APP_ENV: isOneOf(environments),
  OPENAI_REASONING_EFFORT: isOneOf(reasoningEfforts),
  LIMITS: (value) => readLimits(value).problems,
  TWILIO_ACCOUNT_SID: (value) => (/^AC[0-9a-f]{32}$/i.test(value) ? [] : ['is not AC and 32 characters']),
  TWILIO_FROM: (value) =>
    /^(\+[1-9]\d{6,14}|\d{5,6}|MG[0-9a-f]{32})$/i.test(value)
      ? []
      : ['is neither a number that begins with +, nor a short code, nor MG and 32 characters'],
  VAPID_PUBLIC_KEY: (value) => (/^B[\w-]{86}$/.test(value) ? [] : ['is no key that `npm run push:keys` makes']),
  VAPID_PRIVATE_KEY: (value) => (/^[\w-]{43}$/.test(value) ? [] : ['is no key that `npm run push:keys` makes']),
}
const begins = (start: string) => (value: string) => (value.startsWith(start) ? [] : [`does not begin with ${start}`])
Object.assign(checks, {
  STRIPE_WEBHOOK_SECRET: begins('whsec_'),
  STRIPE_PUBLISHABLE_KEY: begins('pk_'),
  STRIPE_PRICE_ID: begins('price_'),
  TRIAL_DAYS: (value: string) => (/^\d{1,3}$/.test(value) ? [] : ['is no number of days']),
})
for (const name of ['SUPPORT_EMAIL', 'MAIL_FROM'])
  checks[name] = (value) => (isMailbox(value) ? [] : ['is not an e-mail address'])
for (const name of [
  'APP_ORIGIN',
  'OPENAI_BASE_URL',
  'TWILIO_API_BASE',
  'RESEND_API_BASE',
  'STRIPE_API_BASE',
  ...['GOOGLE', 'APPLE'].flatMap((provider) => [
    `${provider}_AUTHORIZE_URL`,
    `${provider}_TOKEN_URL`,
    `${provider}_KEYS_URL`,
  ]),
])
  checks[name] = (value) => (isAddress(value) ? [] : ['is not an address that begins with http:// or https://'])

/**
 * What cannot be used, by the name of its variable. `npm start` and `npm run deploy` stop for it. A Worker that meets
 * it later, set in the dashboard, logs it once and goes on as if the variable were not set.
 */
export function findConfigFaults(env: object): ConfigFault[] {
  const faults = Object.entries(env).flatMap(([variable, value]) =>
    typeof value === 'string' && value !== ''
      ? (checks[variable]?.(value) ?? []).map((problem) => ({ variable, problem }))
      : [],
  )
  const { APP_ENV, APP_ORIGIN = '' } = env as { APP_ENV?: string; APP_ORIGIN?: string }
  if ((APP_ENV === 'local' || APP_ENV === 'test') && !isOnThisMachine(APP_ORIGIN))
    faults.push({ variable: 'APP_ENV', problem: `is ${APP_ENV}, which needs an APP_ORIGIN at localhost` })
  return faults
}

/** The names that no site on the internet has (RFC 6761). */
function isOnThisMachine(origin: string): boolean {
  const host = URL.parse(origin)?.hostname ?? ''
  return /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost|.+\.test)$/.test(host)
}
