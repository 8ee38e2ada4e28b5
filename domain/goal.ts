/** A long-term goal of a person. */

export const goalCategories = ['personal', 'professional', 'health', 'financial', 'learning'] as const
export const goalPriorities = ['low', 'medium', 'high'] as const
export const goalStatuses = ['active', 'completed'] as const
export const reminderFrequencies = ['same-day', 'daily', 'weekly', 'monthly'] as const

export type GoalCategory = (typeof goalCategories)[number]
export type GoalPriority = (typeof goalPriorities)[number]
export type GoalStatus = (typeof goalStatuses)[number]
export type ReminderFrequency = (typeof reminderFrequencies)[number]

export type Goal = {
  id: string
  userId: string
  title: string
  description: string
  category: GoalCategory
  priority: GoalPriority
  targetDate: string | null
  targetTime: string | null
  reminderEnabled: boolean
  reminderFrequency: ReminderFrequency
  reminderTime: string | null
  status: GoalStatus
  isSmartGoal: boolean
  specific: string
  measurable: string
  achievable: string
  relevant: string
  timeBound: string
  progress: number
  milestones: string[]
  /** The milestones that are ticked. */
  milestonesDone: string[]
  lastReminderSent: number | null
  createdAt: number
  updatedAt: number
}
