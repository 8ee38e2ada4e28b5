import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'

/** The day's quote: the same all day for a person. */
export const motivationQuery = (date: string) =>
  queryOptions({ queryKey: ['motivation', date], queryFn: () => answer(api.motivation.$get({ query: { date } })) })
