import { CircleCheck, Eye, Pencil, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { deadlineOf, nextMilestones, type Goal } from '#domain/goal'
import { Card } from '~/drawings/card'
import { Menu } from '~/ui/menu'
import { ProgressRange } from '~/ui/progress-range'
import { CategoryIcon, DeadlineText, PriorityBadge } from './goal-marks.tsx'
import { MilestoneTicks } from './milestone-ticks.tsx'
import { useGoalOnDevice } from '../use-goal-actions.ts'

export type GoalActions = {
  onChange: (goal: Goal, change: Partial<Pick<Goal, 'progress' | 'milestonesDone'>>) => void
  onDelete: (goal: Goal) => void
}

/** An active goal in the list: its deadline, its progress, and what comes next. */
export function GoalCard({ goal: stored, today, onChange, onDelete }: GoalActions & { goal: Goal; today: string }) {
  const goal = useGoalOnDevice(stored)
  const navigate = useNavigate()
  const next = nextMilestones(goal)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <CategoryIcon category={goal.category} />
        <div className="min-w-0 grow">
          <h3 className="text-21 [overflow-wrap:anywhere]">
            <Link to={`/goals/${goal.id}/view`} className="underline-offset-4 hover:underline">
              {goal.title}
            </Link>
          </h3>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <DeadlineText {...deadlineOf(goal.targetDate, today)} />
            <PriorityBadge priority={goal.priority} />
          </div>
        </div>
        <Menu
          label={`Actions for ${goal.title}`}
          items={[
            { label: 'View Goal', icon: Eye, onChoose: () => void navigate(`/goals/${goal.id}/view`) },
            { label: 'Mark Complete', icon: CircleCheck, onChoose: () => onChange(stored, { progress: 100 }) },
            { label: 'Edit Goal', icon: Pencil, onChoose: () => void navigate(`/goals/${goal.id}/edit`) },
            { label: 'Delete Goal', icon: Trash2, tone: 'danger', onChoose: () => onDelete(goal) },
          ]}
        />
      </div>
      <ProgressRange
        label={`Progress of ${goal.title}`}
        percent={goal.progress}
        onChange={(progress) => onChange(stored, { progress })}
      />
      {next.length > 0 && (
        <MilestoneTicks
          goal={goal}
          milestones={next}
          onTick={(milestonesDone) => onChange(stored, { milestonesDone })}
        />
      )}
    </Card>
  )
}
