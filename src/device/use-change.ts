import { useMemo, useSyncExternalStore } from 'react'
import { isOnDevice, onChange, parseChange, readChangeJson, type Place } from './change-store.ts'

/** The change in one place, and whether the device keeps it. */
export function useChange<Fields extends object>({ userId, kind, key }: Place) {
  const json = useSyncExternalStore(onChange, () => readChangeJson({ userId, kind, key }))
  const change = useMemo(() => parseChange<Fields>(json), [json])
  return { change, onDevice: json === undefined || isOnDevice({ userId, kind, key }) }
}
