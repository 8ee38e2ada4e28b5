import { Link } from 'react-router'
import type { GoalFields } from '#domain/goal'
import { nextReminderOf, type ReminderSettings } from '#domain/message'
import { goalCommon, goalForm } from '#domain/texts'
import type { User } from '#domain/user'

const nextOf = (goal: ReminderSettings, user: User) => nextReminderOf(goal, user, Date.now())

type MailState = Pick<User, 'isVerified' | 'mailComesBack'>
const getsMail = ({ isVerified, mailComesBack }: MailState) => isVerified && !mailComesBack

export const remindersByMail = (user: MailState) => {
  const { comes, comesBack, isUnconfirmed } = goalCommon.reminders.mail
  if (user.mailComesBack) return comesBack
  return user.isVerified ? comes : isUnconfirmed
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
  if (!reminderEnabled) return goalCommon.reminders.none.off
  const frequency = goalForm.frequencies[reminderFrequency]
  if (reminderFrequency !== 'same-day' || !reminderTime) return goalCommon.reminders.by(frequency)
  return goalCommon.reminders.byAt({ frequency, time: reminderTime })
}

/** How often a goal reminds, and when next; or why no reminder comes. */
export function Reminders({ goal, user }: { goal: ReminderSettings; user: User }) {
  const next = nextOf(goal, user)
  if ('none' in next) return <p>{goalCommon.reminders.none[next.none]}</p>
  return (
    <>
      <p>{remindersOf(goal)}</p>
      <p className="text-15 text-soft">
        {getsMail(user) ? goalCommon.reminders.next(next.inWords) : <ByMail user={user} />}
      </p>
    </>
  )
}

/**
 * Beside the settings of a reminder: when it comes next, or why none does; nothing while it is off, or the address is
 * not confirmed.
 */
export function NextReminder({ goal, user }: { goal: ReminderSettings; user: User }) {
  const next = nextOf(goal, user)
  if ('none' in next)
    return next.none !== 'off' && <p className="text-15 text-soft">{goalCommon.reminders.none[next.none]}</p>
  return getsMail(user) && <p className="text-15 text-soft">{goalCommon.reminders.next(next.inWords)}</p>
}
