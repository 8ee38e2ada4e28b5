import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#domain/user'
import { Switch } from '~/drawings/choice'
import { Row } from '~/drawings/rows'
import { nextMessage } from './next-message.ts'
import { pushQuery, useSwitchPush } from './push.queries.ts'

const label = 'Morning prompt on this device'

/** The morning prompt as a notification, where the server sends pushes and the browser gets them. */
export function PushSwitch({ user }: { user: User }): ReactNode {
  const { data: status } = useQuery(pushQuery)
  const change = useSwitchPush()
  const { publicKey } = status ?? {}
  if (!publicKey) return null
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return isOutsideHomeScreen() ? <Row label={label} value={howToInstall} /> : null
  if (Notification.permission === 'denied') return <Row label={label} value={<span role="status">{blocked}</span>} />
  const { isOn } = status!
  return (
    <Switch
      label={label}
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
