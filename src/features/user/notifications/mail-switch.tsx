import { Link } from 'react-router'
import { kindOfMessage, switches, type MessageKind, type SwitchName } from '#domain/message-kinds'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { Switch } from '~/ui/choice'
import { rowAction, Row } from '~/ui/rows'
import { nextMessage } from './next-message.ts'
import { useChangeSettings } from '../user.mutations.ts'

/** Whether messages of a kind come by mail, and what else can be switched then. */
export function MailSwitch({ user, kind, name }: { user: User; kind: MessageKind; name: SwitchName }) {
  const change = useChangeSettings()
  const { needsPremium, offer, also } = kindOfMessage(kind)
  if (needsPremium && !hasPremium(roleOf(user)))
    return (
      <Row label={switches[name]} value={offer}>
        <Link to="/subscription" className={rowAction}>
          See Premium
        </Link>
      </Row>
    )
  const switchFor = (of: SwitchName, hint: string) => (
    <Switch
      label={switches[of]}
      hint={hint}
      checked={user[of]}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ [of]: target.checked })}
    />
  )
  return (
    <>
      {switchFor(name, hintFor(user, { kind, isOn: user[name] }))}
      {also && user[name] && switchFor(also.name, user[also.name] ? also.on : also.off)}
    </>
  )
}

function hintFor(user: User, { kind, isOn }: { kind: MessageKind; isOn: boolean }): string {
  if (!isOn) return 'Off'
  if (!user.isVerified) return 'Begins once you have confirmed your e-mail above.'
  return nextMessage(kind, user)
}
