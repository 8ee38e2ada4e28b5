import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'

/** How the pages of a week, a month and a year before a day begin. Entries that are stored later do not ask again. */
export const earlierPagesQuery = (date: string) =>
  queryOptions({
    queryKey: ['entry', 'on this day', date],
    queryFn: () => answer(api.entries['on-this-day'].$get({ query: { date } })),
  })
