import { useEffect, useRef } from 'react'
import type { Neighbours, Way } from './turning.tsx'

/** Shows the day before or after the open one: at once, or as soon as the days of its year have arrived. */
export function useTurn(opened: string | undefined, neighbours: Neighbours, onShow: (date: string) => void) {
  const asked = useRef<{ from: string; way: Way }>(undefined)
  useEffect(() => {
    if (!asked.current) return
    const { from, way } = asked.current
    const to = from === opened ? neighbours[way] : null
    if (to === undefined) return
    asked.current = undefined
    if (to) onShow(to)
  })
  return (way: Way) => {
    const to = neighbours[way]
    asked.current = opened && to === undefined ? { from: opened, way } : undefined
    if (to) onShow(to)
  }
}
