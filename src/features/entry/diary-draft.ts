import type { Entry } from '#domain/entry'
import { parsed, readDraft, writeDraft, type DraftPlace } from '~/lib/draft-store'
import { joined } from './entry-draft.ts'

/** A diary on its way, and the stored one that it was begun from. */
export type DiaryDraft = { diaryText: string; base: string }

export const diaryPlaceOf = ({ userId, date }: Pick<Entry, 'userId' | 'date'>): DraftPlace => ({
  userId,
  date,
  part: 'diary',
})

/** Adds to what is being written in a day's diary, below what stands there. */
export function keepDiaryDraft(entry: Entry, text: string): void {
  const json = readDraft(diaryPlaceOf(entry))
  const begun = json ? parsed<DiaryDraft>(json)?.diaryText : undefined
  const draft: DiaryDraft = { diaryText: joined(begun ?? entry.diaryText, text, '\n\n'), base: entry.diaryText }
  if (draft.diaryText !== entry.diaryText) writeDraft(diaryPlaceOf(entry), draft)
}
