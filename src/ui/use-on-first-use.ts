import { useCallback, useState, type ComponentType } from 'react'

/** A part that is fetched when it is first wanted. A failed fetch is tried again the next time. */
export function useOnFirstUse<Props>(load: () => Promise<ComponentType<Props>>) {
  const [firstLoad] = useState(() => load)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fetchPart = useCallback(async () => {
    const loaded = await firstLoad()
    setPart(() => loaded)
  }, [firstLoad])
  return [Part, fetchPart] as const
}
