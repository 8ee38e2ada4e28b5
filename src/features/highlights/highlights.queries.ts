import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'

/** The entries of the seven days from a day on. */
export const weekQuery = (first: string) =>
  queryOptions({
    queryKey: queryKeys.week(first),
    queryFn: () => answer(api.entries.week[':date'].$get({ param: { date: first } })),
  })

/** The figures of a month or a year up to today. */
export const reviewQuery = (name: string, today: string) =>
  queryOptions({
    queryKey: [...queryKeys.entries, 'review', name, today],
    queryFn: () => answer(api.highlights[':name'].$get({ param: { name } })),
  })
