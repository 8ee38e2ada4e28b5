import { messageKinds, regularKinds, type MessageKind, type RegularKind } from '#domain/message-kinds'
import { afterPause } from '#domain/pause'
import type { User } from '#domain/user'
import { RowSection } from '~/ui/row-section'
import { ToEmail } from '~/ui/to-email'
import { Link } from 'react-router'
import { hasPremium, roleOf } from '#domain/plan'
import { common, preferences, settings } from '#domain/texts'
import { Row, rowAction } from '~/drawings/rows'
import { WithLinks } from '~/drawings/with-links'
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
  const [prompt, ...others] = regularKinds.map((kind) => <MailSwitch key={kind} user={user} kind={kind} />)
  return (
    <RowSection title={settings.notifications.title}>
      {prompt}
      <SmsSwitch user={user} />
      <PushSwitch user={user} />
      {others}
    </RowSection>
  )
}

/** Whether messages of a kind come by mail, and what else can be switched then. */
function MailSwitch({ user, kind }: { user: User; kind: RegularKind }) {
  const { needsPremium, switches, also } = messageKinds[kind]
  const name = switches.email
  const offers: Partial<Record<MessageKind, string>> = settings.notifications.offers
  if (needsPremium && !hasPremium(roleOf(user)))
    return (
      <Row label={preferences.words[name].label} value={offers[kind]}>
        <Link to="/subscription" className={rowAction}>
          {common.seePremium}
        </Link>
      </Row>
    )
  return (
    <>
      <PreferenceSwitch user={user} name={name} hint={hintFor(user, { kind, isOn: user[name] })} />
      {user[name] && <PreferenceSwitch user={user} name={also} />}
    </>
  )
}

function hintFor(user: User, { kind, isOn }: { kind: RegularKind; isOn: boolean }): ReactNode {
  if (!isOn) return preferences.off
  if (user.isVerified && !user.mailComesBack) return nextMessage(kind, user)
  const { mailComesBack, emailNotConfirmed } = settings.notifications
  const text = user.mailComesBack ? mailComesBack : emailNotConfirmed
  return <WithLinks text={text} renderLink={(words) => <ToEmail>{words}</ToEmail>} />
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
        label={preferences.words.promptBySms.label}
        hint={isOpen ? settings.notifications.sms.confirming : smsHint(user)}
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
  const { sms } = settings.notifications
  if (user.promptBySms) return sms.next({ next: nextMessage('prompt', user), phone: user.phone ?? '' })
  return user.isPhoneVerified ? preferences.off : sms.notConfirmed
}

/** When the next message of a kind comes, in words. */
function nextMessage(kind: RegularKind, user: User): string {
  const now = Date.now()
  const next = nextInWords(messageKinds[kind].when(user), now, afterPause(user, now))
  return next && settings.notifications.next[kind](next)
}

/** The morning prompt as a notification, where the server sends pushes and the browser gets them. */
function PushSwitch({ user }: { user: User }): ReactNode {
  const { data: status } = useQuery(pushQuery)
  const change = useSwitchPush()
  const { label, howToInstall, blocked } = settings.notifications.push
  const { publicKey } = status ?? {}
  if (!publicKey) return null
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return isOutsideHomeScreen() ? <Row label={label} value={howToInstall} /> : null
  if (Notification.permission === 'denied') return <Row label={label} value={<span role="status">{blocked}</span>} />
  const { isOn } = status!
  return (
    <Switch
      label={label}
      hint={isOn ? nextMessage('prompt', user) : preferences.off}
      checked={isOn}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ on: target.checked, publicKey })}
    />
  )
}

/** Only Safari on iPhones and iPads has this property. */
function isOutsideHomeScreen(): boolean {
  return 'standalone' in navigator && !navigator.standalone
}
