import { drawnGoals } from '#domain/texts'
import { CompletedGoalsScreen } from '~/features/goal/completed-goals-screen'
import { useUser } from '~/features/user/user.queries'

export const meta = () => [{ title: `${drawnGoals.completed.title} · Firstlight` }]

export default function GoalsCompleted() {
  const { user } = useUser()
  return user && <CompletedGoalsScreen user={user} />
}
