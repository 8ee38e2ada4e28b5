import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { firstData } from '~/lib/first-data'

/** The signed-in person; null for a visitor. A page from the Worker brings it along. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async (): Promise<User | null> => {
    try {
      return await answer(api.user.$get())
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  initialData: firstData?.user,
})

export function useUser() {
  const { data: user, isPending } = useQuery(userQuery)
  return { user: user ?? null, isPending }
}
