import { composerName } from '#domain/coach-request'
import { readPage, type Page } from '#domain/coach/page'
import { needsHelp } from '#domain/coach/self-harm'
import { isWritableDate } from '#domain/entry'
import { emptyMarks } from '#domain/entry-marks'
import type { EntryEdit, NewEntry } from '#domain/entry-schemas'
import {
  coachSections,
  differingSections,
  emptyTexts,
  entrySections,
  formSections,
  isSameText,
  mapSections,
  textsOf,
  type EntryTexts,
  type SectionName,
} from '#domain/entry-sections'
import { newId } from '#domain/id'
import { addDays, localDate } from '#domain/time/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import { storedToneOf } from '#domain/tone'
import type { Services } from './entry.services.ts'
import { needsPremium } from '../../core/errors.ts'
import type { Owner, UserRow } from '../account/user/user.repository.ts'
import { comeBack } from '../account/user/user.usecases.ts'
import { letterAtOnce } from '../coach/addressee.ts'
import { bytesOf, allowanceOfPerson } from '../../core/journal-limits.ts'
import { journalFull, maxStoredBefore } from './room.ts'
import { dayIsWritten, dayToCome, entryHasChanged, entryNotFound } from './entry.errors.ts'
import type { EntryRow } from './entry.repository.ts'
import { changedMarks, type MarkChange } from '#domain/ticks'

export type WriteResult = {
  entry: EntryRow
  created: boolean
  /** Whether this call is the one that asks the coach. */
  asksCoach: boolean
  /** The sentences of earlier replies, where they were read with the entry. */
  sentences?: string[]
  /** What was read, where this call stored it. */
  page?: Page
  /** The account was seen open after the entry was stored. */
  isOpen?: boolean
}

type NewPage = { user: UserRow; entry: NewEntry; sentences?: string[] | undefined }

/**
 * Stores the entry of a day, once, however often it is sent. With the sentences of earlier replies a letter that needs no
 * model is stored with it; else the coach is asked afterwards.
 */
export async function writeEntry(services: Services, asked: NewPage): Promise<WriteResult> {
  const result = await storeEntry(services, asked)
  await comeBack(services, { user: asked.user, date: result.entry.date })
  return result
}

