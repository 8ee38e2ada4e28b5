import { useRef, useState } from 'react'
import { preferences } from '#domain/preferences'
import type { User } from '#domain/user'
import { Switch } from '~/drawings/choice'
import { NotOpened } from '~/ui/not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import { nextMessage } from './next-message.ts'
import { useChangeSettings } from '../user.mutations.ts'

/** The morning prompt by SMS. Switching it on first opens a form, loaded then, that confirms the number. */
export function SmsSwitch({ user }: { user: User }) {
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
