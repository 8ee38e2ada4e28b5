import { queryOptions, useMutation } from '@tanstack/react-query'
import type { ForgottenPassword, NewPassword } from '#domain/user'
import { auth } from '#domain/texts'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'
import { changePerson } from '~/features/user/user.queries'

export function useForgotPassword() {
  return useMutation({
    mutationFn: (json: ForgottenPassword) => answer(api.auth['forgot-password'].$post({ json })),
    onSuccess: ({ message }) => toast({ title: auth.forgot.done, description: message }),
    onError: (error) => toast({ title: auth.recoveryFailed, description: sentenceOf(error), tone: 'danger' }),
  })
}

/** Fails for a link that was used or is too old. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset link', token],
    queryFn: () => answer(api.auth['reset-password'].$get({ query: { token } })),
  })

export function useResetPassword() {
  return useMutation({
    mutationFn: (json: NewPassword) => answer(api.auth['reset-password'].$post({ json })),
    onSuccess: ({ message }, _body, _result, { client }) => {
      // A new password ends every session, also the one of this browser.
      changePerson(client, null)
      toast({ title: auth.reset.done, description: message })
    },
    onError: (error) => toast({ title: auth.recoveryFailed, description: sentenceOf(error), tone: 'danger' }),
  })
}
