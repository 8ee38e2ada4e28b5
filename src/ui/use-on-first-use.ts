import { useCallback, useState, type ComponentType } from 'react'

/** A component that is loaded at its first use. A failed load is tried again at the next use. */
export function useOnFirstUse<Props>(load: () => Promise<ComponentType<Props>>) {
  const [firstLoad] = useState(() => load)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [hasFailed, setHasFailed] = useState(false)
  /** Whether it is there. */
  const open = useCallback(async () => {
    const loaded = await firstLoad().catch(() => undefined)
    if (loaded) setPart(() => loaded)
    setHasFailed(!loaded)
    return loaded !== undefined
  }, [firstLoad])
  /** Before it is pressed. */
  const warm = useCallback(
    () =>
      void firstLoad().then(
        (loaded) => setPart(() => loaded),
        () => {},
      ),
    [firstLoad],
  )
  return { Part, open, warm, hasFailed: hasFailed && !Part }
}
