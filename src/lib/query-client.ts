import { QueryClient } from '@tanstack/react-query'

/** The spec's rules: what was fetched stays, and nothing is asked twice by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  })
}
