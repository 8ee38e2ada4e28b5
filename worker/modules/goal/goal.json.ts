import type { Goal } from '#domain/goal'
import { mapGoalTexts } from '#domain/goal-texts'
import type { GoalRow } from './goal.repository.ts'

/** Named one by one, so that a new column is not sent by accident. */
export function goalJson(row: GoalRow): Goal {
  return {
    ...mapGoalTexts((name) => row[name]),
    id: row.id,
    userId: row.userId,
    title: row.title,
    category: row.category,
    priority: row.priority,
    targetDate: row.targetDate,
    targetTime: row.targetTime,
    reminderEnabled: row.reminderEnabled,
    reminderFrequency: row.reminderFrequency,
    reminderTime: row.reminderTime,
    status: row.status,
    isSmartGoal: row.isSmartGoal,
    progress: row.progress,
    progressHistory: row.progressHistory,
    milestones: row.milestones,
    milestonesDone: row.milestonesDone,
    lastReminderSent: row.lastReminderSent,
    reminderSince: row.reminderSince,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
