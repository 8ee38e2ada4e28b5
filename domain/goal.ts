/** What a person is working towards. Its calls and screens come with the goals. */

export const goalCategories = ['personal', 'professional', 'health', 'financial', 'learning'] as const
export const goalPriorities = ['low', 'medium', 'high'] as const
export const goalStatuses = ['active', 'completed'] as const
export const reminderFrequencies = ['same-day', 'daily', 'weekly', 'monthly'] as const

export type GoalCategory = (typeof goalCategories)[number]
