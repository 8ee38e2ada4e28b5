import { useState, type ReactNode } from 'react'
import { subscription } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Card } from '~/drawings/card'
import { FieldError } from '~/ui/field'
import { Form } from '~/ui/form'
import { toast } from '~/ui/toast'

export const returnPath = '/subscription?success=true'

type PaymentFormProps = {
  /** Asks for the payment. Returns why it failed; after a success the page is left. */
  confirm: () => Promise<string | undefined>
  isReady: boolean
  note: ReactNode
  children: ReactNode
}

/** The frame of both payment forms: one button, pressed once, and what went wrong beside it. */
export function PaymentForm({ confirm, isReady, note, children }: PaymentFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const submit = async () => {
    setBusy(true)
    setFailure(undefined)
    const message = await confirm().catch(() => subscription.checkout.notSent)
    if (message === undefined) return
    setBusy(false)
    setFailure(message)
    toast({ title: subscription.checkout.failed, description: message, tone: 'danger' })
  }
  return (
    <Card roomy>
      <Form onSubmit={submit} className="flex flex-col gap-5">
        {children}
        <FieldError id="payment-failure" error={failure} />
        <Button type="submit" look="primary" wide disabled={!isReady || isBusy}>
          {isBusy ? subscription.checkout.paying : subscription.checkout.pay}
        </Button>
        <p className="text-13 text-soft">{note}</p>
      </Form>
    </Card>
  )
}
