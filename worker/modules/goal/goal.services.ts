import type { RateCounters } from '../../core/rate-counters.ts'
import type { Services as AccountServices } from '../account/account.services.ts'
import type { Owner } from '../account/user/user.repository.ts'
import type { prepareGoals } from './goal.repository.ts'

export type OwnGoals = { goals: ReturnType<ReturnType<typeof prepareGoals>> }

export interface Services extends AccountServices {
  journalOf: (owner: Owner) => OwnGoals & { counters: RateCounters }
}
