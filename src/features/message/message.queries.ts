import { queryOptions, useMutation } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: () => answer(api.messages.$get()),
})

export function useSendTest() {
  return useMutation({
    mutationFn: () => answer(api.messages.test.$post()),
    onSettled: (_data, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  })
}
