import { localDate, longDate } from '#domain/time/local-date'
import { price } from '#domain/plan'
import { subscription } from '#domain/texts'
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
        <Notice tone="warning" title={subscription.pastDue.title}>
          <p>{subscription.pastDue.whatToDo}</p>
        </Notice>
      )}
      <Card roomy className="border-premium!">
        <h2 className="text-21">{subscription.active.title}</h2>
        <p className="mt-2 max-w-[52ch]">{sentenceOf({ user, dayOf })}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="premium" disabled={portal.isPending} onClick={() => portal.mutate()}>
            {subscription.active.manage}
          </Button>
          <p className="text-15 text-soft">{subscription.active.manageNote}</p>
        </div>
      </Card>
    </>
  )
}

type Facts = { user: User; dayOf: (instant: number) => string }

function sentenceOf({ user, dayOf }: Facts): string {
  const { billingPeriodEnd: periodEnd } = user
  const { active } = subscription
  if (user.cancelAtPeriodEnd && user.subscriptionEndDate !== null)
    return active.cancelled(dayOf(user.subscriptionEndDate))
  if (user.billingStatus === 'trialing' && periodEnd !== null)
    return active.trial({ price: price.label, day: dayOf(periodEnd) })
  if (user.billingStatus === 'past_due') return active.pastDue
  return periodEnd === null ? active.open : active.renewed({ price: price.label, day: dayOf(periodEnd) })
}
