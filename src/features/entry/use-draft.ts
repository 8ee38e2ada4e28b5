import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { newId } from '#domain/id'
import { clearDraft, isOnDevice, onDraftChange, readDraft, writeDraft, type DraftPlace } from './draft-store.ts'

/** A morning page on its way. Its id is made here, so that sending it twice is sending it once. */
export type EntryDraft = {
  id: string
  gratitudeText: string
  goalsText: string
  /** The person has sent it, and no answer has come yet. */
  isSent?: boolean
}

export function useDraft<Draft>({ userId, date, part }: DraftPlace) {
  const json = useSyncExternalStore(onDraftChange, () => readDraft({ userId, date, part }))
  const draft = useMemo(() => (json === undefined ? undefined : (JSON.parse(json) as Draft)), [json])
  const write = useCallback((next: Draft) => writeDraft({ userId, date, part }, next), [userId, date, part])
  const clear = useCallback(() => clearDraft({ userId, date, part }), [userId, date, part])
  return { draft, write, clear, onDevice: json === undefined || isOnDevice({ userId, date, part }) }
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
