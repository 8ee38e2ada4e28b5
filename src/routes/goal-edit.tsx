import { goalCommon } from '#domain/texts'
import { EditGoalScreen } from '~/features/goal/edit-goal-screen'
import { OneGoal } from '~/features/goal/one-goal'

export const meta = () => [{ title: `${goalCommon.actions.edit} · Firstlight` }]

export default function GoalEdit() {
  return <OneGoal>{(goal, user) => <EditGoalScreen key={goal.id} goal={goal} user={user} />}</OneGoal>
}
