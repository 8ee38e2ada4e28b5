import { useMutation } from '@tanstack/react-query'
import { answer, api } from '~/lib/api'

export function useUnsubscribe() {
  return useMutation({ mutationFn: (message: string) => answer(api.unsubscribe.$post({ query: { message } })) })
}
