import { queryOptions, useMutation } from '@tanstack/react-query'
import type { MessageChannel } from '#domain/message'
import { answer, api } from '~/lib/api'

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: () => answer(api.messages.$get()),
})

export function useSendTest() {
  return useMutation({
    mutationFn: (channel: MessageChannel) => answer(api.messages.test.$post({ query: { channel } })),
    onSettled: (_data, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  })
}
