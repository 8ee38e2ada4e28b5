import { BookOpen, Briefcase, HeartPulse, PiggyBank, Sprout, Target, type LucideIcon } from 'lucide-react'
import type { GoalCategory } from '#domain/goal'

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
