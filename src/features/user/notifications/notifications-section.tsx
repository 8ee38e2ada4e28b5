import type { User } from '#domain/user'
import { nextPrompt } from './next-message.ts'
import { PushSwitch } from './push-switch.tsx'
import { SmsSwitch } from './sms-switch.tsx'
import { useChangeSettings } from '../user.mutations.ts'
import { WeekMailSwitch } from './week-mail-switch.tsx'
import { RowSection } from '~/ui/rows'
import { Switch } from '~/ui/choice'

/** What the product sends by itself, and when each message comes next. */
export function NotificationsSection({ user }: { user: User }) {
  const change = useChangeSettings()
  return (
    <RowSection title="Notifications">
      <Switch
        label="Morning prompt by e-mail"
        hint={promptHint(user)}
        checked={user.promptByEmail}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate({ promptByEmail: target.checked })}
      />
      <SmsSwitch user={user} />
      <PushSwitch user={user} />
      <WeekMailSwitch user={user} />
    </RowSection>
  )
}

function promptHint(user: User): string {
  if (!user.promptByEmail) return 'Off'
  if (!user.isVerified) return 'Begins once you have confirmed your e-mail above.'
  return nextPrompt(user)
}
