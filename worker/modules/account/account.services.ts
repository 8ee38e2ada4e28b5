import type { Later } from '../../core/later.ts'
import type { RateCounters } from '../../core/rate-counters.ts'
import type { BaseServices } from '../base-services.ts'
import type { FailedJobRepository } from '../failed-job/failed-job.repository.ts'
import type { Services as SmsServices } from '../sms/sms.services.ts'
import type { AccountRepository } from './account.repository.ts'
import type { createErasedRepository } from './erasure/erased.repository.ts'
import type { KeptNoticeRepository } from './kept-notice.repository.ts'
import type { PasskeyRepository } from './passkey/passkey.repository.ts'
import type { SecretRepository } from './secret/secret.repository.ts'
import type { KnownBrowserRepository } from './sign-in/known-browser.repository.ts'
import type { SessionRepository } from './session/session.repository.ts'
import type { Owner, UserRepository } from './user/user.repository.ts'

/** A store that holds something of a person and can erase it. False if something is left, which the next step erases. */
export type PersonalStore = { erasePerson(owner: Owner, now: number): Promise<boolean | void> }

export interface Services extends BaseServices, SmsServices {
  users: UserRepository
  sessions: SessionRepository
  knownBrowsers: KnownBrowserRepository
  passkeys: PasskeyRepository
  secrets: SecretRepository
  accounts: AccountRepository
  keptNotices: KeptNoticeRepository
  erased: ReturnType<typeof createErasedRepository>
  failedJobs: FailedJobRepository
  /** Every store outside the directory that holds something of a person, except the keys of sessions. */
  personalStores: PersonalStore[]
  journalOf: (owner: Owner) => { counters: RateCounters }
  // Of modules above this one.
  journals: { at(number: number): { isClosed(userId: string): Promise<boolean> } }
  billing: { addEnding(customerId: string, now: number): Promise<void> }
}

export type WithLater = Services & { later: Later }
