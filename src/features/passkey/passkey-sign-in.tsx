import { useMutation } from '@tanstack/react-query'
import { auth, passkey } from '#domain/texts'
import { changePerson, withSession } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { Form } from '~/ui/form'
import { toast } from '~/ui/toast'
import { loadWebAuthn, passkeyFailure } from './web-authn.ts'

/** A form, so that a press before the scripts is repeated. */
export function PasskeySignIn() {
  const signIn = usePasskeySignIn()
  return (
    <Form
      ref={activateForm}
      aria-label={passkey.label}
      onSubmit={() => settled(signIn.mutateAsync())}
      className="flex flex-col gap-3"
    >
      <Button type="submit" look="plain" wide disabled={signIn.isPending}>
        {signIn.isPending ? passkey.pending : passkey.use}
      </Button>
      <FailureLine error={signIn.error} sentence={passkeyFailure} />
    </Form>
  )
}

function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        loadWebAuthn(),
        answer(api.auth.passkey.options.$post()),
      ])
      const response = await startAuthentication({ optionsJSON })
      return withSession(answer(api.auth.passkey.$post({ json: { response } })))
    },
    onSuccess: (user, _nothing, _result, { client }) => {
      changePerson(client, user)
      toast(auth.login.done)
    },
    onError: (error) => toast({ title: auth.login.failed, description: passkeyFailure(error), tone: 'danger' }),
  })
}
