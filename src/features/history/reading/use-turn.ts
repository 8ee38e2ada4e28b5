import { useEffect, useRef } from 'react'
import type { Neighbours, Way } from './turning.tsx'
import { useQuery } from '@tanstack/react-query'
import { yearQuery } from '../history.queries.ts'

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

/** The written days before and after a day, also years away. Each year is asked for once, as its picture is. */
export function useNeighbours(date: string | undefined, years: number[] | undefined): Neighbours {
  const year = date === undefined ? undefined : Number(date.slice(0, 4))
  const dates = useDatesOf(year)
  const previous = dates?.findLast((other) => other < date!)
  const next = dates?.find((other) => other > date!)
  const isKnown = dates && years && year !== undefined
  const yearBefore = isKnown && !previous ? (years.findLast((other) => other < year) ?? null) : undefined
  const yearAfter = isKnown && !next ? (years.find((other) => other > year) ?? null) : undefined
  const before = useDatesOf(yearBefore)
  const after = useDatesOf(yearAfter)
  return {
    previous: previous ?? (before && (before.at(-1) ?? null)),
    next: next ?? (after && (after[0] ?? null)),
  }
}

/** None for no year and for one that could not be fetched; undefined while they are not known. */
function useDatesOf(year: number | null | undefined): string[] | undefined {
  const { data, isError } = useQuery({ ...yearQuery(String(year)), enabled: typeof year === 'number' })
  if (year === undefined) return undefined
  if (year === null || isError) return []
  return data && Object.keys(data)
}
