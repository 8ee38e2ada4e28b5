import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountForms, common } from '#domain/texts'
import { updateUser } from '~/features/user/user.queries'
import { Button } from '~/drawings/button'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { loadRules } from '~/lib/load-rules'
import { settled } from '~/lib/settled'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { focusFirst } from '~/ui/form-focus'
import { toast } from '~/ui/toast'

/** `change`: the code was sent to an address that is not yet that of the account. */
export function CodeForm({ change }: { change?: { email: string; onDone: () => void } }) {
  const { email, onDone } = change ?? {}
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const confirmEmail = useConfirmEmail(email)
  const submit = async () => {
    const checked = (await loadRules())?.codeSchema.safeParse({ code })
    setError(checked?.error?.issues[0]?.message)
    if (!checked?.error)
      await settled(
        confirmEmail.mutateAsync(code, { onSuccess: onDone, onError: (failure) => setError(sentenceOf(failure)) }),
      )
  }
  return (
    <Form ref={change && focusFirst} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3 py-4">
      <div className={change ? 'w-72' : 'w-56'}>
        <TextField
          label={accountForms.email.code.field}
          hint={email ? accountForms.email.code.hintOfChange(email) : accountForms.email.code.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={error}
        />
      </div>
      <Button type="submit" look="primary" className="sm:mt-7" disabled={confirmEmail.isPending}>
        {confirmEmail.isPending ? accountForms.email.code.pending : accountForms.email.code.save}
      </Button>
      {onDone && (
        <Button className="sm:mt-7" onClick={onDone}>
          {common.cancel}
        </Button>
      )}
    </Form>
  )
}

function useConfirmEmail(email: string | undefined) {
  return useMutation({
    mutationFn: (code: string) => answer(api.verification.email.confirm.$post({ json: { code, email } })),
    onSuccess: (user, _code, _result, { client }) => {
      updateUser(client, user)
      toast(accountForms.email.code.done)
    },
  })
}
