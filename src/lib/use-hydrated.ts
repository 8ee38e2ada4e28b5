import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while React looks at a page that was built without an address bar; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
