import type { RateCounters } from '../../core/rate-counters.ts'
import type { Services as AccountServices } from '../account/account.services.ts'
import type { Owner } from '../account/user/user.repository.ts'
import type { OwnEntries } from '../entry/entry.services.ts'
import type { PushAddressRepository } from './push-address.repository.ts'

export interface Services extends AccountServices {
  pushAddresses: PushAddressRepository
  journalOf: (owner: Owner) => Pick<OwnEntries, 'entries'> & { counters: RateCounters }
}
