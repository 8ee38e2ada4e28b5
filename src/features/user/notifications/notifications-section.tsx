import { messageKindNames, messageKinds, kindOfMessage, type MessageKind } from '#domain/message-kinds'
import { afterPause } from '#domain/pause'
import type { User } from '#domain/user'
import { RowSection } from '~/ui/row-section'
import { ToEmail } from '~/ui/to-email'
import { Link } from 'react-router'
import { hasPremium, roleOf } from '#domain/plan'
import { preferences, type SwitchName } from '#domain/preferences'
import { Row, rowAction } from '~/drawings/rows'
import { PreferenceSwitch } from '../preference-switch.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { Switch } from '~/drawings/choice'
import { NotOpened } from '~/ui/not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import { useChangeSettings } from '../user.mutations.ts'
import { nextInWords } from '#domain/time/recurrence'
import { useQuery } from '@tanstack/react-query'
import { pushQuery, useSwitchPush } from './push.queries.ts'

/** What the product sends by itself, and when each message comes next. */
export function NotificationsSection({ user }: { user: User }) {
  const [prompt, ...others] = messageKindNames.flatMap((kind) => {
    const { switches } = messageKinds[kind]
    return 'email' in switches ? [<MailSwitch key={kind} user={user} kind={kind} name={switches.email} />] : []
  })
  return (
    <RowSection title="Notifications">
      {prompt}
      <SmsSwitch user={user} />
      <PushSwitch user={user} />
      {others}
    </RowSection>
  )
}

/** Whether messages of a kind come by mail, and what else can be switched then. */
function MailSwitch({ user, kind, name }: { user: User; kind: MessageKind; name: SwitchName }) {
  const { needsPremium, offer, also } = kindOfMessage(kind)
  if (needsPremium && !hasPremium(roleOf(user)))
    return (
      <Row label={preferences[name].label} value={offer}>
        <Link to="/subscription" className={rowAction}>
          See Premium
        </Link>
      </Row>
    )
  return (
    <>
      <PreferenceSwitch user={user} name={name} hint={hintFor(user, { kind, isOn: user[name] })} />
      {also && user[name] && <PreferenceSwitch user={user} name={also} />}
    </>
  )
}

function hintFor(user: User, { kind, isOn }: { kind: MessageKind; isOn: boolean }): ReactNode {
  if (!isOn) return 'Off'
  if (user.mailComesBack) return <ToEmail>Mail to this address comes back.</ToEmail>
  if (!user.isVerified)
    return (
      <>
        Begins once you have <ToEmail>confirmed your e-mail</ToEmail>.
      </>
    )
  return nextMessage(kind, user)
}

/** The morning prompt by SMS. Switching it on first opens a form, loaded then, that confirms the number. */
function SmsSwitch({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const change = useChangeSettings()
  const form = useOnFirstUse(async () => (await import('./phone-form.tsx')).PhoneForm)
  const open = async () => (await form.open()) && setIsOpen(true)
  /** The form had the focus; when it closes, the switch gets it. */
  const close = () => {
    setIsOpen(false)
    row.current?.querySelector('input')?.focus()
  }
  const turn = (on: boolean) => {
    if (on && !user.isPhoneVerified) return void open()
    if (!on && !user.promptBySms) return setIsOpen(false)
    change.mutate({ promptBySms: on })
  }
  return (
    <div ref={row}>
      <Switch
        label={preferences.promptBySms.label}
        hint={isOpen ? 'Begins once you have confirmed your number.' : smsHint(user)}
        checked={user.promptBySms || isOpen}
        disabled={change.isPending}
        onChange={({ target }) => turn(target.checked)}
      />
      {form.hasFailed && <NotOpened />}
      {isOpen && form.Part && <form.Part user={user} onClose={close} />}
    </div>
  )
}

function smsHint(user: User): string {
  if (user.promptBySms) return `${nextMessage('prompt', user)} It goes to ${user.phone}.`
  return user.isPhoneVerified ? 'Off' : 'Off. Your number has to be confirmed first.'
}

/** When the next message of a kind comes, in words. */
function nextMessage(kind: MessageKind, user: User): string {
  const { when, unless = '' } = kindOfMessage(kind)
  const now = Date.now()
  const next = when && nextInWords(when(user), now, afterPause(user, now))
  return next ? `Next: ${next}${unless}.` : ''
}

const pushLabel = 'Morning prompt on this device'

/** The morning prompt as a notification, where the server sends pushes and the browser gets them. */
function PushSwitch({ user }: { user: User }): ReactNode {
  const { data: status } = useQuery(pushQuery)
  const change = useSwitchPush()
  const { publicKey } = status ?? {}
  if (!publicKey) return null
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return isOutsideHomeScreen() ? <Row label={pushLabel} value={howToInstall} /> : null
  if (Notification.permission === 'denied')
    return <Row label={pushLabel} value={<span role="status">{blocked}</span>} />
  const { isOn } = status!
  return (
    <Switch
      label={pushLabel}
      hint={isOn ? nextMessage('prompt', user) : 'Off'}
      checked={isOn}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ on: target.checked, publicKey })}
    />
  )
}

const howToInstall =
  'On an iPhone or iPad, notifications need Firstlight on the home screen: in the Share menu, choose Add to Home Screen.'
const blocked =
  'This browser blocks notifications from Firstlight. You can allow them in its settings for this site, then reload.'

/** Only Safari on iPhones and iPads has this property. */
function isOutsideHomeScreen(): boolean {
  return 'standalone' in navigator && !navigator.standalone
}
