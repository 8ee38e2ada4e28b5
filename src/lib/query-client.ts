import { QueryClient } from '@tanstack/react-query'

/** Without a connection a call fails at once and says so, instead of waiting in silence for a better day. */
const always = { networkMode: 'always' } as const

/** The spec's rules: what was fetched stays, and nothing is asked twice by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...always, staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { ...always, retry: false },
    },
  })
}
