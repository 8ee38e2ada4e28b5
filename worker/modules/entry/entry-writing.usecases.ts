import { isWritableDate } from '#domain/entry'
import type { EntryEdit, NewEntry } from '#domain/entry-schemas'
import { searchTextOf } from '#domain/entry-search'
import { newId } from '#domain/id'
import { localDate } from '#domain/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import { needsPremium } from '../../core/errors.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { dayIsWritten, dayToCome, entryHasChanged, entryNotFound } from './entry.errors.ts'
import type { EntryRepository, EntryRow, EntryWords } from './entry.repository.ts'

export type Written = {
  entry: EntryRow
  created: boolean
  /** Whether this call is the one that asks the coach. */
  asks: boolean
}

export type WritingServices = { entries: EntryRepository; now: () => number }

/** Stores a morning, once, however often it is sent. The coach is asked afterwards. */
export async function writeEntry(
  services: WritingServices,
  { user, entry }: { user: UserRow; entry: NewEntry },
): Promise<Written> {
  const { entries } = services
  const now = services.now()
  const { date, gratitudeText, goalsText } = entry
  if (!isWritableDate(date, localDate(now, user.timezone))) throw dayToCome()
  const row = {
    id: entry.id ?? newId(now),
    userId: user.id,
    date,
    gratitudeText,
    goalsText,
    diaryText: '',
    aiResponse: null,
    respondedAt: null,
    askedAt: now,
    version: 1,
    createdAt: now,
    updatedAt: now,
    searchText: searchTextOf(gratitudeText, goalsText),
  }
  const added = await entries.add(row)
  if (added) return { entry: added, created: true, asks: true }
  const standing = await entries.findDay(user.id, date)
  // The day is free, so the id is in use elsewhere; whose it is concerns nobody.
  if (!standing) return writeEntry(services, { user, entry: { date, gratitudeText, goalsText } })
  if (!isAgain(standing, entry)) throw dayIsWritten(standing)
  return { entry: standing, created: false, asks: false }
}

/**
 * Sent before: the same words, or the same entry, which has been edited since. An entry that
 * nobody has edited and that says something else holds words that are not stored yet.
 */
function isAgain(standing: EntryRow, { id, gratitudeText, goalsText }: NewEntry): boolean {
  if (standing.gratitudeText === gratitudeText && standing.goalsText === goalsText) return true
  return standing.id === id && standing.version > 1
}

/** Changes what is different, if the person has seen what stands. Another diary is part of Premium. */
export function editEntry(
  services: WritingServices,
  { user, id, edit }: { user: UserRow; id: string; edit: EntryEdit },
): Promise<Written> {
  return change(services, { user, find: () => services.entries.find(user.id, id), edit })
}

export function writeDiary(
  services: WritingServices,
  { user, date, edit }: { user: UserRow; date: string; edit: Pick<EntryEdit, 'diaryText' | 'version'> },
): Promise<Written> {
  return change(services, { user, find: () => services.entries.findDay(user.id, date), edit })
}

async function change(
  { entries, now }: WritingServices,
  { user, find, edit }: { user: UserRow; find: () => Promise<EntryRow | undefined>; edit: EntryEdit },
): Promise<Written> {
  for (;;) {
    const standing = await find()
    if (!standing) throw entryNotFound()
    const words = wordsAfter(standing, edit)
    const saysElse = words.gratitudeText !== standing.gratitudeText || words.goalsText !== standing.goalsText
    const changesDiary = words.diaryText !== standing.diaryText
    if (changesDiary && !hasPremium(roleOf(user))) throw needsPremium()
    // Also what a change looks like that is sent again because its answer was lost.
    if (!saysElse && !changesDiary) return { entry: standing, created: false, asks: false }
    if (edit.version !== undefined && edit.version !== standing.version) throw entryHasChanged(standing)
    const entry = await entries.change(standing, words, { askAgain: saysElse, now: now() })
    if (entry) return { entry, created: false, asks: saysElse }
    // Somebody was quicker. Whoever named a version is told so on the second look.
  }
}

export function wordsAfter(entry: EntryRow, edit: EntryEdit): EntryWords {
  const { gratitudeText = entry.gratitudeText, goalsText = entry.goalsText, diaryText = entry.diaryText } = edit
  return { gratitudeText, goalsText, diaryText, searchText: searchTextOf(gratitudeText, goalsText, diaryText) }
}
