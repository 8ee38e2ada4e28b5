import { useQuery } from '@tanstack/react-query'
import { localDate, longDate } from '#domain/local-date'
import { roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { FailureLine } from '~/lib/failure-line'
import { Button, ButtonLink } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { SkeletonShape } from '~/ui/skeleton'
import { CurrentPlan } from './current-plan.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { Plans } from './plans.tsx'
import { subscriptionQuery, useBillingPortal } from './subscription.queries.ts'
import { termsOf } from './terms.ts'

export function SubscriptionScreen({ user }: { user: User }) {
  const isActive = user.subscriptionStatus === 'active'
  const role = roleOf(user)
  return (
    <>
      <PaymentReturn isActive={isActive} />
      {isActive && <CurrentPlan user={user} />}
      {role === 'employee' && (
        <Notice title="Everything is open to you as an employee">
          <p>Ads go away with a subscription only.</p>
        </Notice>
      )}
      {role === 'lapsed' && <EndedPlan user={user} />}
      <Plans current={isActive ? 'premium' : 'free'}>{!isActive && <Start user={user} />}</Plans>
    </>
  )
}

/** Leads to checkout by a page load of its own, since only that page may load what Stripe needs. */
function Start({ user }: { user: User }) {
  const { data, error } = useQuery(subscriptionQuery)
  const trialDays = data?.trialDays
  return (
    <>
      <ButtonLink look="premium" wide to="/subscription/checkout" reloadDocument>
        {trialDays === 0 ? 'Start Premium' : 'Start Premium Trial'}
      </ButtonLink>
      <div className="mt-3 min-h-18 text-15 text-soft">
        {trialDays !== undefined && <p>{termsOf({ trialDays, timeZone: user.timezone })}</p>}
        {trialDays === undefined && !error && <SkeletonShape className="h-4 w-4/5" />}
        <FailureLine error={error} />
      </div>
    </>
  )
}

function EndedPlan({ user }: { user: User }) {
  const portal = useBillingPortal()
  return (
    <Notice title="Premium has ended">
      {user.subscriptionEndDate !== null && (
        <p>
          It was open until {longDate(localDate(user.subscriptionEndDate, user.timezone))}. Everything you wrote is
          kept, and is yours to read and take home.
        </p>
      )}
      <Button look="plain" className="-ml-5" disabled={portal.isPending} onClick={() => portal.mutate()}>
        See your invoices
      </Button>
    </Notice>
  )
}
