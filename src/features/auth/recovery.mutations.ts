import { useMutation } from '@tanstack/react-query'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'
import { replaceUser } from '../user/user.queries.ts'

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: { email: string }) => post('/api/auth/forgot-password', body),
    onSuccess: ({ message }) => void toast({ title: 'Email sent', description: message }),
    onError: (error) => void toast({ title: 'Error', description: sentenceOf(error), tone: 'danger' }),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => post('/api/auth/reset-password', body),
    onSuccess: ({ message }, _body, _result, { client }) => {
      // A new password ends every session, this browser's among them.
      replaceUser(client, null)
      void toast({ title: 'Success', description: message })
    },
    onError: (error) => void toast({ title: 'Error', description: sentenceOf(error), tone: 'danger' }),
  })
}

async function post(path: string, body: object): Promise<{ message: string }> {
  const reply = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new ApiError(reply.status, await reply.text(), reply.statusText)
  return reply.json()
}
