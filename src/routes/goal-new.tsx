import { drawnGoals } from '#domain/texts'
import { NewGoalScreen } from '~/features/goal/new-goal-screen'
import { useUser } from '~/features/user/user.queries'

export const meta = () => [{ title: `${drawnGoals.newGoal} · Firstlight` }]

export default function GoalNew() {
  const { user } = useUser()
  return user && <NewGoalScreen user={user} />
}
