import { useState, type ComponentType } from 'react'

/** A part that is fetched when it is first wanted. A failed fetch is tried again the next time. */
export function useOnFirstUse<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const fetchPart = async () => {
    if (!Part) {
      const loaded = await load()
      setPart(() => loaded)
    }
  }
  return [Part, fetchPart] as const
}
