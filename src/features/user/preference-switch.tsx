import type { ReactNode } from 'react'
import type { SwitchName } from '#domain/preferences'
import { preferences } from '#domain/texts'
import type { User } from '#domain/user'
import { Switch } from '~/drawings/choice'
import { useChangeSettings } from './user.mutations.ts'

type SwitchWords = { label: string; on?: string; off?: string }

export function PreferenceSwitch({ user, name, hint }: { user: User; name: SwitchName; hint?: ReactNode }) {
  const change = useChangeSettings()
  const { label, on = preferences.on, off = preferences.off }: SwitchWords = preferences.words[name]
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
