import type { ReactNode } from 'react'
import { zonesByName } from '#domain/time/zone-name'
import type { User } from '#domain/user'
import { Profile, type ProfileField } from '~/drawings/settings'
import { SelectField, TextField } from '~/ui/field'
import { RowSection } from '~/ui/rows'
import { TimePicker } from '~/ui/time-picker'
import { InlineEdit, type Control } from './inline-edit.tsx'

export function ProfileSection({ user, email }: { user: User; email: ReactNode }) {
  return (
    <RowSection title="Profile">
      <Profile
        user={user}
        email={email}
        renderField={(field, label, shown) => (
          <InlineEdit field={field} label={label} value={user[field] ?? ''} shown={shown}>
            {(control) => controls[field]({ label, ...control }, user)}
          </InlineEdit>
        )}
      />
    </RowSection>
  )
}

const controls: Record<ProfileField, (control: Control & { label: string }, user: User) => ReactNode> = {
  name: ({ onChange, ...control }) => (
    <TextField autoComplete="name" {...control} onChange={({ target }) => onChange(target.value)} />
  ),
  phone: ({ onChange, ...control }, { promptBySms }) => (
    <TextField
      hint={promptBySms && 'SMS stops until you have confirmed the new number.'}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...control}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
  timezone: ({ onChange, ...control }, { timezone }) => (
    <SelectField
      hint="Your day begins and ends by this clock."
      {...control}
      onChange={({ target }) => onChange(target.value)}
    >
      {zonesByName(timezone).map(([name, zone]) => (
        <option key={zone} value={zone}>
          {name}
        </option>
      ))}
    </SelectField>
  ),
  preferredTime: (control) => <TimePicker {...control} />,
}
