import { journalMoving } from '../../core/errors.ts'
import { prepareCounters, purgeCounts } from '../../core/rate-counters.ts'
import type { Database } from '../../db/client.ts'
import { isClosed, type Owner, type UserRepository } from '../account/user/user.repository.ts'
import { prepareDeletedEntries, purgeDeletedEntries } from '../entry/deleted-entry.repository.ts'
import { listEntriesOfDays, prepareEntries, prepareStoring, type PersonDay } from '../entry/entry.repository.ts'
import { prepareQuestions, prepareSearch } from '../entry/entry-search.repository.ts'
import { prepareGuestDiaries } from '../entry/guest-diary.repository.ts'
import { prepareReplies } from '../entry/reply.repository.ts'
import { listWaitingEntries, storeTones, type FoundTone } from '../entry/waiting-entry.repository.ts'
import { createRemindedGoals, prepareGoals, purgeDeletedGoals } from '../goal/goal.repository.ts'
import { journalOfMessage } from '../message/message-id.ts'
import { createMessageRepository, prepareMessages, type MessageRow } from '../message/message.repository.ts'
import { createScheduleRepository } from '../message/schedule.repository.ts'
import { createClosureRepository } from './closure.repository.ts'
import { createMoveRepository, personOfCount } from './move.repository.ts'
import { isHere } from '../../core/move.table.ts'

/** The screens offer ten seconds; a slow connection gets the rest of the minute. */
const restorableFor = 60_000

export type Journal = ReturnType<typeof createJournal>

/** One database with the journals of many people. */
function createJournal({ number, db, users }: { number: number; db: Database; users: UserRepository }) {
  // Where the row of a person is in the same database, it tells the same.
  const closures = number === 0 ? undefined : createClosureRepository({ db })
  const { closing } = closures ?? users.statements
  const storing = prepareStoring(db, closing)
  const entriesOf = prepareEntries(db, storing)
  const searchOf = prepareSearch(db)
  const askedOf = prepareQuestions(db)
  const repliesOf = prepareReplies(db, storing)
  const deletedEntriesOf = prepareDeletedEntries(db)
  const guestDiaryOf = prepareGuestDiaries(db)
  const goalsOf = prepareGoals(db)
  const messagesOf = prepareMessages(db, number)
  const countersOf = prepareCounters(db)
  const messages = createMessageRepository({ db })
  const schedule = createScheduleRepository({ db, messages })
  const moves = createMoveRepository({ db })
  /** What one person writes and is sent. No query of a journal can be made without naming its person. */
  const of = (userId: string) => ({
    entries: entriesOf(userId),
    search: searchOf(userId),
    listAsked: askedOf(userId),
    replies: repliesOf(userId),
    deletedEntries: deletedEntriesOf(userId),
    guestDiary: guestDiaryOf(userId),
    goals: goalsOf(userId),
    messages: messagesOf(userId),
    counters: countersOf(`person:${userId}:`),
  })
  return {
    number,
    of,
    /** Whether the account of a person is closed or erased, without a query of the directory. */
    isClosed: async (userId: string) => isClosed(await closing(userId)),
    /* What follows is for jobs, which work for all people of the database. */
    messages,
    schedule,
    moves,
    closures,
    remindedGoals: createRemindedGoals({ db }),
    /** False if something is left, which another call erases. */
    async erasePerson(userId: string, now: number): Promise<boolean> {
      await closures?.add([userId], now)
      const { entries, guestDiary, goals, counters, messages: own } = of(userId)
      for (const kept of [guestDiary, goals, counters]) await kept.eraseAll()
      await schedule.eraseOf(userId)
      await moves.eraseOf(userId)
      return (await entries.eraseAll()) && (await own.eraseAll())
    },
    listEntries: (days: PersonDay[]) => listEntriesOfDays(db, days),
    listWaitingEntries: (readerVersion: number, limit: number) => listWaitingEntries(db, readerVersion, limit),
    storeTones: (readerVersion: number, found: FoundTone[]) => storeTones(db, readerVersion, found),
    purgeCounts: (now: number) => purgeCounts(db, now, isHere(personOfCount)),
    async purgeDeleted(now: number): Promise<void> {
      const deletedBefore = now - restorableFor
      await purgeDeletedEntries(db, deletedBefore)
      await purgeDeletedGoals(db, deletedBefore)
      await closures?.purgeOld(now)
    },
  }
}

export type Journals = ReturnType<typeof createJournals>

/** The only place that knows which database has the journal of a person. */
export function createJournals({ databases, users }: { databases: Map<number, Database>; users: UserRepository }) {
  const journals = new Map<number, Journal>()
  const at = (number: number): Journal => {
    const known = journals.get(number)
    if (known) return known
    const db = databases.get(number)
    if (!db) throw new Error(`The binding JOURNAL_${number} is missing.`)
    const journal = createJournal({ number, db, users })
    journals.set(number, journal)
    return journal
  }
  const all = () => [...databases.keys()].map(at)
  return {
    all,
    at,
    of: ({ id, journal }: Owner) => at(journal).of(id),
    /**
     * A message and its journal. The id names the database in which the message was made; that of a person who was moved
     * is in another one by now.
     */
    async findMessage(id: string): Promise<{ journal: Journal; message: MessageRow } | undefined> {
      const named = all().filter(({ number }) => number === journalOfMessage(id))
      const others = all().filter((journal) => !named.includes(journal))
      let isMoving = false
      for (const some of [named, others]) {
        const found = await Promise.all(
          some.map(async (journal) => ({ journal, row: await journal.messages.locate(id) })),
        )
        for (const { journal, row } of found) if (row?.isHere) return { journal, message: row.message }
        isMoving ||= found.some(({ row }) => row)
      }
      if (isMoving) throw journalMoving()
      return undefined
    },
    erasePerson: ({ id, journal }: Owner, now: number) => at(journal).erasePerson(id, now),
  }
}
