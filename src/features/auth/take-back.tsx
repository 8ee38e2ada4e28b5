import { useMutation } from '@tanstack/react-query'
import { auth } from '#domain/texts'
import { changePerson } from '~/features/user/user.queries'
import { Button } from '~/drawings/button'
import { answer, api } from '~/lib/api'
import { useRuledForm } from '~/lib/ruled-form'
import { settled } from '~/lib/settled'
import { FailureLine } from '~/ui/failure-line'
import { Form } from '~/ui/form'
import { ForgotForm } from './forgot-form.tsx'

/** Sets an address again by the link that was mailed there, and then asks for a new password. */
export function TakeBack({ token, onDone }: { token: string; onDone: () => void }) {
  const forgot = useRuledForm('forgot')
  const takeBack = useMutation({
    mutationFn: () => answer(api.auth['take-back'].$post({ json: { token } })),
    onSuccess: ({ email }, _nothing, _result, { client }) => {
      // Every session has ended, also one of this browser.
      changePerson(client, null)
      forgot.setValue('email', email)
    },
  })
  if (takeBack.isSuccess) {
    return (
      <div className="flex flex-col gap-5">
        <p role="status">{auth.takeBack.done(takeBack.data.email)}</p>
        <ForgotForm form={forgot} onSent={onDone} />
      </div>
    )
  }
  return (
    <Form onSubmit={() => settled(takeBack.mutateAsync())} className="flex flex-col gap-5">
      <p>{auth.takeBack.explanation}</p>
      <FailureLine error={takeBack.error} />
      <Button type="submit" look="primary" wide disabled={takeBack.isPending}>
        {takeBack.isPending ? auth.takeBack.pending : auth.takeBack.save}
      </Button>
    </Form>
  )
}
