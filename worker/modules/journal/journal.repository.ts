import type { Database } from '../../db/client.ts'
import {
  prepareDeletedEntries,
  purgeDeletedEntries,
  type DeletedEntryRepository,
} from '../entry/deleted-entry.repository.ts'
import {
  listEntriesOfDays,
  prepareEntries,
  type EntryRepository,
  type EntryRow,
  type PersonDay,
} from '../entry/entry.repository.ts'
import { prepareGuestDiaries, type GuestDiaryRepository } from '../entry/guest-diary.repository.ts'
import { prepareReplies, type ReplyRepository } from '../entry/reply.repository.ts'
import { listWaitingEntries, storeTones, type FoundTone, type WaitingEntry } from '../entry/waiting-entry.repository.ts'
import { prepareGoals, purgeDeletedGoals, type GoalRepository } from '../goal/goal.repository.ts'

/** What one person writes. No query of a journal can be made without naming its person. */
type Journal = {
  entries: EntryRepository
  replies: ReplyRepository
  deletedEntries: DeletedEntryRepository
  guestDiary: GuestDiaryRepository
  goals: GoalRepository
}

/** Reaches the journal of a person, or the part of it that a use case needs. */
export type JournalOf<Part extends keyof Journal = keyof Journal> = (userId: string) => Pick<Journal, Part>

/** The journals of all people. */
export type Journals = {
  of: JournalOf
  /** False if something is left, which another call erases. */
  erasePerson(userId: string): Promise<boolean>
  purgeDeleted(deletedBefore: number): Promise<void>
  listEntries(days: PersonDay[]): Promise<EntryRow[]>
  listWaitingEntries(readerVersion: number, limit: number): Promise<WaitingEntry[]>
  storeTones(readerVersion: number, found: FoundTone[]): Promise<void>
}

/** All journals are in one database. With several, `of` is where the database of a person is chosen. */
export function createJournals({ db }: { db: Database }): Journals {
  const entriesOf = prepareEntries(db)
  const repliesOf = prepareReplies(db)
  const deletedEntriesOf = prepareDeletedEntries(db)
  const guestDiaryOf = prepareGuestDiaries(db)
  const goalsOf = prepareGoals(db)
  const of: JournalOf = (userId) => ({
    entries: entriesOf(userId),
    replies: repliesOf(userId),
    deletedEntries: deletedEntriesOf(userId),
    guestDiary: guestDiaryOf(userId),
    goals: goalsOf(userId),
  })
  return {
    of,
    async erasePerson(userId) {
      const { entries, guestDiary, goals } = of(userId)
      for (const kept of [guestDiary, goals]) await kept.eraseAll()
      return entries.eraseAll()
    },
    listEntries: (days) => listEntriesOfDays(db, days),
    listWaitingEntries: (readerVersion, limit) => listWaitingEntries(db, readerVersion, limit),
    storeTones: (readerVersion, found) => storeTones(db, readerVersion, found),
    async purgeDeleted(deletedBefore) {
      await purgeDeletedEntries(db, deletedBefore)
      await purgeDeletedGoals(db, deletedBefore)
    },
  }
}
