import type { CountedLimit, Limits } from './limits.ts'
import { hasPremium, type Role } from './plan.ts'

/**
 * Limits of a person that are counted before the call is made. A use case takes every other limit of its call, where it
 * knows what is to be counted, or in the round trip of what it stores.
 */
const countedBefore = new Set<Limit>([
  'writesPerPerson',
  'adEventsPerPerson',
  'billingCallsPerPerson',
  'checkoutsPerPerson',
  'exportsPerPerson',
  'listsPerPerson',
  'pushChangesPerPerson',
  'questionsPerDay',
  'reviewsPerPerson',
  'searchesPerDay',
  'searchesPerPerson',
] satisfies CountedLimit[])
export const isCountedBefore = (limit: Limit): limit is CountedLimit => countedBefore.has(limit)

/** The guard of the platform in wrangler.toml: calls of one address, and of one person from all addresses. */
type Guard = 'callsPerMinute'
/** The one for vendors, which call from few addresses. Behind the signature come limits of their own. */
type CallbackGuard = 'callbacksPerMinute'
/** A closer one, of one address, for what anyone may call and D1 is asked for. */
type VisitorGuard = 'visitorCallsPerMinute'
type Limit = Guard | CallbackGuard | VisitorGuard | keyof Limits

export type Call = {
  /** What bounds it. */
  limits: readonly [Limit, ...Limit[]]
  /** Why a write of a person is not counted. */
  uncounted?: string
  /** Something of the person is read at once, in the round trip that finds the person. */
  readsBeside?: true
  /** A device answers it from what it keeps (`domain/kept-days.ts`). */
  isKept?: true
  /** Not our pages call it but others, which prove themselves in another way: the types of body that they may bring. */
  bodies?: readonly string[]
  /** The most that its body may have, where it is not 64 KB. */
  kilobytes?: number
} & (
  | { /** Who may make it. */ who: 'person' | 'premium' | 'employee'; everyone?: undefined }
  | { /** Why everyone may make it. */ everyone: string; who?: undefined }
)

