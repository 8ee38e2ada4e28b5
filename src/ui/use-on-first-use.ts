import { useCallback, useState, type ComponentType } from 'react'

/**
 * A component that is loaded at its first use. A failed load is tried again at the next use.
 */
export function useOnFirstUse<Props>(load: () => Promise<ComponentType<Props>>) {
  const [firstLoad] = useState(() => load)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fetchPart = useCallback(async () => {
    const loaded = await firstLoad()
    setPart(() => loaded)
  }, [firstLoad])
  return [Part, fetchPart] as const
}
