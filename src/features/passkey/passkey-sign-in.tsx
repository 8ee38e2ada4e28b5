import { Button } from '~/ui/button'
import { usePasskeySignIn } from './passkey.queries.ts'

export function PasskeySignIn() {
  const signIn = usePasskeySignIn()
  return (
    <Button look="plain" wide disabled={signIn.isPending} onClick={() => signIn.mutate()}>
      {signIn.isPending ? 'Asking your device…' : 'Use a passkey'}
    </Button>
  )
}
