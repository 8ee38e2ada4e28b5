import type { ReactNode } from 'react'
import { preferences, type Control, type ProfileField } from '#domain/preferences'
import { languagesToChoose, nameOfLanguage } from '#domain/languages'
import { frame, preferences as texts, settings } from '#domain/texts'
import { weekdayInWords, weekStarts } from '#domain/time/month'
import { exampleOf } from '#domain/time/region'
import { zonesByName } from '#domain/time/zone-name'
import type { User } from '#domain/user'
import { Profile } from '~/drawings/settings'
import { Button } from '~/drawings/button'
import { useToday } from '~/lib/use-today'
import { DatePicker } from '~/ui/date-picker'
import { SelectField, TextField } from '~/ui/field'
import { RowSection } from '~/ui/row-section'
import { TimePicker } from '~/ui/time-picker'
import { deviceRegion, deviceWeekStart } from './device-region.ts'
import { InlineEdit, type ControlProps } from './inline-edit.tsx'
import { UsernameRow } from './username-row.tsx'

export function ProfileSection({ user, email }: { user: User; email: ReactNode }) {
  return (
    <RowSection title={texts.profile.title}>
      <Profile
        user={user}
        username={<UsernameRow user={user} />}
        email={email}
        renderField={(field, label, shown) => (
          <InlineEdit field={field} label={label} value={user[field] ?? ''} shown={shown}>
            {(control) => controls[preferences[field].control]({ label, hint: hintOf(field, user), ...control }, user)}
          </InlineEdit>
        )}
      />
    </RowSection>
  )
}

function hintOf(field: ProfileField, { promptBySms }: User) {
  const { hint }: { label: string; hint?: string } = texts.words[field]
  return (field !== 'phone' || promptBySms) && hint
}

function AwayField({ user, value, onChange, ...control }: Labelled & { user: User }) {
  const today = useToday(user.timezone)
  return (
    <>
      <DatePicker {...{ value, onChange, today, weekStart: user.weekStart }} {...control} />
      {value && (
        <Button look="plain" className="self-start px-0! text-15!" onClick={() => onChange('')}>
          {texts.notAway}
        </Button>
      )}
    </>
  )
}

type Labelled = ControlProps & { label: string; hint: string | false | undefined }
const controls: Record<Exclude<Control, 'switch'>, (control: Labelled, user: User) => ReactNode> = {
  line: ({ onChange, ...control }) => (
    <TextField autoComplete="name" {...control} onChange={({ target }) => onChange(target.value)} />
  ),
  phone: ({ onChange, ...control }) => (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...control}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
  zone: ({ onChange, ...control }, { timezone }) => (
    <SelectField {...control} onChange={({ target }) => onChange(target.value)}>
      {zonesByName(timezone).map(([name, zone]) => (
        <option key={zone} value={zone}>
          {name}
        </option>
      ))}
    </SelectField>
  ),
  time: (control) => <TimePicker {...control} />,
  date: ({ value, ...control }, user) => <AwayField user={user} value={value} {...control} />,
  weekday: ({ onChange, ...control }) => (
    <SelectField {...control} onChange={({ target }) => onChange(target.value)}>
      {weekStarts.map((weekday) => (
        <option key={weekday} value={weekday}>
          {weekday === deviceWeekStart() ? settings.asOnThisDevice(weekdayInWords(weekday)) : weekdayInWords(weekday)}
        </option>
      ))}
    </SelectField>
  ),
  language: ({ onChange, ...control }, user) => (
    <SelectField {...control} onChange={({ target }) => onChange(target.value)}>
      {user.language === '' && <option value="">{settings.asOnThisDevice(nameOfLanguage(frame.language))}</option>}
      {languagesToChoose(frame.language).map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOfLanguage(tag)}
        </option>
      ))}
    </SelectField>
  ),
  region: ({ onChange, ...control }, user) => {
    const here = deviceRegion()
    // Of several regions with the same form the last one, so that the chosen one is among them.
    const regions = new Map(['US', 'GB', here ?? 'US', user.region].map((region) => [exampleOf(region), region]))
    return (
      <SelectField {...control} onChange={({ target }) => onChange(target.value)}>
        {[...regions].map(([example, region]) => (
          <option key={region} value={region}>
            {here && example === exampleOf(here) ? settings.asOnThisDevice(example) : example}
          </option>
        ))}
      </SelectField>
    )
  },
}
