import { localDate } from '#domain/local-date'
import { promptOf } from '#domain/message'
import { nextOccurrence, occurrenceInWords } from '#domain/recurrence'
import type { User } from '#domain/user'
import { useChangeSettings } from './user.mutations.ts'
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
    </RowSection>
  )
}

function promptHint(user: User): string {
  if (!user.promptByEmail) return 'Off'
  if (!user.isVerified) return 'Begins once you have confirmed your e-mail above.'
  const prompt = promptOf(user)
  const now = Date.now()
  const next = nextOccurrence(prompt, now)
  return next
    ? `Next: ${occurrenceInWords(next, prompt, localDate(now, user.timezone))}, unless you have written by then.`
    : ''
}
