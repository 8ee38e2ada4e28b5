import { hasPremium, roleOf } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { lazyPart } from '~/ui/lazy-part'
import { WhenSeen } from '~/ui/when-seen'

const ActiveGoals = lazyPart(async () => (await import('./active-goals.tsx')).default)

/** Goals are Premium; their code and the goals themselves are loaded when the reader comes to them. */
export function GoalReminders() {
  const { user } = useUser()
  if (!user || !hasPremium(roleOf(user))) return null
  return (
    <WhenSeen>
      <ActiveGoals user={user} />
    </WhenSeen>
  )
}
