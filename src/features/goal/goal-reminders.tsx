import { lazy, Suspense } from 'react'
import { hasPremium, roleOf } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { WhenSeen } from '~/ui/when-seen'

// The day is shown without the card if its script cannot be loaded.
const GoalRemindersCard = lazy(() => import('./goal-reminders-card.tsx').catch(() => ({ default: () => null })))

/** Goals are Premium; their code and the goals themselves are loaded when the reader comes to them. */
export function GoalReminders() {
  const { user } = useUser()
  if (!user || !hasPremium(roleOf(user))) return null
  return (
    <WhenSeen>
      <Suspense>
        <GoalRemindersCard user={user} />
      </Suspense>
    </WhenSeen>
  )
}
