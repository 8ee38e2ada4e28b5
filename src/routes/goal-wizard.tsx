import { NewGoalScreen } from '~/features/goal/new-goal-screen'
import { useUser } from '~/features/user/user.queries'

export const meta = () => [{ title: 'New Goal · Firstlight' }]

export default function GoalWizard() {
  const { user } = useUser()
  return user && <NewGoalScreen user={user} />
}
