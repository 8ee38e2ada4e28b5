import { BookOpen, Briefcase, HeartPulse, PiggyBank, Sprout, Target, type LucideIcon } from 'lucide-react'
import {
  priorityLabels,
  statusLabels,
  type Deadline,
  type Goal,
  type GoalCategory,
  type GoalPriority,
} from '#domain/goal'
import { Badge } from '~/ui/badge'

const icons: Record<GoalCategory, LucideIcon> = {
  personal: Sprout,
  professional: Briefcase,
  health: HeartPulse,
  financial: PiggyBank,
  learning: BookOpen,
}

export function CategoryIcon({ category }: { category: GoalCategory | '' }) {
  const Icon = category === '' ? Target : icons[category]
  return <Icon size={20} strokeWidth={1.75} className="mt-1 shrink-0 text-premium" aria-hidden />
}

const priorityTones = { low: 'neutral', medium: 'warning', high: 'danger' } as const

export function PriorityBadge({ priority }: { priority: GoalPriority }) {
  return <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>
}

export function StatusBadge({ status }: Pick<Goal, 'status'>) {
  return <Badge tone={status === 'completed' ? 'done' : 'neutral'}>{statusLabels[status]}</Badge>
}

const deadlineColours: Record<Deadline['tone'], string> = {
  none: 'text-soft',
  good: 'text-done',
  soon: 'text-warning',
  overdue: 'text-danger',
}

export function DeadlineText({ label, tone }: Deadline) {
  return <p className={`text-15 ${deadlineColours[tone]}`}>{label}</p>
}
