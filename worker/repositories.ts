import { prepareCounters } from './core/rate-counters.ts'
import type { Database } from './db/client.ts'
import { createAccountRepository } from './modules/account/account.repository.ts'
import { createErasedRepository } from './modules/account/erasure/erased.repository.ts'
import { createKeptNoticeRepository } from './modules/account/kept-notice.repository.ts'
import { createPasskeyRepository } from './modules/account/passkey/passkey.repository.ts'
import type { PersonalStore } from './modules/account/account.services.ts'
import { createSecretRepository } from './modules/account/secret/secret.repository.ts'
import { createKnownBrowserRepository } from './modules/account/sign-in/known-browser.repository.ts'
import { createSessionRepository } from './modules/account/session/session.repository.ts'
import { createUserRepository } from './modules/account/user/user.repository.ts'
import { createAdCountRepository, adListSizes, createAdEventRepository } from './modules/ad/ad.repository.ts'
import { createBillingRepository } from './modules/billing/billing.repository.ts'
import { createCalendarRepository } from './modules/calendar/calendar.repository.ts'
import { createContactRepository } from './modules/contact/contact.repository.ts'
import { createFailedJobRepository } from './modules/failed-job/failed-job.repository.ts'
import { createDatabaseRepository } from './modules/account/database.repository.ts'
import { createJournals } from './modules/journal/journal.repository.ts'
import { createHeadlineRepository } from './modules/message/message.repository.ts'
import { createOperatorRepository, createRunRepository, createSizes } from './modules/operator/operator.repository.ts'
import { createPushAddressRepository } from './modules/push/push-address.repository.ts'
import { createOptOutRepository } from './modules/sms/opt-out.repository.ts'

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
    knownBrowsers: createKnownBrowserRepository({ kv }),
    passkeys,
    secrets,
    accounts: createAccountRepository({
      db,
      databases,
      users,
      sessions,
      pushAddresses,
      calendars,
      passkeys,
      secrets,
      keptNotices,
    }),
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
    optOuts: createOptOutRepository({ db, hasPrompt: users.statements.hasPrompt }),
    headlines: createHeadlineRepository({ db }),
    calendars,
    adEvents: createAdEventRepository({ kv }),
    adListSizes,
    adCounts: createAdCountRepository({ db }),
    contact: createContactRepository({ db }),
    operator: createOperatorRepository({ databases: connected }),
    isFilling: createSizes({ databases: connected }),
    runs: createRunRepository({ kv }),
  }
}
