import type { Database } from '../../db/client.ts'
import { prepareDeletedEntries, purgeDeletedEntries } from '../entry/deleted-entry.repository.ts'
import { listEntriesOfDays, prepareEntries, type PersonDay } from '../entry/entry.repository.ts'
import { prepareGuestDiaries } from '../entry/guest-diary.repository.ts'
import { prepareReplies } from '../entry/reply.repository.ts'
import { listWaitingEntries, storeTones, type FoundTone } from '../entry/waiting-entry.repository.ts'
import { prepareGoals, purgeDeletedGoals } from '../goal/goal.repository.ts'

/** The screens offer ten seconds; a slow connection gets the rest of the minute. */
const restorableFor = 60_000

/** All journals are in one database. With several, `of` is where the database of a person is chosen. */
export function createJournals({ db }: { db: Database }) {
  const entriesOf = prepareEntries(db)
  const repliesOf = prepareReplies(db)
  const deletedEntriesOf = prepareDeletedEntries(db)
  const guestDiaryOf = prepareGuestDiaries(db)
  const goalsOf = prepareGoals(db)
  /** What one person writes. No query of a journal can be made without naming its person. */
  const of = (userId: string) => ({
    entries: entriesOf(userId),
    replies: repliesOf(userId),
    deletedEntries: deletedEntriesOf(userId),
    guestDiary: guestDiaryOf(userId),
    goals: goalsOf(userId),
  })
  return {
    of,
    /** False if something is left, which another call erases. */
    async erasePerson(userId: string): Promise<boolean> {
      const { entries, guestDiary, goals } = of(userId)
      for (const kept of [guestDiary, goals]) await kept.eraseAll()
      return entries.eraseAll()
    },
    listEntries: (days: PersonDay[]) => listEntriesOfDays(db, days),
    listWaitingEntries: (readerVersion: number, limit: number) => listWaitingEntries(db, readerVersion, limit),
    storeTones: (readerVersion: number, found: FoundTone[]) => storeTones(db, readerVersion, found),
    async purgeDeleted(now: number): Promise<void> {
      const deletedBefore = now - restorableFor
      await purgeDeletedEntries(db, deletedBefore)
      await purgeDeletedGoals(db, deletedBefore)
    },
  }
}
