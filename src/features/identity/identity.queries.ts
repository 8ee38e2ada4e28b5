import { useMutation } from '@tanstack/react-query'
import { providerNames, type IdentityProviderName } from '#domain/identity'
import { identity } from '#domain/texts'
import { updateUser } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { toast } from '~/ui/toast'

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
    onSuccess: (changed, _given, _result, { client }) => {
      updateUser(client, changed)
      toast(identity.unlinking.done(providerNames[provider]))
    },
  })
}
