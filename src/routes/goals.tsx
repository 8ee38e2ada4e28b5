import { drawnGoals } from '#domain/texts'
import { GoalsScreen } from '~/features/goal/goals-screen'
import { useUser } from '~/features/user/user.queries'

export const meta = () => [{ title: `${drawnGoals.title} · Firstlight` }]

export default function Goals() {
  const { user } = useUser()
  return user && <GoalsScreen user={user} />
}