/** A write of a person is counted. */
type Write = Call & ({ everyone: string } | { limits: readonly [keyof Limits, ...Limit[]] } | { uncounted: string })
type Calls = {
  [call: `GET /api/${string}`]: Call
  [call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`]: Write
}

const guard = ['callsPerMinute'] as const
const visitor = ['visitorCallsPerMinute'] as const
const write = ['writesPerPerson'] as const
const signIn = [
  ...visitor,
  ...(['signInPerAccount', 'signInPerAddress', 'signInPerNetwork'] as const),
  ...(['signInsPerAccount', 'signInsPerAddress'] as const),
] as const
const signUp = ['visitorCallsPerMinute', 'signUpPerAddress', 'signUpPerNetwork'] as const
const hash = ['signInTriesPerSecond', 'hashesWaiting'] as const
const phoneCodes = [
  ...(['phoneCodesPerPerson', 'phoneCodesPerNetwork'] as const),
  ...(['phoneCodesPerNumber', 'phoneCodesPerDay', 'smsInAll'] as const),
] as const
const coach = ['coachPerPerson', 'coachInAll'] as const
const unproven = ['unprovenMailsPerAddress', 'unprovenMailsPerNetwork', 'unprovenMailsInAll'] as const
const journal = ['journalKilobytesPerPerson', 'journalKilobytesUnproven', 'youngKilobytesPerDay'] as const
const form = 'application/x-www-form-urlencoded'

/**
 * Every call of the API. The Worker authorizes, guards and counts each as its line says, and a call without a line does
 * not exist. The compiler compares the lines with the routes (`worker/app.ts`).
 */
export const calls = {
  'POST /api/login': { everyone: 'A session begins with it.', limits: [...signIn, ...hash] },
  'POST /api/register': {
    everyone: 'An account begins with it.',
    limits: [...signUp, 'signUpAgainPerAccount', ...hash],
  },
  'POST /api/logout': { everyone: 'Signing out twice is not an error.', limits: guard },
  'POST /api/auth/forgot-password': {
    everyone: 'A person without the password cannot sign in.',
    limits: [
      ...visitor,
      ...(['resetPerAddress', 'resetPerAccount', 'resetMailsPerAccount', 'mailsPerAddress'] as const),
      ...unproven,
    ],
  },
  'GET /api/auth/reset-password': { everyone: 'The token from the mail is the proof.', limits: visitor },
  'POST /api/auth/reset-password': {
    everyone: 'The token from the mail is the proof.',
    limits: [...visitor, 'resetPerAddress', 'hashesWaiting'],
  },
  'POST /api/auth/take-back': {
    everyone: 'The link in the mail to the address before is the proof.',
    limits: visitor,
  },
  'GET /api/auth/google': {
    everyone: 'Signing in with Google begins with it.',
    limits: [...visitor, 'otherSignInPerAddress'],
  },
  'GET /api/auth/google/callback': {
    everyone: 'Google redirects browsers to it; the state names the attempt.',
    limits: visitor,
  },
  'GET /api/auth/apple': {
    everyone: 'Signing in with Apple begins with it.',
    limits: [...visitor, 'otherSignInPerAddress'],
  },
  'POST /api/auth/apple/callback': {
    everyone: 'Apple redirects browsers to it; the state names the attempt.',
    limits: visitor,
    bodies: [form],
  },
  'GET /api/auth/pending': {
    everyone: 'A person with an incomplete profile has no session yet; another cookie names them.',
    limits: visitor,
  },
  'POST /api/auth/complete-profile': {
    everyone: 'An account whose provider gave no name or address begins with it.',
    limits: [...signUp],
  },
  'POST /api/auth/passkey/options': {
    everyone: 'Signing in with a passkey begins with it.',
    limits: [...visitor, 'otherSignInPerAddress'],
  },
  'POST /api/auth/passkey': {
    everyone: 'The signature of the device is the proof.',
    limits: [...visitor, 'otherSignInPerAddress'],
  },
  'POST /api/identities/:provider': { who: 'person', limits: ['writesPerPerson', 'otherSignInPerAddress'] },
  'DELETE /api/identities/:provider': {
    who: 'person',
    limits: ['writesPerPerson', 'signInPerAccount', 'hashesWaiting'],
  },
  'GET /api/passkeys': { who: 'person', limits: guard },
  'POST /api/passkeys/options': { who: 'person', limits: ['writesPerPerson', 'otherSignInPerAddress'] },
  'POST /api/passkeys': { who: 'person', limits: write },
  'PATCH /api/passkeys/:id': { who: 'person', limits: write },
  'DELETE /api/passkeys/:id': { who: 'person', limits: write },
  'GET /api/sessions': { who: 'person', limits: guard },
  'DELETE /api/sessions': { who: 'person', limits: write },
  'DELETE /api/sessions/:id': { who: 'person', limits: write },
  'POST /api/verification/email': { who: 'person', limits: ['writesPerPerson', ...unproven] },
  'POST /api/verification/email/confirm': { who: 'person', limits: write },
  'POST /api/verification/phone': { who: 'person', limits: ['writesPerPerson', ...phoneCodes] },
  'POST /api/verification/phone/confirm': { who: 'person', limits: write },
  'GET /api/user': { who: 'person', limits: guard, isKept: true },
  'PATCH /api/user/settings': { who: 'person', limits: write },
  'POST /api/user/password': { who: 'person', limits: ['writesPerPerson', 'signInPerAccount', 'hashesWaiting'] },
  'POST /api/user/username': { who: 'person', limits: write },
  'POST /api/user/email': {
    who: 'person',
    limits: ['writesPerPerson', 'signInPerAccount', 'hashesWaiting', ...unproven],
  },
  'DELETE /api/user': {
    who: 'person',
    uncounted: 'Who proves to be the person is never refused.',
    limits: ['callsPerMinute', 'signInPerAccount', 'hashesWaiting'],
  },
  'GET /api/changes': { who: 'person', limits: guard },

  'POST /api/entries': {
    who: 'person',
    limits: ['changesPerPerson', ...journal, ...coach],
    readsBeside: true,
  },
  'GET /api/entries': { who: 'person', limits: ['listsPerPerson'], isKept: true },
  'GET /api/entries/search': {
    who: 'premium',
    limits: ['searchesPerPerson', 'searchesPerDay', 'searchedKilobytes'],
    isKept: true,
  },
  'POST /api/entries/ask': {
    who: 'premium',
    limits: ['questionsPerDay', 'searchedKilobytes', ...coach],
  },
  'GET /api/entries/stats': { who: 'person', limits: guard, isKept: true },
  'GET /api/entries/calendar': { who: 'person', limits: guard, isKept: true },
  'GET /api/entries/on-this-day': { who: 'premium', limits: guard, isKept: true },
  'GET /api/entries/year': { who: 'premium', limits: guard, isKept: true },
  'GET /api/entries/week/:date': { who: 'premium', limits: guard, isKept: true },
  'GET /api/entries/:date': { who: 'person', limits: ['callsPerMinute', ...coach], readsBeside: true, isKept: true },
  'PATCH /api/entries/:date/diary': { who: 'premium', limits: ['changesPerPerson', ...journal] },
  'PATCH /api/entries/:date/marks': { who: 'person', limits: ['changesPerPerson'] },
  'PATCH /api/entries/:id': { who: 'person', limits: ['changesPerPerson', ...journal, ...coach] },
  'POST /api/entries/:id/letter': { who: 'person', limits: ['writesPerPerson', 'otherLettersPerEntry', ...coach] },
  'DELETE /api/entries/:id': { who: 'person', limits: write },
  'POST /api/entries/:id/restore': { who: 'person', limits: write },
  'POST /api/save-guest-data': { who: 'person', limits: ['writesPerPerson', ...coach] },
  'GET /api/highlights/:name': { who: 'premium', limits: ['reviewsPerPerson'] },
  'GET /api/export': { who: 'person', limits: ['exportsPerPerson'] },
  'GET /api/import': { who: 'person', limits: guard },
  'POST /api/import': { who: 'person', limits: ['importedDaysPerPerson', ...journal] },
  'POST /api/import/goals': { who: 'person', limits: ['writesPerPerson', 'importedDaysPerPerson'] },
  'GET /api/motivation': { who: 'person', limits: guard },
  'POST /api/demo-response': {
    everyone: 'The preview is for visitors; its cost is limited.',
    limits: [...visitor, 'demoPerAddress', 'demoPerDay'],
  },

  'GET /api/goals': { who: 'person', limits: guard, isKept: true },
  'GET /api/goals/:id': { who: 'person', limits: guard },
  'POST /api/goals': { who: 'premium', limits: write },
  'PATCH /api/goals/:id': { who: 'premium', limits: write },
  'DELETE /api/goals/:id': { who: 'person', limits: write },
  'POST /api/goals/:id/restore': { who: 'person', limits: write },
  'GET /api/calendar': { who: 'person', limits: guard },
  'POST /api/calendar': { who: 'premium', limits: write },
  'DELETE /api/calendar': { who: 'person', limits: write },
  'GET /api/calendar/feed.ics': {
    everyone: 'Calendar programs call it; the token in the address is the proof.',
    limits: ['calendarReadsPerPerson'],
  },

  'GET /api/messages': { who: 'person', limits: guard },
  'POST /api/messages/test': { who: 'person', limits: ['writesPerPerson', 'testMessagesPerPerson'] },
  'POST /api/messages/later': { who: 'person', limits: write },
  'GET /api/push': { who: 'person', limits: guard },
  'GET /api/push/days/:date': { who: 'person', limits: guard },
  'POST /api/push': { who: 'person', limits: ['writesPerPerson', 'pushChangesPerPerson'] },
  'DELETE /api/push': { who: 'person', limits: write },
  'GET /api/unsubscribe': { everyone: 'The link in a mail is the proof.', limits: guard },
  'POST /api/unsubscribe': {
    everyone: 'The link in a mail is the proof; mail programs call it.',
    limits: guard,
    bodies: [form, 'multipart/form-data', 'application/json'],
  },
  'POST /api/sms/inbound': {
    everyone: 'Twilio calls it; its signature is the proof.',
    limits: ['callbacksPerMinute', 'smsPerNumber'],
    bodies: [form],
  },
  'POST /api/sms/status': {
    everyone: 'Twilio calls it; its signature is the proof.',
    limits: ['callbacksPerMinute'],
    bodies: [form],
  },
  'POST /api/resend/webhook': {
    everyone: 'Resend calls it; its signature is the proof.',
    limits: ['callbacksPerMinute'],
  },
  'POST /api/contact': {
    everyone: 'Visitors have questions too.',
    limits: [...visitor, 'contactPerAddress', 'contactInAll'],
  },

  'POST /api/subscription/create': { who: 'person', limits: ['writesPerPerson', 'checkoutsPerPerson'] },
  'POST /api/subscription/refresh': { who: 'person', limits: ['writesPerPerson', 'billingCallsPerPerson'] },
  'GET /api/billing/portal': { who: 'person', limits: ['billingCallsPerPerson'] },
  'POST /api/stripe/webhook': {
    everyone: 'Stripe calls it; its signature is the proof.',
    limits: ['callbacksPerMinute'],
    bodies: ['application/json'],
    // An event has the whole object that it is about, such as an invoice with its lines.
    kilobytes: 1024,
  },
  'POST /api/admob/track': { who: 'person', limits: ['adEventsPerPerson'] },

  'GET /api/operator': { who: 'employee', limits: guard },
  'PUT /api/operator/headlines': { who: 'employee', limits: write },
  'DELETE /api/operator/contact/:id': { who: 'employee', limits: write },
} as const satisfies Calls

export type CallName = keyof typeof calls

/** The calls that a device answers. */
export type KeptCall = {
  [Name in CallName]: (typeof calls)[Name] extends { isKept: true } ? Name : never
}[CallName]

/** The line of a call, if it has one. */
export const callNamed = (name: string): Call | undefined =>
  Object.hasOwn(calls, name) ? calls[name as CallName] : undefined

/** An employee who pays has another role and is an employee all the same. For others, calls of employees do not exist. */
export function callAccess(
  { who, everyone }: Call,
  role: Role,
  isEmployee = role === 'employee',
): 'allowed' | 'notSignedIn' | 'needsPremium' | 'notFound' {
  if (everyone) return 'allowed'
  if (who === 'employee') return isEmployee ? 'allowed' : 'notFound'
  if (role === 'visitor') return 'notSignedIn'
  return who === 'premium' && !hasPremium(role) ? 'needsPremium' : 'allowed'
}
