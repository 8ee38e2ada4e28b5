import { newId } from '#domain/id'
import { useDraft } from '~/lib/use-draft'

/** A morning page on its way. Its id is made here, so that sending it twice is sending it once. */
export type EntryDraft = {
  id: string
  gratitudeText: string
  goalsText: string
  /** The person has sent it, and no answer has come yet. */
  isSent?: boolean
}

export function useEntryDraft(userId: string, date: string) {
  const { draft, write, clear, onDevice } = useDraft<EntryDraft>({ userId, date, part: 'entry' })
  const type = (change: Partial<Pick<EntryDraft, 'gratitudeText' | 'goalsText'>>) =>
    write({ ...(draft ?? emptyDraft()), ...change, isSent: false })
  return { draft: draft ?? { gratitudeText: '', goalsText: '' }, begun: draft !== undefined, type, clear, onDevice }
}

export function emptyDraft(): EntryDraft {
  return { id: newId(Date.now()), gratitudeText: '', goalsText: '' }
}
