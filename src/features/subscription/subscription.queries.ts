import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { subscription } from '#domain/texts'
import { updateUser } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'

/** The secret of a checkout. The same call again finds the same checkout. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: () => answer(api.subscription.create.$post()),
  gcTime: 0,
})

/** Asks Stripe, through the Worker, what became of a payment. */
export function useRefreshBilling() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.subscription.refresh.$post()),
    onSuccess: (user) => updateUser(client, user),
  })
}

/** Opens the billing portal in a new tab. The tab is opened at once, since browsers block a later one. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: async () => {
      const tab = window.open('', '_blank')
      try {
        const { url } = await answer(api.billing.portal.$get())
        if (!tab) return window.location.assign(url)
        tab.opener = null
        tab.location.href = url
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    onError: (error) => toast({ title: subscription.error, description: sentenceOf(error), tone: 'danger' }),
  })
}
