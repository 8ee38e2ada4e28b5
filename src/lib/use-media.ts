import { useCallback, useSyncExternalStore } from 'react'

const seen = new Map<string, boolean>()

/** What is shown stays while it is printed, though paper is narrower than the window. */
function matches(query: string): boolean {
  if (!seen.has(query) || !matchMedia('print').matches) seen.set(query, matchMedia(query).matches)
  return seen.get(query)!
}

/** Whether the window matches a media query. Prerendered pages match none. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  )
}
