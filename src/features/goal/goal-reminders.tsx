import { hasPremium, roleOf } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { optional } from '~/ui/optional'
import { WhenSeen } from '~/ui/when-seen'

const GoalRemindersCard = optional(async () => (await import('./goal-reminders-card.tsx')).default)

/** Goals are Premium; their code and the goals themselves are loaded when the reader comes to them. */
export function GoalReminders() {
  const { user } = useUser()
  if (!user || !hasPremium(roleOf(user))) return null
  return (
    <WhenSeen>
      <GoalRemindersCard user={user} />
    </WhenSeen>
  )
}
