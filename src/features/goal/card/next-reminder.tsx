import { Link } from 'react-router'
import { frequencyLabels, type GoalFields } from '#domain/goal'
import { nextReminderOf, type ReminderSettings } from '#domain/message'
import type { User } from '#domain/user'

const why = {
  off: 'No reminders',
  completed: 'No reminder is to come: the goal is complete.',
  'no-date': 'No reminder is to come: “Same day only” needs a target date.',
  past: 'No reminder is to come before its date.',
}

const nextOf = (goal: ReminderSettings, user: User) => nextReminderOf(goal, user, Date.now())

type MailState = Pick<User, 'isVerified' | 'mailComesBack'>
const getsMail = ({ isVerified, mailComesBack }: MailState) => isVerified && !mailComesBack

export const remindersByMail = (user: MailState) => {
  if (user.mailComesBack) return 'By e-mail, but mail to your address comes back: see Settings.'
  return user.isVerified ? 'By e-mail.' : 'By e-mail, once your address is confirmed in Settings.'
}

/** Where no mail comes, it leads to what it waits for. */
export function ByMail({ user }: { user: MailState }) {
  if (getsMail(user)) return remindersByMail(user)
  return (
    <Link to="/settings#email" className="underline underline-offset-4">
      {remindersByMail(user)}
    </Link>
  )
}

/** 'Same day only, at 07:30', or that there are none. */
export function remindersOf({
  reminderEnabled,
  reminderFrequency,
  reminderTime,
}: Pick<GoalFields, 'reminderEnabled' | 'reminderFrequency' | 'reminderTime'>): string {
  if (!reminderEnabled) return 'No reminders'
  const time = reminderFrequency === 'same-day' && reminderTime ? `, at ${reminderTime}` : ''
  return `${frequencyLabels[reminderFrequency]}${time}, by email`
}

/** How often a goal reminds, and when next; or why no reminder comes. */
export function Reminders({ goal, user }: { goal: ReminderSettings; user: User }) {
  const next = nextOf(goal, user)
  if ('none' in next) return <p>{why[next.none]}</p>
  return (
    <>
      <p>{remindersOf(goal)}</p>
      <p className="text-15 text-soft">{getsMail(user) ? `Next: ${next.inWords}.` : <ByMail user={user} />}</p>
    </>
  )
}

/**
 * Beside the settings of a reminder: when it comes next, or why none does; nothing while it is off, or the address is
 * not confirmed.
 */
export function NextReminder({ goal, user }: { goal: ReminderSettings; user: User }) {
  const next = nextOf(goal, user)
  if ('none' in next) return next.none !== 'off' && <p className="text-15 text-soft">{why[next.none]}</p>
  return getsMail(user) && <p className="text-15 text-soft">Next: {next.inWords}.</p>
}
