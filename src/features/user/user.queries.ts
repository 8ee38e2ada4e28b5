import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#domain/user'
import { ApiError } from '~/lib/api-error'
import { firstData, forgetFirstWords } from '~/lib/first-data'
import { rememberWhereTo } from '~/lib/redirect-after-auth'

/** The signed-in person; null for a visitor. A page from the Worker brings it along. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async (): Promise<User | null> => {
    // Seldom asked, since pages bring the answer along; so a visitor's first load goes without the client.
    const { answer, api } = await import('~/lib/api')
    try {
      return await answer(api.user.$get())
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  initialData: firstData?.user,
  // Forgotten, it would begin again with the page's first data, which may be somebody who has left.
  gcTime: Infinity,
})

export function useUser() {
  const { data: user, isPending } = useQuery(userQuery)
  return { user: user ?? null, isPending }
}

/** Somebody came or went: what was fetched for whoever was here before is not theirs to see. */
export function replaceUser(client: QueryClient, user: User | null): void {
  forgetFirstWords()
  client.setQueryData(userQuery.queryKey, user)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}

/** A call was refused since nobody is signed in any more: to the way in, and back here after it. */
export function useSessionEnded(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(() => {
    const { pathname, search } = window.location
    rememberWhereTo(pathname + search)
    replaceUser(client, null)
    void navigate('/auth')
  }, [client, navigate])
}
