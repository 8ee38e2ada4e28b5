import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { Form } from '~/ui/form'
import { passkeyFailure, usePasskeySignIn } from './passkey.queries.ts'

/** A form, so that a press before the scripts is repeated. */
export function PasskeySignIn() {
  const signIn = usePasskeySignIn()
  return (
    <Form
      ref={activateForm}
      aria-label="Passkey"
      onSubmit={() => settled(signIn.mutateAsync())}
      className="flex flex-col gap-3"
    >
      <Button type="submit" look="plain" wide disabled={signIn.isPending}>
        {signIn.isPending ? 'Asking your device…' : 'Use a passkey'}
      </Button>
      <FailureLine error={signIn.error} sentence={passkeyFailure} />
    </Form>
  )
}
