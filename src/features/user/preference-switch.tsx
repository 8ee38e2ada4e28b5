import type { ReactNode } from 'react'
import { preferenceOf, type SwitchName } from '#domain/preferences'
import type { User } from '#domain/user'
import { Switch } from '~/drawings/choice'
import { useChangeSettings } from './user.mutations.ts'

export function PreferenceSwitch({ user, name, hint }: { user: User; name: SwitchName; hint?: ReactNode }) {
  const change = useChangeSettings()
  const { label, on = 'On', off = 'Off' } = preferenceOf(name)
  return (
    <Switch
      label={label}
      hint={hint ?? (user[name] ? on : off)}
      checked={user[name]}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ [name]: target.checked })}
    />
  )
}
