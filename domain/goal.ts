import { dayNumber } from './local-date.ts'
import { mapGoalTexts, type GoalTexts } from './goal-texts.ts'

/** A long-term goal of a person. */

export const goalCategories = ['personal', 'professional', 'health', 'financial', 'learning'] as const
export const goalPriorities = ['low', 'medium', 'high'] as const
export const goalStatuses = ['active', 'completed'] as const
export const reminderFrequencies = ['same-day', 'daily', 'weekly', 'monthly'] as const

export type GoalCategory = (typeof goalCategories)[number]
export type GoalPriority = (typeof goalPriorities)[number]
export type GoalStatus = (typeof goalStatuses)[number]
export type ReminderFrequency = (typeof reminderFrequencies)[number]

export const categoryLabels: Record<GoalCategory, string> = {
  personal: 'Personal Development',
  professional: 'Career & Professional',
  health: 'Health & Fitness',
  financial: 'Financial',
  learning: 'Learning & Education',
}
export const priorityLabels: Record<GoalPriority, string> = {
  low: 'Low Priority',
  medium: 'Medium Priority',
  high: 'High Priority',
}
export const statusLabels: Record<GoalStatus, string> = { active: 'Active', completed: 'Completed' }
export const frequencyLabels: Record<ReminderFrequency, string> = {
  'same-day': 'Same day only',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}

/** How far a goal was at the end of a day. */
export type ProgressPoint = { date: string; progress: number }

/** What a person decides about a goal. */
export type GoalFields = GoalTexts & {
  title: string
  category: GoalCategory
  priority: GoalPriority
  targetDate: string | null
  targetTime: string | null
  reminderEnabled: boolean
  reminderFrequency: ReminderFrequency
  reminderTime: string | null
  isSmartGoal: boolean
  progress: number
  milestones: string[]
  /** The milestones that are ticked. */
  milestonesDone: string[]
}

/** The reminder settings. */
export const reminderFieldNames = ['reminderEnabled', 'reminderFrequency', 'reminderTime'] as const

export const goalDefaults: GoalFields = {
  ...mapGoalTexts(() => ''),
  title: '',
  category: 'personal',
  priority: 'medium',
  targetDate: null,
  targetTime: null,
  reminderEnabled: false,
  reminderFrequency: 'weekly',
  reminderTime: null,
  isSmartGoal: false,
  progress: 0,
  milestones: [],
  milestonesDone: [],
}

export type Goal = GoalFields & {
  id: string
  userId: string
  /** Follows from the progress. */
  status: GoalStatus
  /** One point a day on which the progress changed, oldest first. */
  progressHistory: ProgressPoint[]
  lastReminderSent: number | null
  /** Counts the changes of the goal. */
  version: number
  createdAt: number
  updatedAt: number
}

export const goalListLimits = { completedShown: 3, milestonesShown: 2 } as const

/** The two never disagree: 100 is completed, less is active. */
export function statusAt(progress: number): GoalStatus {
  return progress === 100 ? 'completed' : 'active'
}

export function progressMessage(progress: number): string {
  return progress === 100 ? 'Goal completed!' : `${100 - progress}% remaining to complete this goal`
}

export type Deadline = { label: string; tone: 'none' | 'good' | 'soon' | 'overdue' }

/** In how many days a goal is due. The list says 'left', the detail screen 'remaining'. */
export function deadlineOf(targetDate: string | null, today: string, word: 'left' | 'remaining' = 'left'): Deadline {
  if (targetDate === null) return { label: 'No deadline', tone: 'none' }
  const days = dayNumber(targetDate) - dayNumber(today)
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  if (days < 0) return { label: `${count} overdue`, tone: 'overdue' }
  if (days === 0) return { label: 'Due today', tone: 'soon' }
  return { label: `${count} ${word}`, tone: days < 7 ? 'soon' : 'good' }
}

/** The first milestones without a tick. */
export function nextMilestones({ milestones, milestonesDone }: Pick<Goal, 'milestones' | 'milestonesDone'>): string[] {
  return milestones.filter((milestone) => !milestonesDone.includes(milestone)).slice(0, goalListLimits.milestonesShown)
}

/** What the ticks alone would make of the progress; nothing to say without milestones. */
export function progressOfMilestones({
  milestones,
  milestonesDone,
}: Pick<Goal, 'milestones' | 'milestonesDone'>): number | undefined {
  if (milestones.length === 0) return undefined
  const done = milestones.filter((milestone) => milestonesDone.includes(milestone)).length
  return Math.round((done / milestones.length) * 100)
}

/** A number typed by a person: whole, from 0 to 100, and 0 for what is no number. */
export function progressOf(typed: string): number {
  const number = Math.round(Number(typed))
  return Number.isNaN(number) ? 0 : Math.min(100, Math.max(0, number))
}

/** The longest history that is kept: about a year of changes on every day. */
export const historyLimit = 400

/** The history after a change; several changes of one day leave the last. */
export function withProgress(history: ProgressPoint[], point: ProgressPoint): ProgressPoint[] {
  return [...history.filter(({ date }) => date !== point.date), point].slice(-historyLimit)
}

export type GoalSummary = { active: number; completed: number; averageProgress: number }

export function summaryOf(goals: Pick<Goal, 'status' | 'progress'>[]): GoalSummary {
  const completed = goals.filter(({ status }) => status === 'completed').length
  const sum = goals.reduce((total, { progress }) => total + progress, 0)
  return {
    active: goals.length - completed,
    completed,
    averageProgress: goals.length === 0 ? 0 : Math.round(sum / goals.length),
  }
}
