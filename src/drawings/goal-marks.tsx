import type { Goal, GoalPriority } from '#domain/goal'
import type { Deadline } from '#domain/goal-state'
import { drawnGoals } from '#domain/texts'
import { Badge } from './badge.tsx'

const priorityTones = { low: 'neutral', medium: 'warning', high: 'danger' } as const

export function PriorityBadge({ priority }: { priority: GoalPriority }) {
  return <Badge tone={priorityTones[priority]}>{drawnGoals.priorities[priority]}</Badge>
}

export function StatusBadge({ status }: Pick<Goal, 'status'>) {
  return <Badge tone={status === 'completed' ? 'done' : 'neutral'}>{drawnGoals.statuses[status]}</Badge>
}

const deadlineColors: Record<Deadline['tone'], string> = {
  none: 'text-soft',
  good: 'text-done',
  soon: 'text-warning',
  overdue: 'text-danger',
}

export function DeadlineText({ label, tone }: Deadline) {
  return <p className={`text-15 ${deadlineColors[tone]}`}>{label}</p>
}
