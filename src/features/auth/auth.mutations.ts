import { useMutation } from '@tanstack/react-query'
import type { Login, Registration } from '#domain/user'
import { clearBadge } from '~/device/badge'
import { forgetKept } from '~/device/kept-name'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'
import { changePerson, knownOfNewAccount } from '~/features/user/user.queries'

export function useLogin() {
  return useMutation({
    mutationFn: (json: Login) => answer(api.login.$post({ json })),
    onSuccess: (user, _login, _result, { client }) => {
      changePerson(client, user)
      void toast({ title: 'Welcome back!', description: "You've successfully logged in." })
    },
    onError: (error) => void toast({ title: 'Login failed', description: sentenceOf(error), tone: 'danger' }),
  })
}

export function useRegister() {
  return useMutation({
    mutationFn: (json: Registration) => answer(api.register.$post({ json })),
    onSuccess: (user, _registration, _result, { client }) => {
      changePerson(client, user, knownOfNewAccount(user))
      void toast({ title: 'Welcome to Firstlight!', description: 'Your account has been created successfully.' })
    },
    onError: (error) => void toast({ title: 'Registration failed', description: sentenceOf(error), tone: 'danger' }),
  })
}

export function useLogout() {
  return useMutation({
    mutationFn: () => answer(api.logout.$post()),
    onSuccess: (_answer, _nothing, _result, { client }) => {
      changePerson(client, null)
      void toast({ title: 'Logged out' })
    },
    // Without a connection the session stays, and the device keeps nothing for the next person.
    onMutate: () => {
      forgetKept()
      clearBadge()
    },
    onError: (error) => void toast({ title: 'Logout failed', description: sentenceOf(error), tone: 'danger' }),
  })
}
