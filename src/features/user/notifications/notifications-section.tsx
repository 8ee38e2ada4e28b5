import { messageKindNames, messageKinds } from '#domain/message-kinds'
import type { User } from '#domain/user'
import { MailSwitch } from './mail-switch.tsx'
import { PushSwitch } from './push-switch.tsx'
import { SmsSwitch } from './sms-switch.tsx'
import { RowSection } from '~/ui/row-section'

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
