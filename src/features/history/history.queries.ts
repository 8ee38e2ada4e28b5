import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { recentLimit, type Entry } from '#domain/entry'
import { addMonths, monthOf } from '#domain/time/month'
import { answer, api } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'

export const statsQuery = (today: string) =>
  queryOptions({ queryKey: queryKeys.stats(today), queryFn: () => answer(api.entries.stats.$get()) })

/** Which days of a month are written, however far back it lies. */
export const writtenDaysQuery = (month: string) =>
  queryOptions({
    queryKey: queryKeys.writtenDays(month),
    queryFn: async () => (await answer(api.entries.calendar.$get({ query: { month } }))).dates,
  })

export const recentQuery = queryOptions({
  queryKey: queryKeys.recent,
  queryFn: () => answer(api.entries.$get({ query: { limit: String(recentLimit) } })),
})

/** The latest entries, without a call: those that this tab has read, or the device keeps. */
export const knownQuery = (userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.entries, 'known', userId],
    queryFn: async ({ client }) => {
      const recent = client.getQueryData(recentQuery.queryKey)
      if (recent) return recent
      const { keptDaysOf, readKept } = await import('~/device/kept')
      const kept = await readKept(userId).catch(() => new Map<string, unknown>())
      const read = client.getQueriesData<Entry | null>({ queryKey: ['entry'] }).flatMap(([, entry]) => entry ?? [])
      const days = Map.groupBy([...read, ...keptDaysOf(kept).entries], ({ date }) => date)
      return [...days]
        .toSorted(([one], [other]) => other.localeCompare(one))
        .slice(0, recentLimit)
        .map(([, [entry]]) => entry!)
    },
  })

/** A page of the list, before a day. The page before stays while another one takes its place. */
export const olderQuery = (before: string) =>
  queryOptions({
    queryKey: [...queryKeys.entries, 'before', before],
    queryFn: () => answer(api.entries.$get({ query: { limit: '20', before } })),
    placeholderData: keepPreviousData,
  })

/** Runs only for a text that is not empty. What was found before stays until the next is there. */
export const searchQuery = (q: string, before?: string) =>
  queryOptions({
    queryKey: [...queryKeys.entries, 'search', q, before],
    queryFn: async ({ signal }) => {
      const request = api.entries.search.$get({ query: { q, before } }, { init: { signal } })
      const entries = await answer(request)
      // Where the search goes on, if it has not read every entry.
      const next = /before=([\d-]+)/.exec((await request).headers.get('Link') ?? '')?.[1]
      return { entries, next }
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

/** In characters, which have up to four bytes. */
const shortestCutList = 200_000

/** A month's entries, first day first. A list ends after about 1 MB, so a month of very long days is several. */
export const monthEntriesQuery = (month: string) =>
  queryOptions({
    queryKey: [...queryKeys.entries, 'month', month],
    queryFn: async () => {
      const found: Entry[] = []
      let before = `${addMonths(month, 1)}-01`
      for (;;) {
        const some = await answer(api.entries.$get({ query: { limit: '31', before } }))
        found.push(...some.filter(({ date }) => monthOf(date) === month))
        const oldest = some.at(-1)?.date
        const mayBeCut = JSON.stringify(some).length > shortestCutList
        if (!mayBeCut || oldest === undefined || oldest <= `${month}-01`) return found.reverse()
        before = oldest
      }
    },
  })

export const yearQuery = (year: string) =>
  queryOptions({
    queryKey: [...queryKeys.entries, 'year', year],
    queryFn: async () => (await answer(api.entries.year.$get({ query: { year } }))).days,
  })
