import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Passkey } from '#domain/passkey'
import { account } from '#domain/texts'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { queryKeys } from '~/lib/query-keys'
import { toast } from '~/ui/toast'
import { loadWebAuthn, passkeyFailure } from './web-authn.ts'

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
      toast(account.passkeys.add.done)
    },
    onError: (error) =>
      toast({ title: account.passkeys.add.failed, description: passkeyFailure(error), tone: 'danger' }),
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
      toast(account.passkeys.remove.done)
    },
    onError: (error) => toast({ title: account.notRemoved, description: sentenceOf(error), tone: 'danger' }),
  })
}
