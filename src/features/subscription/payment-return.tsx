import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { subscription } from '#domain/texts'
import { FailureLine } from '~/ui/failure-line'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { useRefreshBilling } from './subscription.queries.ts'

/** After a payment: `?success=true` proves nothing, so Stripe is asked. */
export function PaymentReturn({ isActive }: { isActive: boolean }) {
  const [parameters, setParameters] = useSearchParams()
  const isReturn = parameters.get('success') === 'true'
  const { mutate, isPending, isIdle, error } = useRefreshBilling()
  const isAsked = useRef(false)
  const [wasAnswered, setWasAnswered] = useState(false)

  useEffect(() => {
    if (!isReturn || isAsked.current) return
    isAsked.current = true
    mutate(undefined, { onSettled: () => setWasAnswered(true) })
  }, [isReturn, mutate])

  const isDone = isReturn && isActive && !isPending && !isIdle
  useEffect(() => {
    if (!isDone) return
    toast({ title: subscription.paid.title, description: subscription.paid.welcome })
    setParameters({}, { replace: true })
  }, [isDone, setParameters])

  if (!isReturn || isDone) return null
  // The button stays while Stripe is asked again, and with it the focus.
  return (
    <div role="status">
      {wasAnswered ? (
        <Notice tone="warning" title={subscription.paid.unknown}>
          <p>{subscription.paid.unknownNote}</p>
          <FailureLine error={error} />
          <Button look="plain" className="-ms-5" onClick={() => !isPending && mutate()}>
            {isPending ? subscription.paid.lookingAgain : subscription.paid.again}
          </Button>
        </Notice>
      ) : (
        <Notice title={subscription.paid.looking} />
      )}
    </div>
  )
}
