import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Passkey } from '#domain/passkey'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { queryKeys } from '~/lib/query-keys'
import { toast } from '~/ui/toast'
import { changePerson, withSession } from '~/features/user/user.queries'

/** Loaded on first use. */
const loadWebAuthn = () => import('@simplewebauthn/browser')

// A list that is not here is not made by a change: the response may arrive after the person has changed.
export const passkeysQuery = queryOptions({
  queryKey: queryKeys.passkeys,
  queryFn: (): Promise<Passkey[]> => answer(api.passkeys.$get()),
})

export function useAddPasskey() {
  return useMutation({
    mutationFn: async () => {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        loadWebAuthn(),
        answer(api.passkeys.options.$post()),
      ])
      const response = await startRegistration({ optionsJSON })
      return answer(api.passkeys.$post({ json: { response } }))
    },
    onSuccess: (added, _nothing, _result, { client }) => {
      client.setQueryData(passkeysQuery.queryKey, (known) => known && [...known, added])
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' })
    },
    onError: (error) => toast({ title: 'No passkey was added', description: passkeyFailure(error), tone: 'danger' }),
  })
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      answer(api.passkeys[':id'].$patch({ param: { id }, json: { name } })),
    onSuccess: (renamed, _change, _result, { client }) =>
      client.setQueryData(passkeysQuery.queryKey, (known) =>
        known?.map((one) => (one.id === renamed.id ? renamed : one)),
      ),
  })
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: async (id: string) => {
      await answer(api.passkeys[':id'].$delete({ param: { id } }))
    },
    onSuccess: (_nothing, id, _result, { client }) => {
      client.setQueryData(passkeysQuery.queryKey, (known) => known?.filter((one) => one.id !== id))
      toast({ title: 'Passkey removed', description: 'It opens nothing here any more.' })
    },
    onError: (error) => toast({ title: 'Update failed', description: sentenceOf(error), tone: 'danger' }),
  })
}

export function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        loadWebAuthn(),
        answer(api.auth.passkey.options.$post()),
      ])
      const response = await startAuthentication({ optionsJSON })
      return withSession(answer(api.auth.passkey.$post({ json: { response } })))
    },
    onSuccess: (user, _nothing, _result, { client }) => {
      changePerson(client, user)
      toast({ title: 'Welcome back!', description: "You've successfully logged in." })
    },
    onError: (error) => toast({ title: 'Login failed', description: passkeyFailure(error), tone: 'danger' }),
  })
}

/** The sentence for a person. A device reports the same error for a cancelled request and for a missing passkey. */
export function passkeyFailure(error: Error): string {
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'Your device did not confirm it. You can try again, or do it another way.'
    case 'InvalidStateError':
      return 'This device has a passkey for you already.'
    default:
      return sentenceOf(error)
  }
}
