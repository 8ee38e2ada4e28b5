import { useQuery } from '@tanstack/react-query'
import { yearQuery } from '../history.queries.ts'
import type { Neighbours } from './turning.tsx'

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
