import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'

/** The quote of the day. It is the same all day for one person. */
export const motivationQuery = (date: string) =>
  queryOptions({ queryKey: ['motivation', date], queryFn: () => answer(api.motivation.$get({ query: { date } })) })
