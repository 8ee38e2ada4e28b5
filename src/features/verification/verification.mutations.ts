import { useMutation } from '@tanstack/react-query'
import { updateUser } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'

export function useSendEmailCode() {
  return useMutation({
    mutationFn: () => answer(api.verification.email.$post()),
    onSuccess: ({ message }) => toast({ title: 'Email sent', description: message }),
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error), tone: 'danger' }),
  })
}

export function useConfirmEmail() {
  return useMutation({
    mutationFn: (code: string) => answer(api.verification.email.confirm.$post({ json: { code } })),
    onSuccess: (user, _code, _result, { client }) => {
      updateUser(client, user)
      toast({ title: 'Address confirmed', description: 'We know now that it is yours.' })
    },
  })
}
