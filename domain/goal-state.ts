import { drawnGoals, goalCommon } from './texts.ts'
import { dayNumber } from './time/local-date.ts'

/** What is said of how far a goal is. */

export function progressMessage(progress: number): string {
  return progress === 100 ? goalCommon.progress.completed : goalCommon.progress.remaining(100 - progress)
}

export type Deadline = { label: string; tone: 'none' | 'good' | 'soon' | 'overdue' }

/** In how many days a goal is due. The list says 'left', the detail screen 'remaining'. */
export function deadlineOf(targetDate: string | null, today: string, word: 'left' | 'remaining' = 'left'): Deadline {
  if (targetDate === null) return { label: drawnGoals.deadline.none, tone: 'none' }
  const days = dayNumber(targetDate) - dayNumber(today)
  if (days < 0) return { label: drawnGoals.deadline.overdue(-days), tone: 'overdue' }
  if (days === 0) return { label: drawnGoals.deadline.today, tone: 'soon' }
  return { label: drawnGoals.deadline[word](days), tone: days < 7 ? 'soon' : 'good' }
}
