import { useState } from 'react'
import type { User } from '#domain/user'
import { Email } from '~/drawings/settings'
import { loadRules } from '~/lib/load-rules'
import { sentenceOf } from '~/lib/api-error'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { RowAction } from '~/drawings/rows'
import { useMutation } from '@tanstack/react-query'
import { updateUser } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { toast } from '~/ui/toast'

/** The email address, and the form that verifies it. */
export function EmailRow({ user }: { user: User }) {
  const [isCodeSent, setIsCodeSent] = useState(false)
  const send = useSendEmailCode()
  const sendCode = () => send.mutate(undefined, { onSuccess: () => setIsCodeSent(true) })
  return (
    <>
      <Email user={user}>
        <RowAction disabled={send.isPending} onClick={sendCode}>
          {send.isPending ? 'Sending…' : isCodeSent ? 'Send another code' : 'Confirm'}{' '}
          <span className="sr-only">for this email address</span>
        </RowAction>
      </Email>
      {(user.mailComesBack || !user.isVerified) && isCodeSent && <CodeForm />}
    </>
  )
}

function CodeForm() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const confirmEmail = useConfirmEmail()
  const submit = async () => {
    const checked = (await loadRules())?.codeSchema.safeParse({ code })
    setError(checked?.error?.issues[0]?.message)
    if (!checked?.error)
      await settled(confirmEmail.mutateAsync(code, { onError: (failure) => setError(sentenceOf(failure)) }))
  }
  return (
    <Form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3 py-4">
      <div className="w-56">
        <TextField
          label="The code from the mail"
          hint="Six digits, good for ten minutes."
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={error}
        />
      </div>
      <Button type="submit" look="primary" className="sm:mt-7" disabled={confirmEmail.isPending}>
        {confirmEmail.isPending ? 'Confirming…' : 'Confirm address'}
      </Button>
    </Form>
  )
}

function useSendEmailCode() {
  return useMutation({
    mutationFn: () => answer(api.verification.email.$post()),
    onSuccess: ({ message }) => toast({ title: 'Email sent', description: message }),
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error), tone: 'danger' }),
  })
}

function useConfirmEmail() {
  return useMutation({
    mutationFn: (code: string) => answer(api.verification.email.confirm.$post({ json: { code } })),
    onSuccess: (user, _code, _result, { client }) => {
      updateUser(client, user)
      toast({ title: 'Address confirmed', description: 'We know now that it is yours.' })
    },
  })
}
