import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#domain/user'
import { useSignInAgain } from '~/features/session/session.queries'
import { Button } from '~/drawings/button'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { loadRules } from '~/lib/load-rules'
import { settled } from '~/lib/settled'
import { TextField } from '~/ui/field'
import { FailureLine } from '~/ui/failure-line'
import { Form } from '~/ui/form'
import { focusFirst } from '~/ui/form-focus'
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
    <Form ref={focusFirst} noValidate onSubmit={submit} className="flex flex-col gap-4 py-4">
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={user.isVerified ? `${user.email} stays in use until you have confirmed the new one.` : undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={error}
      />
      {proof.field}
      <FailureLine error={proof.otherError} />
      <div className="flex gap-3">
        <Button type="submit" look="primary" disabled={send.isPending}>
          {send.isPending ? 'Sending…' : 'Send me a code'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Form>
  )
}
