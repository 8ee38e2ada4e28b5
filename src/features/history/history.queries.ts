import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { recentLimit } from '#domain/entry'
import { addMonths, monthOf } from '#domain/month'
import { entriesKey } from '~/features/entry/entry.queries'
import { answer, api } from '~/lib/api'
import { firstData } from '~/lib/first-data'

/** Forgotten, they would begin again with what the page brought along, which may have changed since. */
const kept = { gcTime: Infinity } as const

/** Counts move with the day, so they belong to one. */
export const statsQuery = (today: string) =>
  queryOptions({
    ...kept,
    queryKey: [...entriesKey, 'stats', today],
    queryFn: () => answer(api.entries.stats.$get()),
    initialData: firstData?.journey?.today === today ? firstData.journey.stats : undefined,
  })

/** Which days of a month are written, however far back it lies. */
export const writtenDaysQuery = (month: string) =>
  queryOptions({
    ...kept,
    queryKey: [...entriesKey, 'days', month],
    queryFn: async () => (await answer(api.entries.calendar.$get({ query: { month } }))).dates,
    initialData: firstData?.journey && monthOf(firstData.journey.today) === month ? firstData.journey.dates : undefined,
  })

export const recentQuery = queryOptions({
  ...kept,
  queryKey: [...entriesKey, 'recent'],
  queryFn: () => answer(api.entries.$get({ query: { limit: String(recentLimit) } })),
  initialData: () => firstData?.journey?.recent,
})

/** Runs only for a text that is not empty. What was found before stands until the next is there. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: [...entriesKey, 'search', q],
    queryFn: ({ signal }) => answer(api.entries.search.$get({ query: { q } }, { init: { signal } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

/** A month's entries, first day first. */
export const monthEntriesQuery = (month: string) =>
  queryOptions({
    queryKey: [...entriesKey, 'month', month],
    queryFn: async () => {
      const latest = await answer(api.entries.$get({ query: { limit: '31', before: `${addMonths(month, 1)}-01` } }))
      return latest.filter(({ date }) => monthOf(date) === month).reverse()
    },
  })
