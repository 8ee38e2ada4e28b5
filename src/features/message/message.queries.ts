import { queryOptions, useMutation } from '@tanstack/react-query'
import type { MessageChannel } from '#domain/message-kinds'
import { answer, api } from '~/lib/api'

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: () => answer(api.messages.$get()),
})

/** Fails for a link that is too old. */
export const stoppableQuery = (message: string) =>
  queryOptions({
    queryKey: ['stoppable', message],
    queryFn: () => answer(api.unsubscribe.$get({ query: { message } })),
  })

export function useSendTest() {
  return useMutation({
    mutationFn: (channel: MessageChannel) => answer(api.messages.test.$post({ query: { channel } })),
    async onSettled(_data, _error, _input, _result, { client }) {
      const { queryKey } = messagesQuery
      // A first answer under way does not have the test, and would be kept.
      await client.cancelQueries({ queryKey })
      await client.invalidateQueries({ queryKey })
    },
  })
}
