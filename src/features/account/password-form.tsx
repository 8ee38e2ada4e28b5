import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountForms } from '#domain/texts'
import type { User } from '#domain/user'
import { PasswordField } from '~/ui/password-field'
import { devicesQuery } from '~/features/session/session.queries'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { loadRules } from '~/lib/load-rules'
import { settled } from '~/lib/settled'
import { RowForm } from '~/ui/row-form'
import { toast } from '~/ui/toast'

/** Changes the password, with the old one. */
export function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [typed, setTyped] = useState({ current: '', password: '' })
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const change = useMutation({
    mutationFn: () => answer(api.user.password.$post({ json: typed })),
    onSuccess: ({ message }, _typed, _result, { client }) => {
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      toast({ title: accountForms.password.done, description: message })
      onDone()
    },
    onError: (failure) => setErrors(failure instanceof ApiError ? failure.fields : {}),
  })
  const submit = async () => {
    const checked = (await loadRules())?.passwordChangeSchema.safeParse(typed)
    setErrors(Object.fromEntries(checked?.error?.issues.map(({ path, message }) => [path[0], message]) ?? []))
    if (!checked?.error) await settled(change.mutateAsync())
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <RowForm onSave={submit} onCancel={onDone} isPending={change.isPending} error={change.error}>
      {/* By it a password manager knows whose password changes. */}
      <input hidden readOnly autoComplete="username" value={user.username ?? user.email ?? ''} />
      <PasswordField label={accountForms.password.current} autoComplete="current-password" {...field('current')} />
      <PasswordField
        label={accountForms.password.next}
        autoComplete="new-password"
        hint={accountForms.password.hint}
        {...field('password')}
      />
    </RowForm>
  )
}
