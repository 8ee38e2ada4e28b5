import { useState } from 'react'
import { call } from '~/lib/call'
import { Button } from '~/drawings/button'
import { SelectField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { PaymentForm, returnPath } from './payment-form.tsx'

type Answer = { isConfirmed: boolean; message: string }

/** Stands for Stripe's form in a local run. The Worker behind it exists only there. */
export default function SimulatedForm({ clientSecret }: { clientSecret: string }) {
  const [card, setCard] = useState('accepted')
  const [webhook, setWebhook] = useState('at-once')
  const [answerBank, setAnswerBank] = useState<(yes: boolean) => void>()

  const send = async (answer: string): Promise<Answer> => {
    const reply = await call('/dev/stripe/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientSecret, card: answer, webhook }),
    })
    if (!reply.ok) throw new Error(`The simulation answered ${reply.status}`)
    return reply.json() as Promise<Answer>
  }
  const confirm = async () => {
    let answer = card
    if (card === 'authentication') {
      const isTrue = await new Promise<boolean>((resolve) => setAnswerBank(() => resolve))
      setAnswerBank(undefined)
      answer = isTrue ? 'accepted' : 'authentication_failed'
    }
    const { isConfirmed, message } = await send(answer)
    if (!isConfirmed) return message
    window.location.assign(returnPath)
    return undefined
  }
  return (
    <>
      <Notice tone="warning" title="This is a simulation">
        <p>No payment is made on this machine. With the keys of Stripe its form is here instead.</p>
      </Notice>
      <PaymentForm confirm={confirm} isReady note="Nothing is charged, and no card is asked for.">
        <SelectField label="Card" value={card} onChange={({ target }) => setCard(target.value)}>
          <option value="accepted">Accepted</option>
          <option value="declined">Declined</option>
          <option value="authentication">Needs authentication</option>
        </SelectField>
        <SelectField
          label="Webhook"
          hint="When Stripe reports the payment to Firstlight."
          value={webhook}
          onChange={({ target }) => setWebhook(target.value)}
        >
          <option value="at-once">At once</option>
          <option value="late">Ten seconds later</option>
          <option value="lost">Never</option>
        </SelectField>
        {answerBank && (
          <Notice title="Your bank asks: is this you?">
            <div className="mt-2 flex flex-wrap gap-3">
              <Button onClick={() => answerBank(true)}>Yes, it is me</Button>
              <Button onClick={() => answerBank(false)}>No</Button>
            </div>
          </Notice>
        )}
      </PaymentForm>
    </>
  )
}
