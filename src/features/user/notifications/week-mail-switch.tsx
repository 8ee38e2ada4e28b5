import { Link } from 'react-router'
import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { Switch } from '~/ui/choice'
import { rowAction, Row } from '~/ui/rows'
import { nextWeekMail } from './next-message.ts'
import { useChangeSettings } from '../user.mutations.ts'

const label = 'Weekly highlights by e-mail'

/** The mail on Sundays about the week that has ended, and whether it comes after a week without a page. */
export function WeekMailSwitch({ user }: { user: User }) {
  const change = useChangeSettings()
  if (!hasPremium(roleOf(user)))
    return (
      <Row label={label} value="Your week in a short letter, on Sundays. Part of Premium.">
        <Link to="/subscription" className={rowAction}>
          See Premium
        </Link>
      </Row>
    )
  return (
    <>
      <Switch
        label={label}
        hint={hintFor(user)}
        checked={user.weeklyByEmail}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate({ weeklyByEmail: target.checked })}
      />
      {user.weeklyByEmail && (
        <Switch
          label="Also after a week without a page"
          hint={user.weeklyWhenEmpty ? 'A few kind lines then.' : 'Then no mail comes.'}
          checked={user.weeklyWhenEmpty}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ weeklyWhenEmpty: target.checked })}
        />
      )}
    </>
  )
}

function hintFor(user: User): string {
  if (!user.weeklyByEmail) return 'Off'
  if (!user.isVerified) return 'Begins once you have confirmed your e-mail above.'
  return nextWeekMail(user)
}
