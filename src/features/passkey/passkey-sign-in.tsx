import { FailureLine } from '~/lib/failure-line'
import { Button } from '~/ui/button'
import { passkeyFailure, usePasskeySignIn } from './passkey.queries.ts'

export function PasskeySignIn() {
  const signIn = usePasskeySignIn()
  return (
    <div className="flex flex-col gap-3">
      <Button look="plain" wide disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        {signIn.isPending ? 'Asking your device…' : 'Use a passkey'}
      </Button>
      <FailureLine error={signIn.error} sentence={passkeyFailure} />
    </div>
  )
}
