import { localDate, longDate } from '#domain/time/local-date'
import { price } from '#domain/plan'
import type { User } from '#domain/user'
import { Button } from '~/drawings/button'
import { Card } from '~/drawings/card'
import { Notice } from '~/ui/notice'
import { useBillingPortal } from './subscription.queries.ts'

/** The state of an active subscription, in words, and the way to manage it. */
export function CurrentPlan({ user }: { user: User }) {
  const portal = useBillingPortal()
  const dayOf = (instant: number) => longDate(localDate(instant, user.timezone))
  return (
    <>
      {user.billingStatus === 'past_due' && (
        <Notice tone="warning" title="The last payment did not go through">
          <p>
            Premium stays open while it is tried again over the next days. A new card, or a word with the bank, usually
            settles it: choose Manage Billing.
          </p>
        </Notice>
      )}
      <Card roomy className="border-premium!">
        <h2 className="text-21">Premium Active</h2>
        <p className="mt-2 max-w-[52ch]">{sentenceOf({ user, dayOf })}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="premium" disabled={portal.isPending} onClick={() => portal.mutate()}>
            Manage Billing
          </Button>
          <p className="text-15 text-soft">Invoices, payment method, cancelling. Opens a new tab.</p>
        </div>
      </Card>
    </>
  )
}

type Facts = { user: User; dayOf: (instant: number) => string }

function sentenceOf({ user, dayOf }: Facts): string {
  const { billingPeriodEnd: periodEnd } = user
  if (user.cancelAtPeriodEnd && user.subscriptionEndDate !== null)
    return `It is cancelled and stays open until ${dayOf(user.subscriptionEndDate)}. Nothing more is charged. You can take the cancellation back until then.`
  if (user.billingStatus === 'trialing' && periodEnd !== null)
    return `Your trial lasts until ${dayOf(periodEnd)}. The first ${price.label} is charged that day, unless you cancel before.`
  if (user.billingStatus === 'past_due') return 'Everything is open to you for now.'
  if (periodEnd !== null)
    return `Everything is open to you, without ads. The next ${price.label} is charged on ${dayOf(periodEnd)}.`
  return 'Everything is open to you, without ads.'
}
