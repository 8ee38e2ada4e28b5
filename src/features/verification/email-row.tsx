import { useState } from 'react'
import type { User } from '#domain/user'
import { Email } from '~/drawings/settings'
import { loadRules } from '~/lib/load-rules'
import { sentenceOf } from '~/lib/api-error'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { rowAction } from '~/drawings/rows'
import { useConfirmEmail, useSendEmailCode } from './verification.mutations.ts'

/** The email address, and the form that verifies it. */
export function EmailRow({ user }: { user: User }) {
  const [isCodeSent, setIsCodeSent] = useState(false)
  const send = useSendEmailCode()
  const sendCode = () => send.mutate(undefined, { onSuccess: () => setIsCodeSent(true) })
  return (
    <>
      <Email user={user}>
        <button type="button" className={rowAction} disabled={send.isPending} onClick={sendCode}>
          {send.isPending ? 'Sending…' : isCodeSent ? 'Send another code' : 'Confirm'}{' '}
          <span className="sr-only">for this email address</span>
        </button>
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
