import { Link } from 'react-router'
import { kindOfMessage, type MessageKind } from '#domain/message-kinds'
import { hasPremium, roleOf } from '#domain/plan'
import { preferences, type SwitchName } from '#domain/preferences'
import type { User } from '#domain/user'
import { Row, rowAction } from '~/drawings/rows'
import { nextMessage } from './next-message.ts'
import { PreferenceSwitch } from '../preference-switch.tsx'

/** Whether messages of a kind come by mail, and what else can be switched then. */
export function MailSwitch({ user, kind, name }: { user: User; kind: MessageKind; name: SwitchName }) {
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

function hintFor(user: User, { kind, isOn }: { kind: MessageKind; isOn: boolean }): string {
  if (!isOn) return 'Off'
  if (user.mailComesBack) return 'Mail to this address comes back.'
  if (!user.isVerified) return 'Begins once you have confirmed your e-mail above.'
  return nextMessage(kind, user)
}
