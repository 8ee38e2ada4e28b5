import { CircleCheck, Eye, Pencil, Trash2 } from 'lucide'
import { Link, useNavigate } from 'react-router'
import type { Goal } from '#domain/goal'
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
          label={`Actions for ${goal.title}`}
          items={[
            { label: 'View Goal', icon: Eye, onChoose: () => void navigate(`/goals/${goal.id}/view`) },
            { label: 'Mark Complete', icon: CircleCheck, onChoose: () => onChange(stored, { progress: 100 }) },
            { label: 'Edit Goal', icon: Pencil, onChoose: () => void navigate(`/goals/${goal.id}/edit`) },
            { label: 'Delete Goal', icon: Trash2, tone: 'danger', onChoose: () => onDelete(goal) },
          ]}
        />
      }
      progress={
        <ProgressRange
          label={`Progress of ${goal.title}`}
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
