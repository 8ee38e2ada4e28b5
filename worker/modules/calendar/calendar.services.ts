import type { Later } from '../../core/later.ts'
import type { RateCounters } from '../../core/rate-counters.ts'
import type { Services as AccountServices } from '../account/account.services.ts'
import type { Owner } from '../account/user/user.repository.ts'
import type { OwnGoals } from '../goal/goal.services.ts'
import type { CalendarRepository } from './calendar.repository.ts'

export interface Services extends AccountServices {
  calendars: CalendarRepository
  journalOf: (owner: Owner) => OwnGoals & { counters: RateCounters }
}

export type WithLater = Services & { later: Later }
