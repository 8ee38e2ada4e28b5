import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountForms } from '#domain/texts'
import type { User } from '#domain/user'
import { useSignInAgain } from '~/features/session/session.queries'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { loadRules } from '~/lib/load-rules'
import { settled } from '~/lib/settled'
import { TextField } from '~/ui/field'
import { RowForm } from '~/ui/row-form'
import { useProof } from '~/ui/use-proof'
import { CodeForm } from './code-form.tsx'

/** Another address, and then the code that was sent there. */
export function EmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const send = useMutation({
    mutationFn: (given: { password?: string }) => answer(api.user.email.$post({ json: { email, ...given } })),
    onError: (failure) => setError(failure instanceof ApiError ? failure.fields.email : undefined),
  })
  const proof = useProof({ hasPassword: user.hasPassword, signIn: useSignInAgain(), error: send.error })
  const submit = async () => {
    const checked = (await loadRules())?.emailAddress.safeParse(email)
    setError(checked?.error?.issues[0]?.message)
    if (!checked?.error) await settled(send.mutateAsync(proof.given))
  }
  if (send.isSuccess) return <CodeForm change={{ email: email.trim().toLowerCase(), onDone }} />
  return (
    <RowForm
      onSave={submit}
      onCancel={onDone}
      isPending={send.isPending}
      error={proof.otherError}
      words={accountForms.email.change.words}
    >
      <TextField
        label={accountForms.email.change.field}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={user.isVerified && user.email ? accountForms.email.change.hint(user.email) : undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={error}
      />
      {proof.field}
    </RowForm>
  )
}
