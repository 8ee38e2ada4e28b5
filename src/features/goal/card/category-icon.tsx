import { BookOpen, Briefcase, HeartPulse, PiggyBank, Sprout, Target, type IconNode } from 'lucide'
import type { GoalCategory } from '#domain/goal'
import { Icon } from '~/drawings/icon'

const icons: Record<GoalCategory, IconNode> = {
  personal: Sprout,
  professional: Briefcase,
  health: HeartPulse,
  financial: PiggyBank,
  learning: BookOpen,
}

export function CategoryIcon({ category }: { category: GoalCategory | '' }) {
  return <Icon of={category === '' ? Target : icons[category]} className="mt-1 shrink-0 text-premium" />
}
