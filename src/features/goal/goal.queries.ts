import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Goal } from '#domain/goal'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { tabMessages } from '~/device/tab-messages'
import { queryKeys } from '~/lib/query-keys'

const messages = tabMessages<string>('goals')

/** All goals of the signed-in person; null for a visitor. */
export const goalsQuery = queryOptions({
  queryKey: queryKeys.goals,
  queryFn: async (): Promise<Goal[] | null> => {
    try {
      return await answer(api.goals.$get())
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** Shows a goal as the server has just sent it, in this tab and in the others. */
export function showGoal(client: QueryClient, goal: Goal): void {
  showList(client, goal.userId, (goals) =>
    goals.some(({ id }) => id === goal.id)
      ? goals.map((other) => (other.id === goal.id ? goal : other))
      : [...goals, goal],
  )
}

export function showDeletedGoal(client: QueryClient, { userId, id }: Pick<Goal, 'userId' | 'id'>): void {
  showList(client, userId, (goals) => goals.filter((goal) => goal.id !== id))
}

/** Asks again for the goals, in this tab and in the others. */
export function refreshGoals(client: QueryClient, userId: string): void {
  void client.invalidateQueries({ queryKey: queryKeys.goals })
  messages.send(userId)
}

function showList(client: QueryClient, userId: string, change: (goals: Goal[]) => Goal[]): void {
  // A response that arrives after the person has changed is not for the person who is here now.
  if (client.getQueryData<User | null>(queryKeys.user)?.id === userId) {
    client.setQueryData<Goal[] | null>(queryKeys.goals, (goals) => goals && change(goals))
    // A fetch under way may bring what was stored before.
    if (client.isFetching({ queryKey: queryKeys.goals })) void client.invalidateQueries({ queryKey: queryKeys.goals })
  }
  messages.send(userId)
}

/** Asks again for the goals when another tab has stored or deleted one. */
export function useGoalsOfOtherTabs(userId: string): void {
  const client = useQueryClient()
  useEffect(
    () =>
      messages.listen((id) => {
        if (id === userId) void client.invalidateQueries({ queryKey: queryKeys.goals })
      }),
    [client, userId],
  )
}

/** The goal as this tab knows it now. A screen may still show the one before. */
export function latestGoal(client: QueryClient, goal: Goal): Goal {
  return client.getQueryData(goalsQuery.queryKey)?.find(({ id }) => id === goal.id) ?? goal
}
