import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while React hydrates a page that was built without its query string; true after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
