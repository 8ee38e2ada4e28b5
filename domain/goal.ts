import { linesOf } from './items.ts'
import { mapGoalTexts, type GoalTexts } from './goal-texts.ts'

/** A long-term goal of a person. */

export const goalCategories = ['personal', 'professional', 'health', 'financial', 'learning'] as const
export const goalPriorities = ['low', 'medium', 'high'] as const
export const goalStatuses = ['active', 'completed'] as const
export const reminderFrequencies = ['same-day', 'daily', 'weekly', 'monthly'] as const

export type GoalCategory = (typeof goalCategories)[number]
export type GoalPriority = (typeof goalPriorities)[number]
export type GoalStatus = (typeof goalStatuses)[number]
type ReminderFrequency = (typeof reminderFrequencies)[number]

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
  /** The local day on which the reminder was switched on. */
  reminderSince: string | null
  /** Counts the changes of the goal. */
  version: number
  createdAt: number
  updatedAt: number
}

/** `bytes`: of all goals of one person together. */
export const goalLimits = { perPerson: 500, bytes: 1_000_000, title: 200, milestones: 50, milestone: 200 } as const

export const goalListLimits = { completedShown: 3, milestonesShown: 2 } as const

/** The two never disagree: 100 is completed, less is active. */
export function statusAt(progress: number): GoalStatus {
  return progress === 100 ? 'completed' : 'active'
}

/** The goals that the wizard offers: the lines of a page as they were typed, without lines of only a number and a dot. */
export function goalsOfPage(goalsText: string): string[] {
  return [...new Set(linesOf(goalsText).filter((line) => !/^\p{Nd}+\.$/u.test(line)))]
}

/** `tick` is the name of a milestone in `milestonesDone`. */
export type Milestone = { words: string; tick: string; isDone: boolean }
type Milestones = Pick<Goal, 'milestones' | 'milestonesDone'>

/**
 * Two milestones with the same words are two: the tick of the second has a number after a line break, which no words
 * have.
 */
export function milestonesOf({ milestones, milestonesDone }: Milestones): Milestone[] {
  const counts = new Map<string, number>()
  return milestones.map((words) => {
    const count = (counts.get(words) ?? 0) + 1
    counts.set(words, count)
    const tick = count === 1 ? words : `${words}\n${count}`
    return { words, tick, isDone: milestonesDone.includes(tick) }
  })
}

/** The ticks that name one of the milestones. */
export function ticksOfMilestones(goal: Milestones): string[] {
  const ticks = new Set(milestonesOf(goal).map(({ tick }) => tick))
  return goal.milestonesDone.filter((done) => ticks.has(done))
}

/** The first milestones without a tick. */
export function nextMilestones(goal: Milestones): Milestone[] {
  return milestonesOf(goal)
    .filter(({ isDone }) => !isDone)
    .slice(0, goalListLimits.milestonesShown)
}

/** What the ticks alone would make of the progress; nothing to say without milestones. */
export function progressOfMilestones(goal: Milestones): number | undefined {
  if (goal.milestones.length === 0) return undefined
  const done = milestonesOf(goal).filter(({ isDone }) => isDone).length
  return Math.round((done / goal.milestones.length) * 100)
}

/** What was completed last is first. */
export function completedOf(goals: Goal[]): Goal[] {
  return goals
    .filter(({ status }) => status === 'completed')
    .sort((one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? 1 : -1))
}

/** Where a completed goal goes on: at its last progress below 100. */
export function progressBefore({ progressHistory }: Pick<Goal, 'progressHistory'>): number {
  return progressHistory.findLast(({ progress }) => progress < 100)?.progress ?? 0
}

/** A number typed by a person: whole, from 0 to 100, and 0 for what is not a number. */
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
