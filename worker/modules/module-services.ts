import type { LetterWriter } from '#domain/coach-request'
import type { IdentityProviderName } from '#domain/identity'
import type { Config } from '../core/config.ts'
import type { FloodGuard } from '../core/request-guards.ts'
import type { JobQueue } from '../core/jobs.ts'
import type { Later } from '../core/later.ts'
import type { PasswordHasher } from '../core/passwords.ts'
import { prepareCounters } from '../core/rate-counters.ts'
import type { ReadCounts } from '../core/read-counts.ts'
import type { SignInTries } from '../core/sign-in-tries.ts'
import type { Database } from '../db/client.ts'
import type { Coach } from '../providers/coach/coach.ts'
import type { IdentityProvider } from '../providers/identity/identity-provider.ts'
import type { Mailer } from '../providers/mail/mailer.ts'
import type { Webauthn } from '../providers/passkey/webauthn.ts'
import type { Payments } from '../providers/payments/payments.ts'
import type { Pusher } from '../providers/push/pusher.ts'
import type { SmsSender } from '../providers/sms/sms-sender.ts'
import type { ReadTwilioRequest } from '../providers/sms/twilio-request.ts'
import { createAccountRepository } from './account/account.repository.ts'
import { createErasedRepository } from './account/erasure/erased.repository.ts'
import { createKeptNoticeRepository } from './account/kept-notice.repository.ts'
import { createPasskeyRepository } from './account/passkey/passkey.repository.ts'
import { createSecretRepository } from './account/secret/secret.repository.ts'
import { createSessionRepository } from './account/session/session.repository.ts'
import { createUserRepository, type Owner } from './account/user/user.repository.ts'
import { createAdCountRepository, adListSizes, createAdEventRepository } from './ad/ad.repository.ts'
import { createBillingRepository } from './billing/billing.repository.ts'
import { createCalendarRepository } from './calendar/calendar.repository.ts'
import { createContactRepository } from './contact/contact.repository.ts'
import { createFailedJobRepository } from './failed-job/failed-job.repository.ts'
import { createDatabaseRepository } from './journal/database.repository.ts'
import { createJournals } from './journal/journal.repository.ts'
import { createHeadlineRepository } from './message/message.repository.ts'
import { createOperatorRepository, createRunRepository } from './operator/operator.repository.ts'
import { createPushAddressRepository } from './push/push-address.repository.ts'
import { createOptOutRepository } from './sms/opt-out.repository.ts'

/** A store that holds something of a person and can erase it. False if something is left, which the next step erases. */
type PersonalStore = { erasePerson(owner: Owner, now: number): Promise<boolean | void> }

/**
 * Everything that stores: each table, and each kind of key in KV, has one owner here. Database 0 is that of the directory;
 * any has journals.
 */
export function createRepositories({
  databases: connected,
  kv,
}: {
  databases: Map<number, Database>
  kv: KVNamespace
}) {
  const db = connected.get(0)!
  const users = createUserRepository({ db })
  const databases = createDatabaseRepository({ db, numbers: [...connected.keys()] })
  const journals = createJournals({ databases: connected, users })
  const failedJobs = createFailedJobRepository({ db })
  const pushAddresses = createPushAddressRepository({ db, users })
  const calendars = createCalendarRepository({ db })
  const sessions = createSessionRepository({ db, kv, pushAddresses, calendars })
  const keptNotices = createKeptNoticeRepository({ db })
  const passkeys = createPasskeyRepository({ db, keptNotices })
  const secrets = createSecretRepository({ db })
  const billing = createBillingRepository({ db, users })
  const personalStores: PersonalStore[] = [journals, failedJobs, billing]
  return {
    /** Those that belong to no person. */
    counters: prepareCounters(db)(''),
    users,
    sessions,
    passkeys,
    secrets,
    accounts: createAccountRepository({ db, databases, users, sessions, pushAddresses, calendars, passkeys, secrets }),
    /** Every store outside the directory that holds something of a person, except the keys of sessions. */
    personalStores,
    erased: createErasedRepository({ databases: connected, kv }),
    failedJobs,
    keptNotices,
    billing,
    databases,
    journals,
    journalOf: journals.of,
    pushAddresses,
    optOuts: createOptOutRepository({ db }),
    headlines: createHeadlineRepository({ db }),
    calendars,
    adEvents: createAdEventRepository({ kv }),
    adListSizes,
    adCounts: createAdCountRepository({ db }),
    contact: createContactRepository({ db }),
    operator: createOperatorRepository({ databases: connected }),
    runs: createRunRepository({ kv }),
  }
}

/** What use cases need. `worker/services.ts` makes it of the environment. */
export type Services = ReturnType<typeof createRepositories> & {
  config: Config
  now: () => number
  queue: JobQueue
  floodGuard: FloodGuard
  callbackGuard: FloodGuard
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
  identityProviders: Partial<Record<IdentityProviderName, IdentityProvider>>
  /** A wait that a test can replace. */
  pause: (milliseconds: number) => Promise<void>
}

export type WithLater = Services & { later: Later }
