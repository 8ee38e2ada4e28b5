import { queryOptions, useMutation } from '@tanstack/react-query'
import { providerNames, type IdentityProviderName, type LinkedIdentity } from '#domain/identity'
import { answer, api } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'
import { toast } from '~/ui/toast'

export const identitiesQuery = queryOptions({
  queryKey: queryKeys.identities,
  queryFn: (): Promise<LinkedIdentity[]> => answer(api.identities.$get()),
})

/** Leads to the provider, and from there back to Settings. */
export function useLink() {
  return useMutation({
    mutationFn: async (provider: IdentityProviderName) => {
      const { url } = await answer(api.identities[':provider'].$post({ param: { provider } }))
      location.assign(url)
    },
  })
}

export function useUnlink(provider: IdentityProviderName) {
  return useMutation({
    mutationFn: (given: { password?: string }) =>
      answer(api.identities[':provider'].$delete({ param: { provider }, json: given })),
    onSuccess: (left, _given, _result, { client }) => {
      client.setQueryData(identitiesQuery.queryKey, left)
      toast({ title: `${providerNames[provider]} unlinked`, description: 'It opens nothing here any more.' })
    },
  })
}
