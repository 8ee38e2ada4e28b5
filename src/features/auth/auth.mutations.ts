import { useMutation } from '@tanstack/react-query'
import type { Login, Registration } from '#domain/user'
import { clearBadge } from '~/device/badge'
import { forgetKept } from '~/device/kept-name'
import { rememberSignOut } from '~/device/signed-out'
import { answer, api } from '~/lib/api'
import { endsLater, isOtherPerson, sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'
import { changePerson, knownOfNewAccount, withSession } from '~/features/user/user.queries'

export function useLogin() {
  return useMutation({
    mutationFn: (json: Login) => withSession(answer(api.login.$post({ json }))),
    onSuccess: (user, _login, _result, { client }) => {
      changePerson(client, user)
      toast({ title: 'Welcome back!', description: "You've successfully logged in." })
    },
    onError: (error) => toast({ title: 'Login failed', description: sentenceOf(error), tone: 'danger' }),
  })
}

export function useRegister() {
  return useMutation({
    mutationFn: (json: Registration) => withSession(answer(api.register.$post({ json }))),
    onSuccess: (user, _registration, _result, { client }) => {
      changePerson(client, user, knownOfNewAccount(user))
      toast({ title: 'Welcome to Firstlight!', description: 'Your account has been created successfully.' })
    },
    onError: (error) => toast({ title: 'Registration failed', description: sentenceOf(error), tone: 'danger' }),
  })
}

/** Resolves with whether the server has ended the session. If it does not answer, it does so when it is reached again. */
async function signOut(userId: string): Promise<boolean> {
  // Before the call: the person may close the browser while the server does not answer.
  rememberSignOut(userId)
  try {
    await answer(api.logout.$post())
    return true
  } catch (error) {
    if (isOtherPerson(error)) throw error
    return false
  }
}

export function useLogout() {
  return useMutation({
    mutationFn: signOut,
    onSuccess: (isEnded, _userId, _result, { client }) => {
      changePerson(client, null)
      toast({ title: 'Logged out', ...(!isEnded && { description: endsLater }) })
    },
    // A server that does not answer leaves the person waiting, and the device keeps nothing for the next one.
    onMutate: () => {
      forgetKept()
      clearBadge()
    },
    onError: (error) => toast({ title: 'Logout failed', description: sentenceOf(error), tone: 'danger' }),
  })
}
