import { queryOptions } from '@tanstack/react-query'
import type { Entry } from '#domain/entry'
import { addDays } from '#domain/time/local-date'
import { answer, api, letterApi } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'

/** One day's entry; null where there is none. */
export const entryQuery = (date: string) =>
  queryOptions({
    queryKey: queryKeys.entry(date),
    queryFn: async (): Promise<Entry | null> => {
      // The call for one day answers 404 where nothing is stored, which the browser reports as an error. The list does not.
      const [latest] = await answer(api.entries.$get({ query: { limit: '1', before: addDays(date, 1) } }))
      if (latest?.date !== date) return null
      // The call for one day asks the coach again for a reply that is missing.
      return latest.aiResponse === null ? answer(letterApi.entries[':date'].$get({ param: { date } })) : latest
    },
  })
