import { useQuery } from '@tanstack/react-query'
import { yearQuery } from './history.queries.ts'
import type { Neighbours } from './turning.tsx'

/** The written days before and after a day, also years away. Each year is asked for once, as its picture is. */
export function useNeighbours(date: string | undefined, years: number[]): Neighbours {
  const year = date === undefined ? undefined : Number(date.slice(0, 4))
  const dates = useDatesOf(year)
  const previous = dates?.findLast((other) => other < date!)
  const next = dates?.find((other) => other > date!)
  const isKnown = dates !== undefined && year !== undefined
  const before = useDatesOf(isKnown && !previous ? years.findLast((other) => other < year) : undefined)
  const after = useDatesOf(isKnown && !next ? years.find((other) => other > year) : undefined)
  return { previous: previous ?? before?.at(-1), next: next ?? after?.[0] }
}

function useDatesOf(year: number | undefined): string[] | undefined {
  const { data } = useQuery({ ...yearQuery(String(year)), enabled: year !== undefined })
  return year === undefined || !data ? undefined : Object.keys(data)
}
