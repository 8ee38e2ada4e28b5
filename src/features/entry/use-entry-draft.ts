import { useDraft } from '~/lib/use-draft'
import { emptyDraft, hasWords, placeOf, type Day, type EntryDraft, type EntryWords } from './entry-draft.ts'

/** The page that is being written for a day. */
export function useEntryDraft(day: Day) {
  const { draft, write, clear, onDevice } = useDraft<EntryDraft>(placeOf(day))
  const words: EntryWords = draft ?? { gratitudeText: '', goalsText: '' }
  return {
    draft,
    words,
    begun: hasWords(words),
    onDevice,
    type: (change: Partial<EntryWords>) => write({ ...emptyDraft(), ...draft, ...change, isSent: false }),
    write,
    clear,
  }
}
