import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Headline, Operation } from '#domain/operator'
import { answer, api } from '~/lib/api'

export const operationQuery = queryOptions({
  queryKey: ['operation'],
  queryFn: () => answer(api.operator.$get()),
  // What was true on the last visit is of no use.
  staleTime: 0,
})

/** The response to a change is the whole screen as it is then. */
function useShowOperation() {
  const client = useQueryClient()
  return (operation: Operation) => client.setQueryData(operationQuery.queryKey, operation)
}

export function useReplaceHeadlines() {
  const onSuccess = useShowOperation()
  return useMutation({
    mutationFn: (headlines: Headline[]) => answer(api.operator.headlines.$put({ json: { headlines } })),
    onSuccess,
  })
}

export function useEndContactMessage() {
  const onSuccess = useShowOperation()
  return useMutation({
    mutationFn: (id: string) => answer(api.operator.contact[':id'].$delete({ param: { id } })),
    onSuccess,
  })
}
