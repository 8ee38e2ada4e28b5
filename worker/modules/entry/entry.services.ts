import type { RateCounters } from '../../core/rate-counters.ts'
import type { Services as AccountServices } from '../account/account.services.ts'
import type { Owner } from '../account/user/user.repository.ts'
import type { OwnGoals } from '../goal/goal.services.ts'
import type { prepareDeletedEntries } from './deleted-entry.repository.ts'
import type { prepareEntries } from './entry.repository.ts'
import type { prepareQuestions, prepareSearch } from './entry-search.repository.ts'
import type { prepareGuestDiaries } from './guest-diary.repository.ts'
import type { prepareReplies } from './reply.repository.ts'

export type OwnEntries = {
  entries: ReturnType<ReturnType<typeof prepareEntries>>
  search: ReturnType<ReturnType<typeof prepareSearch>>
  listAsked: ReturnType<ReturnType<typeof prepareQuestions>>
  replies: ReturnType<ReturnType<typeof prepareReplies>>
  deletedEntries: ReturnType<ReturnType<typeof prepareDeletedEntries>>
  guestDiary: ReturnType<ReturnType<typeof prepareGuestDiaries>>
}

export interface Services extends AccountServices {
  /** Whether a database has so much that it takes the pages of the day only. */
  isFilling: (journal: number) => Promise<boolean>
  journalOf: (owner: Owner) => OwnEntries & OwnGoals & { counters: RateCounters }
}
