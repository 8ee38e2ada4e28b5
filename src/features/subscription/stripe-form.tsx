import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState } from 'react'
import { frame, subscription } from '#domain/texts'
import { tokenColor } from '~/lib/token-color'
import { FieldError } from '~/ui/field'
import { PaymentForm, returnPath } from './payment-form.tsx'

type StripeFormProps = { clientSecret: string; intent: 'setup' | 'payment'; publishableKey: string }

/** Stripe's Payment Element. What is typed there never reaches us. */
export default function StripeForm({ clientSecret, intent, publishableKey }: StripeFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<{ stripe: Stripe; elements: StripeElements }>(undefined)
  const [isReady, setReady] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    let isLeft = false
    const show = async () => {
      const stripe = await loadStripe(publishableKey, { locale: frame.language as StripeElementLocale })
      if (!stripe || isLeft || !place.current) return
      const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place.current) })
      form.current = { stripe, elements }
      const element = elements.create('payment')
      element.on('ready', () => setReady(true))
      element.on('loaderror', ({ error }) => setFailure(error.message ?? subscription.checkout.notLoaded))
      element.mount(place.current)
    }
    show().catch(() => setFailure(subscription.checkout.notLoaded))
    return () => {
      isLeft = true
      form.current?.elements.getElement('payment')?.destroy()
    }
  }, [clientSecret, publishableKey])

  const confirm = async () => {
    const { stripe, elements } = form.current!
    const confirmParams = { return_url: new URL(returnPath, window.location.origin).href }
    const { error } =
      intent === 'setup'
        ? await stripe.confirmSetup({ elements, confirmParams })
        : await stripe.confirmPayment({ elements, confirmParams })
    return error.message ?? subscription.checkout.refused
  }
  return (
    <PaymentForm confirm={confirm} isReady={isReady} note={subscription.checkout.stripe}>
      <div ref={place} className="min-h-60" />
      <FieldError id="stripe-failure" error={failure} />
    </PaymentForm>
  )
}

/** The colors and sizes of the page, which Stripe's frame cannot read by itself. */
function appearanceOf(element: Element) {
  const styles = getComputedStyle(element)
  return {
    theme: 'flat' as const,
    variables: {
      colorPrimary: tokenColor('premium'),
      colorBackground: tokenColor('card'),
      colorText: tokenColor('ink'),
      colorTextSecondary: tokenColor('soft'),
      colorDanger: tokenColor('danger'),
      fontFamily: styles.fontFamily,
      fontSizeBase: styles.fontSize,
      borderRadius: '10px',
    },
    rules: { '.Input': { border: `1px solid ${tokenColor('control')}` } },
  }
}