async function storeEntry(services: Services, { user, entry, sentences }: NewPage): Promise<WriteResult> {
  const { entries, counters } = services.journalOf(user)
  const now = services.now()
  const { date } = entry
  const today = localDate(now, user.timezone)
  if (!isWritableDate(date, today)) throw dayToCome()
  const texts = { ...emptyTexts, ...textsOf(entry, formSections) }
  requireWriter(user, differingSections(texts, emptyTexts))
  // Today's entry is never refused, and costs no call more.
  const isPast = date < addDays(today, -1)
  if (isPast) await counters.takeOnly(allowanceOfPerson(services, 'changesPerPerson'), now)
  const page = readPage(texts)
  const letter = sentences && letterAtOnce(services, { user, date, page, recentSentences: sentences })
  const row = {
    id: entry.id ?? newId(now),
    date,
    ...texts,
    ...storedToneOf(page),
    ...emptyMarks,
    ...(letter
      ? {
          aiResponse: letter.text,
          writtenBy: page.kind === 'help' ? null : composerName,
          respondedAt: now,
          askedAt: null,
        }
      : { aiResponse: null, writtenBy: null, respondedAt: null, askedAt: now }),
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
  const maxStored = isPast ? await maxStoredBefore(services, { user, added: bytesOf(row), isPast }) : null
  const added = await entries.add(row, { replySentences: letter ? letter.sentences.join(' ') : null, maxStored })
  if (added)
    return {
      entry: { ...row, userId: user.id },
      ...added,
      ...(sentences && { sentences }),
      page,
      created: true,
      asksCoach: !letter,
    }
  // A call that is sent again stores nothing, and counts as a change if it was not counted yet.
  const [current, sums] = await Promise.all([
    entries.findDay(date),
    maxStored === null ? counters.takeOnly(allowanceOfPerson(services, 'changesPerPerson'), now) : entries.countBytes(),
  ])
  if (!current) {
    if (sums && sums[0]!.stored > maxStored!) throw journalFull(services, { user })
    // The id is in use: by a deleted entry or by another person.
    return storeEntry(services, { user, sentences, entry: { ...entry, id: undefined } })
  }
  if (!isSentAgain(current, entry)) throw dayIsWritten(current)
  return { entry: current, created: false, asksCoach: false }
}

/**
 * The same text, or the same entry, which was edited since. The same entry with other text that was
 * never edited holds text that is not stored yet.
 */
function isSentAgain(current: EntryRow, entry: NewEntry): boolean {
  return isSameText(current, entry, formSections) || (current.id === entry.id && current.version > 1)
}

/** Changes the sections that are different, if the person has seen the current version. */
export function editEntry(
  services: Services,
  { user, id, edit }: { user: UserRow; id: string; edit: EntryEdit },
): Promise<WriteResult> {
  return change(services, { user, named: { id }, edit })
}

export function writeDiary(
  services: Services,
  { user, date, edit }: { user: UserRow; date: string; edit: Pick<EntryEdit, 'diaryText' | 'version'> },
): Promise<WriteResult> {
  return change(services, { user, named: { date }, edit })
}

async function change(
  services: Services,
  { user, named, edit }: { user: UserRow; named: { id: string } | { date: string }; edit: EntryEdit },
): Promise<WriteResult> {
  const { entries, counters } = services.journalOf(user)
  const allowance = allowanceOfPerson(services, 'changesPerPerson')
  let [current] = await counters.take([allowance], services.now(), entries.findNamed(named))
  for (;;) {
    if (!current) throw entryNotFound()
    const texts = editedTexts(current, edit)
    const changed = differingSections(texts, current)
    requireWriter(user, changed)
    // Also the same change, sent again because its reply was lost.
    if (changed.length === 0) return { entry: current, created: false, asksCoach: false }
    if (edit.version !== undefined && edit.version !== current.version) throw entryHasChanged(current)
    const maxStored = await maxStoredBefore(services, {
      ...{ user, added: bytesOf(texts) - bytesOf(textsOf(current)) },
      isPast: current.date < addDays(localDate(services.now(), user.timezone), -1),
    })
    const asksCoach = !isSameText(texts, current, coachSections) && !keepsReply(current, texts, edit)
    const { changed: entry, isFull } = await entries.change(current, texts, {
      asksCoach,
      maxStored,
      now: services.now(),
    })
    if (entry) return { entry, created: false, asksCoach }
    if (isFull) throw journalFull(services, { user })
    // Another change came first. If this one names a version, the next round refuses it.
    ;[current] = await entries.findNamed(named)
  }
}

/** A help message is not kept, and a page that needs help now gets one. */
function keepsReply({ aiResponse }: EntryRow, texts: EntryTexts, { reply }: EntryEdit): boolean {
  return reply === 'keep' && aiResponse !== null && !needsHelp({ ...texts, aiResponse })
}

export function editedTexts(entry: EntryRow, edit: EntryEdit): EntryTexts {
  return mapSections((name) => edit[name] ?? entry[name])
}

function requireWriter(user: UserRow, changed: SectionName[]): void {
  const changesPremium = changed.some((name) => entrySections[name].writers === 'premium')
  if (changesPremium && !hasPremium(roleOf(user))) throw needsPremium()
}

/** Deletes an entry, if the person has seen its current version. */
export async function deleteEntry(
  { journalOf, now }: Services,
  { user, id, version }: { user: Owner; id: string; version: number | undefined },
): Promise<void> {
  const outcome = await journalOf(user).deletedEntries.delete(id, { version, now: now() })
  if (outcome !== 'deleted') throw outcome ? entryHasChanged(outcome) : entryNotFound()
}

export async function restoreEntry(
  { journalOf }: Services,
  { user, id }: { user: Owner; id: string },
): Promise<EntryRow> {
  const current = await journalOf(user).deletedEntries.restore(id)
  if (!current) throw entryNotFound()
  if (current.id !== id) throw dayIsWritten(current)
  return current
}

/**
 * Marks a day, or takes marks back. The call names what changes and not a version, so two tabs that mark a day at the
 * same time lose nothing. Marks take less room than the text that they name, so the limit of the journal does not count
 * them.
 */
export async function markDay(
  services: Services,
  { user, date, change }: { user: Owner; date: string; change: MarkChange },
): Promise<EntryRow> {
  const { entries, counters } = services.journalOf(user)
  const counted = counters.takeOnly(allowanceOfPerson(services, 'changesPerPerson'), services.now())
  for (;;) {
    const [current] = await Promise.all([entries.findDay(date), counted])
    if (!current) throw entryNotFound()
    const marks = changedMarks(current, change)
    if (Object.keys(marks).length === 0) return current
    const entry = await entries.mark(current, marks)
    if (entry) return entry
    // Another change was stored first: this one is applied to its result.
  }
}
