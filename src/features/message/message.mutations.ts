import { useMutation } from '@tanstack/react-query'
import { updateUser } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'

/** Stops a kind of mail. If a person is signed in here, the switches of that person are read again. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (message: string) => answer(api.unsubscribe.$post({ query: { message } })),
    onSuccess: async (_stopped, _message, _result, { client }) => {
      if (!client.getQueryData(queryKeys.user)) return
      void client.invalidateQueries({ queryKey: queryKeys.goals })
      await answer(api.user.$get()).then(
        (user) => updateUser(client, user),
        () => {},
      )
    },
  })
}
