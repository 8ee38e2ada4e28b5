import { CircleCheck, Eye, Pencil, Trash2 } from 'lucide'
import { Link, useNavigate } from 'react-router'
import type { Goal } from '#domain/goal'
import { goalCommon } from '#domain/texts'
import { GoalContent } from '~/drawings/goal-list'
import { Menu } from '~/ui/menu'
import { ProgressRange } from '~/ui/progress-range'
import { GoalState } from './goal-state.tsx'
import { MilestoneTicks } from './milestone-ticks.tsx'
import { useGoalOnDevice } from '../use-goal-actions.ts'

export type GoalActions = {
  onChange: (goal: Goal, change: Partial<Pick<Goal, 'progress' | 'milestonesDone'>>) => void
  onDelete: (goal: Goal) => void
}

/** An active goal in the list. */
export function GoalCard({ goal: stored, today, onChange, onDelete }: GoalActions & { goal: Goal; today: string }) {
  const goal = useGoalOnDevice(stored)
  const navigate = useNavigate()
  return (
    <GoalContent
      goal={goal}
      today={today}
      title={
        <Link to={`/goals/${goal.id}/view`} className="underline-offset-4 hover:underline">
          {goal.title}
        </Link>
      }
      menu={
        <Menu
          label={goalCommon.actions.of(goal.title)}
          items={[
            { label: goalCommon.actions.view, icon: Eye, onChoose: () => void navigate(`/goals/${goal.id}/view`) },
            {
              label: goalCommon.actions.complete,
              icon: CircleCheck,
              onChoose: () => onChange(stored, { progress: 100 }),
            },
            { label: goalCommon.actions.edit, icon: Pencil, onChoose: () => void navigate(`/goals/${goal.id}/edit`) },
            { label: goalCommon.actions.delete, icon: Trash2, tone: 'danger', onChoose: () => onDelete(goal) },
          ]}
        />
      }
      progress={
        <ProgressRange
          label={goalCommon.progress.of(goal.title)}
          percent={goal.progress}
          onChange={(progress) => onChange(stored, { progress })}
        />
      }
      renderMilestones={(next) => (
        <MilestoneTicks
          goal={goal}
          milestones={next}
          onTick={(milestonesDone) => onChange(stored, { milestonesDone })}
        />
      )}
    >
      <GoalState goal={stored} />
    </GoalContent>
  )
}
