import { notifyManager, QueryClient } from '@tanstack/react-query'
import { readFirstData, seedCache } from './first-data.ts'

/** Without a connection a call fails at once and says so, instead of waiting for the connection. */
const always = { networkMode: 'always' } as const

// Queries tell their readers in the microtask in which React draws. By default they tell them later, and a screen that
// reads a query and the waiting changes is drawn once between the two: without the change, and with the old text.
notifyManager.setScheduler(queueMicrotask)

/** The spec's rules: what was fetched stays, and no query is repeated by itself. The cache begins with the first data. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...always, staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { ...always, retry: false },
    },
  })
  seedCache(client, readFirstData())
  return client
}
