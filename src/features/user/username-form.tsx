import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { preferences } from '#domain/texts'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { loadRules } from '~/lib/load-rules'
import { settled } from '~/lib/settled'
import { TextField } from '~/ui/field'
import { RowForm } from '~/ui/row-form'
import { toast } from '~/ui/toast'
import { updateUser } from './user.queries.ts'

export function UsernameForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [username, setUsername] = useState(user.username ?? '')
  const [error, setError] = useState<string>()
  const change = useMutation({
    mutationFn: () => answer(api.user.username.$post({ json: { username } })),
    onSuccess: (changed, _nothing, _result, { client }) => {
      updateUser(client, changed)
      toast(preferences.updated)
      onDone()
    },
    onError: (failure) => setError(failure instanceof ApiError ? failure.fields.username : undefined),
  })
  const save = async () => {
    if (username === user.username) return onDone()
    const checked = (await loadRules())?.usernameChangeSchema.safeParse({ username })
    setError(checked?.error?.issues[0]?.message)
    if (!checked?.error) await settled(change.mutateAsync())
  }
  return (
    <RowForm onSave={save} onCancel={onDone} isPending={change.isPending} error={change.error}>
      <TextField
        {...preferences.profile.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={error}
      />
    </RowForm>
  )
}
