import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { common, subscription } from '#domain/texts'
import type { User } from '#domain/user'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/drawings/card'
import { lazyPart } from '~/ui/lazy-part'
import { Notice } from '~/ui/notice'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { toast } from '~/ui/toast'
import { checkoutQuery } from './subscription.queries.ts'
import { termsOf } from './terms.ts'

const StripeForm = lazyPart(async () => (await import('./stripe-form.tsx')).default)
const SimulatedForm = lazyPart(async () => (await import('./simulated-form.tsx')).default)

export function CheckoutScreen({ user }: { user: User }) {
  const checkout = useQuery(checkoutQuery)
  const { error } = checkout
  useEffect(() => {
    if (error && !isPremiumAlready(error))
      toast({ title: subscription.error, description: sentenceOf(error), tone: 'danger' })
  }, [error])

  if (error) return <NotBegun error={error} onAgain={() => void checkout.refetch()} />
  if (!checkout.data) return <FormSkeleton />
  const { clientSecret, intent, trialDays, publishableKey } = checkout.data
  const terms = termsOf({ trialDays, timeZone: user.timezone })
  return (
    <>
      <p className="max-w-[62ch]">{terms}</p>
      <Suspense fallback={<FormSkeleton />}>
        {publishableKey ? (
          <StripeForm {...{ clientSecret, intent, publishableKey }} />
        ) : (
          <SimulatedForm clientSecret={clientSecret} />
        )}
      </Suspense>
    </>
  )
}

const isPremiumAlready = (error: Error) => error instanceof ApiError && error.code === 'billing.already_active'

function NotBegun({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { already, notBegun, notCharged } = subscription.checkout
  if (isPremiumAlready(error))
    return (
      <Notice title={already.title}>
        <p>{already.note}</p>
        <ButtonLink look="plain" className="-ms-5" to="/subscription" reloadDocument>
          {already.seePlan}
        </ButtonLink>
      </Notice>
    )
  return (
    <Notice tone="danger" title={notBegun}>
      <p>{notCharged(sentenceOf(error))}</p>
      <Button look="plain" className="-ms-5" onClick={onAgain}>
        {common.tryAgain}
      </Button>
    </Notice>
  )
}

function FormSkeleton() {
  return (
    <Card roomy>
      <Skeleton label={subscription.checkout.loading}>
        <div className="grid gap-5">
          <SkeletonShape className="h-11" />
          <SkeletonShape className="h-11" />
          <SkeletonShape className="h-11 w-1/2" />
        </div>
      </Skeleton>
    </Card>
  )
}
