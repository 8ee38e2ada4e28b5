import type { LetterWriter } from '#domain/coach-request'
import type { IdentityProviderName } from '#domain/identity'
import type { Config } from '../core/config.ts'
import type { JobQueue } from '../core/jobs.ts'
import type { PasswordHasher } from '../core/passwords.ts'
import type { RateCounters } from '../core/rate-counters.ts'
import type { ReadCounts } from '../core/read-counts.ts'
import type { FloodGuard } from '../core/request-guards.ts'
import type { SignInTries } from '../core/sign-in-tries.ts'
import type { Coach } from '../providers/coach/coach.ts'
import type { IdentityProvider } from '../providers/identity/identity-provider.ts'
import type { Mailer, ReturnedMail, SignedMailEvent } from '../providers/mail/mailer.ts'
import type { Webauthn } from '../providers/passkey/webauthn.ts'
import type { Payments } from '../providers/payments/payments.ts'
import type { Pusher } from '../providers/push/pusher.ts'
import type { SmsSender } from '../providers/sms/sms-sender.ts'
import type { ReadTwilioRequest } from '../providers/sms/twilio-request.ts'

/**
 * What no module owns. `<module>.services.ts` adds the stores that the use cases of a module need, its own and those of
 * modules below it.
 */
export interface BaseServices {
  config: Config
  now: () => number
  /** Counts that belong to no person. */
  counters: RateCounters
  queue: JobQueue
  floodGuard: FloodGuard
  callbackGuard: FloodGuard
  visitorGuard: FloodGuard
  passwords: PasswordHasher
  signInTries: SignInTries
  readCounts: ReadCounts
  coach: Coach
  composer: Coach
  letterWriter: LetterWriter
  /** How long a model may take over a reply, in milliseconds. */
  replyTimeout: number
  mailer: Mailer
  smsSender: SmsSender
  /** What follows is undefined while it is not set up. */
  pusher: Pusher | undefined
  payments: Payments | undefined
  webauthn: Webauthn | undefined
  readTwilioRequest: ReadTwilioRequest | undefined
  /** Undefined also for what the vendor did not sign. */
  readMailEvent: ((event: SignedMailEvent) => ReturnedMail | undefined) | undefined
  identityProviders: Partial<Record<IdentityProviderName, IdentityProvider>>
  /** A wait that a test can replace. */
  pause: (milliseconds: number) => Promise<void>
}
