import type { Entry } from '#domain/entry'
import { newId } from '#domain/id'
import { clearDraft, draftDates, parsed, readDraft, writeDraft, type DraftPlace } from '~/lib/draft-store'

/** A morning page on its way. Its id is made here, so that sending it twice is sending it once. */
export type EntryDraft = {
  id: string
  gratitudeText: string
  goalsText: string
  /** The person has sent it, and no answer has come yet. */
  isSent?: boolean
}
export type EntryWords = Pick<EntryDraft, 'gratitudeText' | 'goalsText'>
export type Day = { userId: string; date: string }

export const placeOf = ({ userId, date }: Day): DraftPlace => ({ userId, date, part: 'entry' })

export function emptyDraft(): EntryDraft {
  return { id: newId(Date.now()), gratitudeText: '', goalsText: '' }
}

export function readEntryDraft(day: Day): EntryDraft | undefined {
  const json = readDraft(placeOf(day))
  return json === undefined ? undefined : parsed<EntryDraft>(json)
}

export function writeEntryDraft(day: Day, draft: EntryDraft): void {
  writeDraft(placeOf(day), draft)
}

/** The days whose page was sent and has had no answer. */
export function waitingDates(userId: string): string[] {
  return draftDates(userId, 'entry').filter((date) => readEntryDraft({ userId, date })?.isSent)
}

/** The server has this entry: the draft goes, unless it says something else by now. */
export function settleDraft(entry: Entry): void {
  const draft = readEntryDraft(entry)
  if (!draft) return
  if (saysTheSame(draft, entry)) clearDraft(placeOf(entry))
  else keepForThePerson(entry)
}

/** It will not be sent by itself any more; whoever wrote it decides. */
export function keepForThePerson(day: Day): void {
  const draft = readEntryDraft(day)
  if (draft?.isSent) writeEntryDraft(day, { ...draft, isSent: false })
}

export function saysTheSame(one: EntryWords, other: EntryWords): boolean {
  return one.gratitudeText === other.gratitudeText && one.goalsText === other.goalsText
}

export function hasWords({ gratitudeText, goalsText }: EntryWords): boolean {
  return gratitudeText.trim() !== '' || goalsText.trim() !== ''
}

/** Both texts, the second below the first; neither twice. */
export function joined(first: string, second: string, between = '\n'): string {
  if (first.trim() === '') return second
  if (second.trim() === '' || first.includes(second.trim())) return first
  return `${first.trimEnd()}${between}${second}`
}
