import { Fragment, type ReactNode } from 'react'
import {
  namesInSection,
  preferenceOf,
  type PreferenceName,
  type ProfileField,
  type Settings,
} from '#domain/preferences'
import { shortDate } from '#domain/time/local-date'
import { exampleOf } from '#domain/time/region'
import { timeInWords } from '#domain/time/wall-clock'
import { zoneName } from '#domain/time/zone-name'
import type { User } from '#domain/user'
import { Row } from './rows.tsx'

/** A preference as it stands in Settings. */
export function wordsOfPreference(name: PreferenceName, settings: Settings): string {
  const value = settings[name]
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  const { control } = preferenceOf(name)
  if (control === 'zone') return zoneName(value ?? '')
  if (control === 'region') return exampleOf(value)
  if (control === 'date') return value ? shortDate(value) : 'Not away'
  return control === 'time' ? timeInWords(value ?? '') : (value ?? '')
}

type ProfileProps = {
  user: User
  username: ReactNode
  email: ReactNode
  renderField: (field: ProfileField, label: string, shown: string) => ReactNode
}

export function Profile({ user, username, email, renderField }: ProfileProps) {
  const [name, ...others] = namesInSection('profile').map((field) => {
    const words = wordsOfPreference(field, { ...user, phone: user.phone ?? '' })
    const shown = field === 'phone' && user.isPhoneVerified ? `${words}, confirmed` : words
    return <Fragment key={field}>{renderField(field, preferenceOf(field).label, shown)}</Fragment>
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

type FieldRowProps = { label: string; shown: string; renderAction: (word: string) => ReactNode }

/** A row that can be edited in place. */
export function FieldRow({ label, shown, renderAction }: FieldRowProps) {
  return (
    <Row label={label} value={shown || 'Not given yet'}>
      {renderAction(shown ? 'Edit' : 'Add')}
    </Row>
  )
}

type EmailProps = {
  user: User
  /** While the address is not confirmed, or mail comes back. */
  confirm: ReactNode
  renderAction: (word: string) => ReactNode
}

export function Email({ user: { email, isVerified, mailComesBack }, confirm, renderAction }: EmailProps) {
  const state = isVerified ? 'confirmed' : 'not confirmed yet'
  const shown = mailComesBack ? `${email}. Mail to this address comes back.` : `${email}, ${state}`
  return (
    <Row id="email" label="Email" value={email ? shown : 'Not given yet'}>
      {email && (mailComesBack || !isVerified) && confirm}
      {renderAction(email ? 'Edit' : 'Add')}
    </Row>
  )
}

type SubscriptionProps = { user: User; renderAction: (word: string) => ReactNode }

export function Subscription({ user, renderAction }: SubscriptionProps) {
  const active = user.subscriptionStatus === 'active'
  return (
    <Row
      label={active ? 'Premium' : 'Free'}
      value={active ? 'Everything is open to you.' : 'Your daily page and its reply, at no cost.'}
    >
      {renderAction(active ? 'Manage' : 'Compare plans')}
    </Row>
  )
}
