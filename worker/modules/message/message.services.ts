import type { Services as EntryServices } from '../entry/entry.services.ts'
import type { listEntriesOfDays, PersonDay } from '../entry/entry.repository.ts'
import type { OwnGoals } from '../goal/goal.services.ts'
import type { createRemindedGoals } from '../goal/goal.repository.ts'
import type { Services as PushServices } from '../push/push.services.ts'
import type { Owner } from '../account/user/user.repository.ts'
import type {
  createHeadlineRepository,
  createMessageRepository,
  MessageRow,
  prepareMessages,
} from './message.repository.ts'
import type { createScheduleRepository } from './schedule.repository.ts'

type OwnMessages = { messages: ReturnType<ReturnType<typeof prepareMessages>> }

/** What the jobs of messages need of a database with journals. */
export interface MessageJournal {
  number: number
  messages: ReturnType<typeof createMessageRepository>
  schedule: ReturnType<typeof createScheduleRepository>
  remindedGoals: ReturnType<typeof createRemindedGoals>
  of(userId: string): OwnGoals
  isClosed(userId: string): Promise<boolean>
  moves: { findMoving(userIds: string[]): Promise<Set<string>> }
  listEntries: (days: PersonDay[]) => ReturnType<typeof listEntriesOfDays>
}

export interface Services extends EntryServices, PushServices {
  headlines: ReturnType<typeof createHeadlineRepository>
  journals: {
    at(number: number): MessageJournal
    findMessage(id: string): Promise<{ journal: MessageJournal; message: MessageRow } | undefined>
  }
  journalOf: (owner: Owner) => ReturnType<EntryServices['journalOf']> & OwnMessages
}
