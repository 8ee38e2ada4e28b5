import type { ReactNode } from 'react'
import { zoneName, zonesByName } from '~/lib/zone-name'
import type { User } from '#domain/user'
import { timeInWords } from '#domain/time/wall-clock'
import { SelectField, TextField } from '~/ui/field'
import { TimePicker } from '~/ui/time-picker'
import { InlineEdit } from './inline-edit.tsx'
import { Row, RowSection } from '~/ui/rows'

export function ProfileSection({ user, email }: { user: User; email: ReactNode }) {
  return (
    <RowSection title="Profile">
      <InlineEdit field="name" label="Name" value={user.name}>
        {({ onChange, ...control }) => (
          <TextField label="Name" autoComplete="name" {...control} onChange={({ target }) => onChange(target.value)} />
        )}
      </InlineEdit>
      {user.username && <Row label="Username" value={user.username} />}
      {email}
      <InlineEdit
        field="phone"
        label="Phone"
        value={user.phone ?? ''}
        displayValue={user.isPhoneVerified ? `${user.phone}, confirmed` : (user.phone ?? '')}
      >
        {({ onChange, ...control }) => (
          <TextField
            label="Phone"
            hint={user.promptBySms && 'SMS stops until you have confirmed the new number.'}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            {...control}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </InlineEdit>
      <InlineEdit field="timezone" label="Time zone" value={user.timezone} displayValue={zoneName(user.timezone)}>
        {({ onChange, ...control }) => (
          <SelectField
            label="Time zone"
            hint="Your day begins and ends by this clock."
            {...control}
            onChange={({ target }) => onChange(target.value)}
          >
            {zonesByName(user.timezone).map(([name, zone]) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </InlineEdit>
      <InlineEdit
        field="preferredTime"
        label="Preferred time"
        value={user.preferredTime}
        displayValue={timeInWords(user.preferredTime)}
      >
        {(control) => <TimePicker label="Preferred time" {...control} />}
      </InlineEdit>
    </RowSection>
  )
}
