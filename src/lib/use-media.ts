import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window matches a media query. Prerendered pages match none. What is shown stays while it is printed, though
 * paper is narrower than the window.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      const follow = () => matchMedia('print').matches || onChange()
      list.addEventListener('change', follow)
      return () => list.removeEventListener('change', follow)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
