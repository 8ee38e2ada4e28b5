import { goalForm } from '#domain/texts'
import { GoalScreen } from '~/features/goal/goal-screen'
import { OneGoal } from '~/features/goal/one-goal'

export const meta = () => [{ title: `${goalForm.goal} · Firstlight` }]

export default function GoalView() {
  return <OneGoal>{(goal, user) => <GoalScreen goal={goal} user={user} />}</OneGoal>
}
