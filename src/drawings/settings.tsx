import { Fragment, type ReactNode } from 'react'
import {
  namesInSection,
  preferenceOf,
  type PreferenceName,
  type ProfileField,
  type Settings,
} from '#domain/preferences'
import { languagesToChoose, nameOfLanguage } from '#domain/languages'
import { frame, preferences } from '#domain/texts'
import { shortDate } from '#domain/time/local-date'
import { weekdayInWords } from '#domain/time/month'
import { exampleOf } from '#domain/time/region'
import { timeInWords } from '#domain/time/wall-clock'
import { zoneName } from '#domain/time/zone-name'
import type { User } from '#domain/user'
import { Row } from './rows.tsx'

/** A preference as it stands in Settings. */
export function wordsOfPreference(name: PreferenceName, settings: Settings): string {
  const value = settings[name]
  if (typeof value === 'boolean') return value ? preferences.on : preferences.off
  const { control } = preferenceOf(name)
  if (control === 'zone') return zoneName(value ?? '')
  if (control === 'language') return nameOfLanguage(value || frame.language)
  if (control === 'region') return exampleOf(value)
  if (control === 'date') return value ? shortDate(value) : preferences.notAway
  if (control === 'weekday') return weekdayInWords(value ?? '')
  return control === 'time' ? timeInWords(value ?? '') : (value ?? '')
}

type ProfileProps = {
  user: User
  username: ReactNode
  email: ReactNode
  renderField: (field: ProfileField, label: string, shown: string) => ReactNode
}

export function Profile({ user, username, email, renderField }: ProfileProps) {
  const fields = namesInSection('profile').filter(
    (field) => field !== 'language' || languagesToChoose(frame.language).length > 1,
  )
  const [name, ...others] = fields.map((field) => {
    const words = wordsOfPreference(field, { ...user, phone: user.phone ?? '' })
    const shown = field === 'phone' && user.isPhoneVerified ? preferences.profile.confirmedPhone(words) : words
    return <Fragment key={field}>{renderField(field, preferences.words[field].label, shown)}</Fragment>
  })
  return (
    <>
      {name}
      {username}
      {email}
      {others}
    </>
  )
}

type FieldRowProps = { label: string; shown: string; renderAction: (text: string) => ReactNode }

/** A row that can be edited in place. */
export function FieldRow({ label, shown, renderAction }: FieldRowProps) {
  return (
    <Row label={label} value={shown || preferences.row.empty}>
      {renderAction(shown ? preferences.row.edit(label) : preferences.row.add(label))}
    </Row>
  )
}

type EmailProps = {
  user: User
  /** While the address is not confirmed, or mail comes back. */
  confirm: ReactNode
  renderAction: (text: string) => ReactNode
}

export function Email({ user: { email, isVerified, mailComesBack }, confirm, renderAction }: EmailProps) {
  const { label, comesBack, confirmed, notConfirmed } = preferences.profile.email
  const shown = mailComesBack ? comesBack : isVerified ? confirmed : notConfirmed
  return (
    <Row id="email" label={label} value={email ? shown(email) : preferences.row.empty}>
      {email && (mailComesBack || !isVerified) && confirm}
      {renderAction(email ? preferences.row.edit(label) : preferences.row.add(label))}
    </Row>
  )
}

type SubscriptionProps = { user: User; renderAction: (text: string) => ReactNode }

export function Subscription({ user, renderAction }: SubscriptionProps) {
  const { name, value, action } = preferences.subscription[user.subscriptionStatus]
  return (
    <Row label={name} value={value}>
      {renderAction(action)}
    </Row>
  )
}
