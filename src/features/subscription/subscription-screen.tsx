import { Suspense, useState } from 'react'
import { trialDaysFor } from '#domain/billing'
import { localDate, longDate } from '#domain/time/local-date'
import { roleOf } from '#domain/plan'
import { subscription } from '#domain/texts'
import type { User } from '#domain/user'
import { readFirstData } from '~/lib/first-data'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { Notice } from '~/ui/notice'
import { CurrentPlan } from './current-plan.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { Plans } from './plans.tsx'
import { useBillingPortal } from './subscription.queries.ts'
import { termsOf } from './terms.ts'

const OwnDays = lazyPart(async () => (await import('./own-days.tsx')).OwnDays, nothing)

export function SubscriptionScreen({ user }: { user: User }) {
  const isActive = user.subscriptionStatus === 'active'
  const role = roleOf(user)
  return (
    <>
      <PaymentReturn isActive={isActive} />
      {isActive && <CurrentPlan user={user} />}
      {role === 'employee' && (
        <Notice title={subscription.employee.title}>
          <p>{subscription.employee.ads}</p>
        </Notice>
      )}
      {role === 'lapsed' && <EndedPlan user={user} />}
      <Plans
        current={isActive ? 'premium' : 'free'}
        ownDays={
          <Suspense>
            <OwnDays user={user} />
          </Suspense>
        }
      >
        {!isActive && <Start user={user} />}
      </Plans>
    </>
  )
}

/** Leads to checkout by a page load of its own, since only that page may load what Stripe needs. */
function Start({ user }: { user: User }) {
  const [{ trialDays: offered }] = useState(readFirstData)
  const trialDays = offered === undefined ? undefined : trialDaysFor(user, offered)
  return (
    <>
      <ButtonLink look="premium" wide to="/subscription/checkout" reloadDocument>
        {trialDays === 0 ? subscription.start : subscription.startTrial}
      </ButtonLink>
      <p className="mt-3 text-15 text-soft">
        {trialDays === undefined ? subscription.terms.later : termsOf({ trialDays, timeZone: user.timezone })}
      </p>
    </>
  )
}

function EndedPlan({ user }: { user: User }) {
  const portal = useBillingPortal()
  return (
    <Notice title={subscription.ended.title}>
      {user.subscriptionEndDate !== null && (
        <p>{subscription.ended.day(longDate(localDate(user.subscriptionEndDate, user.timezone)))}</p>
      )}
      <Button look="plain" className="-ms-5" disabled={portal.isPending} onClick={() => portal.mutate()}>
        {subscription.ended.invoices}
      </Button>
    </Notice>
  )
}
