import { queryOptions } from '@tanstack/react-query'
import type { Goal } from '#domain/goal'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'

/** All goals of the signed-in person; null for a visitor. */
export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: async (): Promise<Goal[] | null> => {
    try {
      return await answer(api.goals.$get())
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})
