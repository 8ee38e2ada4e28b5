import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { clearDraft, isOnDevice, onDraftChange, parsed, readDraft, writeDraft, type DraftPlace } from './draft-store.ts'

/** What is being written in one place, and whether the device keeps it. */
export function useDraft<Draft>({ userId, date, part }: DraftPlace) {
  const json = useSyncExternalStore(onDraftChange, () => readDraft({ userId, date, part }))
  const draft = useMemo(() => (json === undefined ? undefined : parsed<Draft>(json)), [json])
  const write = useCallback((next: Draft) => writeDraft({ userId, date, part }, next), [userId, date, part])
  const clear = useCallback(() => clearDraft({ userId, date, part }), [userId, date, part])
  return { draft, write, clear, onDevice: json === undefined || isOnDevice({ userId, date, part }) }
}
